/** @file byte_stream.h
 *  Reads the bytes of a large file, decompressed, in bounded memory.
 *
 *      file --> zlib (gzip) or libarchive (bzip2, xz, zstd, lz4) or unchanged --> 64 KiB --> lines and blocks
 *
 *  Decompressed bytes are returned only after their checksum, which comes last, is verified: gzip data member by
 *  member, other formats as a whole. So the data is decompressed twice, but never held. zstd and lz4 may lack a
 *  checksum: then only damage to their format is detected.
 *
 *  THREADS: one at a time. */
#ifndef NEARDUP_INTAKE_FILES_BYTE_STREAM_H
#define NEARDUP_INTAKE_FILES_BYTE_STREAM_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "files/open_file.h"

namespace neardup {

class ByteStream {
 public:
  /** @param path      "-" is standard input. A compressed pipe is first stored in a file in TMPDIR.
   *  @param checking  called repeatedly while bytes are verified, which may take long; may throw.
   *  @exception std::system_error or std::runtime_error, without the file's name, if the file cannot be opened. All
   *             other functions throw std::runtime_error if it cannot be read, is damaged or incomplete, and
   *             std::system_error if a signal interrupts them. */
  explicit ByteStream(
      const std::string& path, Pipes pipes = Pipes::kRefused, std::function<void()> checking = [] {});
  ~ByteStream();

  /** The next line with its line feed, if it has one; nothing at the end. A longer line is returned in parts of
   *  `max_bytes`. */
  std::optional<std::string> line(std::size_t max_bytes);

  /** The next `count` bytes. Memory grows with the bytes that exist.
   *  @exception std::runtime_error if the file ends before. */
  std::string block(std::uint64_t count);

  /** The next bytes, as many as are at hand, valid until the next call; empty at the end. */
  std::string_view some();

  /** Like block(), but drops the bytes. */
  void skip(std::uint64_t count);

  /** Number of decompressed bytes returned so far. */
  std::uint64_t offset() const { return offset_; }

  /** Share of the file that has been read, 0..1; 0 for a pipe, whose length is unknown. */
  double share() const;

 private:
  class VerifiedBytes;

  bool fill();
  std::string_view piece(std::uint64_t most);
  void pass(std::size_t count);

  OpenFile file_;
  std::unique_ptr<VerifiedBytes> verified_;  // of a compressed file
  std::array<char, 65536> buffer_;           // of another one
  std::string beginning_;
  std::string_view rest_;  // read, not returned
  std::uint64_t offset_ = 0;
  bool ended_ = false;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_BYTE_STREAM_H
