/** @file byte_stream.h
 *  Reads the bytes of a large file, decompressed, in bounded memory.
 *
 *      file --> zlib (gzip), libzstd (zstd), libarchive (bzip2, xz, lz4) or unchanged --> 64 KiB --> lines and blocks
 *
 *  Decompressed bytes are returned only after their checksum, which comes last, is verified: gzip and zstd data member by
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

#include "files/compression.h"
#include "files/open_file.h"

namespace neardup {

class ByteStream {
 public:
  /** @param path      "-" is standard input. A compressed pipe is first stored in a file in TMPDIR.
   *  @param checking  called repeatedly while bytes are verified, which may take long; may throw.
   *  @param from      place in a regular file to begin at, as place() gives it.
   *  @exception std::system_error or std::runtime_error, without the file's name, if the file cannot be opened. All
   *             other functions throw std::runtime_error if it cannot be read, is damaged or incomplete, and
   *             std::system_error if a signal interrupts them. */
  explicit ByteStream(
      const std::string& path, Pipes pipes = Pipes::kRefused, std::function<void()> checking = [] {},
      std::uint64_t from = 0);

  /** A file within another one. @param ahead, behind  give its bytes, each all of them.
   *  @param begin  where they are in the other one; nothing if it has them in another form. Of use for gzip alone. */
  ByteStream(Compression compression, Pieces ahead, Pieces behind, std::function<void()> checking,
             std::optional<std::uint64_t> begin);
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

  /** Where in the file, or the one that it is in, a stream may begin that gives the same bytes from an offset on; nothing if
   *  it must begin before.
   *  @param offset  in the member of which bytes were returned last. */
  std::optional<std::uint64_t> place(std::uint64_t offset) const;

  /** Number of bytes up to the end of the member of which bytes were returned last; nothing if the file is not compressed. */
  std::optional<std::uint64_t> left_in_member() const;

  /** The first bytes of the member behind it, up to 4 KiB; nothing if it is the last. Call it once a member. */
  std::optional<std::string> next_member_beginning();

  /** The next bytes, up to `count`, from a distance on, without passing over them: of a regular file that is not compressed. */
  std::string bytes_ahead(std::uint64_t distance, std::size_t count) const;

  /** Share of the file that has been read, 0..1; 0 for a pipe, whose length is unknown. */
  double share() const;

 private:
  struct FilePieces;
  class VerifiedBytes;

  bool fill();
  std::string_view piece(std::uint64_t most);
  void pass(std::size_t count);

  std::optional<OpenFile> file_;  // nothing for a file within another one
  std::uint64_t from_ = 0;
  std::shared_ptr<FilePieces> behind_;       // of a compressed file: what was decompressed
  std::unique_ptr<VerifiedBytes> verified_;  // of a compressed file
  std::array<char, 65536> buffer_;           // of another one
  std::string beginning_;
  std::string_view rest_;  // read, not returned
  std::uint64_t offset_ = 0;
  bool ended_ = false;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_BYTE_STREAM_H
