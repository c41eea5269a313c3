/** @file byte_stream.h
 *  The bytes of a file, decompressed as they are read, in bounded memory: for files of many documents.
 *
 *      file --> zlib (gzip) or libarchive (bzip2, xz, zstd, lz4) or as it is --> 64 KiB --> lines and blocks
 *
 *  Compressed bytes are given when the decompressor has vouched for them, for it notices damage by a checksum that
 *  comes last: gzip data member by member, the others as a whole. So they are decompressed twice, and nothing is held.
 *  zstd and lz4 may have no checksum: then only damage to their form shows.
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

#include "files/open_file.h"

namespace neardup {

class ByteStream {
 public:
  /** @param path      "-" is standard input. A compressed pipe is kept in a file below TMPDIR first.
   *  @param checking  called again and again while bytes are vouched for, which may take long; may throw.
   *  @exception std::system_error or std::runtime_error, without the file's name, if it cannot be opened. All others
   *             throw std::runtime_error if it cannot be read, is damaged or cut off; and std::system_error when a
   *             signal interrupts reading. */
  explicit ByteStream(
      const std::string& path, Pipes pipes = Pipes::kRefused, std::function<void()> checking = [] {});
  ~ByteStream();
  ByteStream(const ByteStream&) = delete;
  ByteStream& operator=(const ByteStream&) = delete;

  /** The next line with its line feed, if it has one; nothing at the end. Of a longer one the first `max_bytes`: the
   *  rest is the next line. */
  std::optional<std::string> line(std::size_t max_bytes);

  /** The next `count` bytes. Memory grows with those that are there.
   *  @exception std::runtime_error if the file ends before. */
  std::string block(std::uint64_t count);

  /** block(), without keeping them. */
  void skip(std::uint64_t count);

  /** Bytes given so far, decompressed. */
  std::uint64_t offset() const { return offset_; }

  /** How much of the file has been read, 0..1; 0 of a pipe that is read as it comes, of which nobody knows. */
  double share() const;

 private:
  class Source;
  class PlainSource;
  class GzipSource;
  class ArchiveSource;

  bool fill();
  std::size_t available() const { return end_ - begin_; }
  void pass(std::size_t count);

  OpenFile file_;
  std::unique_ptr<Source> source_;
  std::array<char, 65536> buffer_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  std::uint64_t offset_ = 0;
  bool ended_ = false;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_BYTE_STREAM_H
