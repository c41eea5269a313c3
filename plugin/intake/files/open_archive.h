/** @file open_archive.h
 *  Reads one compressed stream, without a container, with libarchive. THREADS: an object at a time. */
#ifndef NEARDUP_INTAKE_FILES_OPEN_ARCHIVE_H
#define NEARDUP_INTAKE_FILES_OPEN_ARCHIVE_H

#include <sys/types.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <string_view>

#include "files/compression.h"

struct archive;

namespace neardup {

/** Decompresses one or several streams of bzip2, xz, zstd or lz4, all of them as one member. Existing checksums are
 *  verified. */
class OpenArchive final : public Decompressor {
 public:
  explicit OpenArchive(Pieces input);
  ~OpenArchive() override;

  /** @exception std::runtime_error "compressed data is damaged or cut off", because libarchive does not distinguish
   *             the two, or if the data is not compressed; std::bad_alloc. */
  std::string_view next() override;

  bool next_member() override { return false; }

 private:
  void start();
  void require_all_used();
  [[noreturn]] void fail() const;
  static ssize_t give_block(archive*, void* self, const void** block);

  Pieces input_;
  std::uint64_t given_ = 0;  // bytes of the file
  std::exception_ptr input_failure_;
  std::unique_ptr<archive, int (*)(archive*)> reader_;
  bool started_ = false;
  std::array<char, 65536> buffer_;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_OPEN_ARCHIVE_H
