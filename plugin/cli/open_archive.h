/** @file open_archive.h
 *  libarchive as a reader of one compressed stream, without a container. THREADS: an object at a time. */
#ifndef NEARDUP_CLI_OPEN_ARCHIVE_H
#define NEARDUP_CLI_OPEN_ARCHIVE_H

#include <cstddef>
#include <memory>
#include <string>

struct archive;

namespace neardup::cli {

/** What bzip2, xz, zstd and lz4 have compressed, of one stream or several one after the other; anything else as it is.
 *  Checksums are verified where there are any. */
class OpenArchive {
 public:
  /** @param octets  stay where they are while this lives. @exception std::runtime_error with libarchive's reason. */
  explicit OpenArchive(const std::string& octets);

  /** @param descriptor  at the beginning of a file; stays the caller's. */
  explicit OpenArchive(int descriptor);

  /** @return octets read, up to `size`; 0 at the end. @exception std::runtime_error for damaged data, or cut off. */
  std::size_t read(char* buffer, std::size_t size);

  /** Whether there is a compression to undo. */
  bool is_compressed() const;

 private:
  OpenArchive();
  void start(int opened);

  std::unique_ptr<archive, int (*)(archive*)> reader_;
  bool ended_ = false;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPEN_ARCHIVE_H
