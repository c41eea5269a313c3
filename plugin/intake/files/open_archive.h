/** @file open_archive.h
 *  libarchive as a reader of one compressed stream, without a container. THREADS: an object at a time. */
#ifndef NEARDUP_INTAKE_FILES_OPEN_ARCHIVE_H
#define NEARDUP_INTAKE_FILES_OPEN_ARCHIVE_H

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

struct archive;

namespace neardup {

/** What bzip2, xz, zstd and lz4 have compressed, of one stream or several one after the other. Checksums are verified
 *  where there are any. */
class OpenArchive {
 public:
  /** Gives bytes, which stay where they are until it is called again; none at the end. What it throws comes through.
   */
  using Input = std::function<std::string_view()>;

  /** @param bytes  stay where they are while this lives.
   *  @exception std::runtime_error as read() has it, and where there is no compression to undo. */
  explicit OpenArchive(const std::string& bytes);

  explicit OpenArchive(Input input);
  ~OpenArchive();
  OpenArchive(const OpenArchive&) = delete;
  OpenArchive& operator=(const OpenArchive&) = delete;

  /** @return bytes read, up to `size`; 0 at the end.
   *  @exception std::runtime_error "compressed data is damaged or cut off", which libarchive does not tell apart;
   *             std::bad_alloc. */
  std::size_t read(char* buffer, std::size_t size);

 private:
  OpenArchive();
  void start(int opened);
  void require_all_used();
  [[noreturn]] void fail() const;
  static ssize_t give_block(archive*, void* self, const void** block);

  Input input_;
  std::uint64_t given_ = 0;  // bytes of the file
  std::exception_ptr input_failure_;
  std::unique_ptr<archive, int (*)(archive*)> reader_;
  bool ended_ = false;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_OPEN_ARCHIVE_H
