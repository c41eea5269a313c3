/** @file open_archive.h
 *  Reads one compressed stream, without a container, with libarchive. THREADS: an object at a time. */
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

/** Decompresses one or several streams of bzip2, xz, zstd or lz4. Existing checksums are verified. */
class OpenArchive {
 public:
  /** Returns bytes, valid until its next call; empty at the end. Its exceptions are passed on. */
  using Input = std::function<std::string_view()>;

  /** @param bytes  must stay valid while this lives.
   *  @exception std::runtime_error like read(), and if the data is not compressed. */
  explicit OpenArchive(const std::string& bytes);

  explicit OpenArchive(Input input);
  ~OpenArchive();
  OpenArchive(const OpenArchive&) = delete;
  OpenArchive& operator=(const OpenArchive&) = delete;

  /** @return bytes read, up to `size`; 0 at the end.
   *  @exception std::runtime_error "compressed data is damaged or cut off", because libarchive does not distinguish
   *             the two; std::bad_alloc. */
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
