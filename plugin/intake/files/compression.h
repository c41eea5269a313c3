/** @file compression.h
 *  Recognises compressed data by its first bytes, and decompresses it piece by piece or at once. byte_stream.h is for files.
 *  THREADS: pure functions; an object at a time.
 */
#ifndef NEARDUP_INTAKE_FILES_COMPRESSION_H
#define NEARDUP_INTAKE_FILES_COMPRESSION_H

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace neardup {

enum class Compression {
  kNone,
  kGzip,
  kZstd,
  kOther  ///< bzip2, xz or lz4, which libarchive reads; also zstd behind other skippable frames than a dictionary
};

/** Number of bytes needed for the decision. */
constexpr std::size_t kCompressionBytes = 10;

/** The compression of a file. No text begins like compressed data.
 *  @param beginning  the first kCompressionBytes of a file, or all of a shorter one. */
Compression compression_of(std::string_view beginning);

/** Returns bytes, valid until its next call; empty at the end. */
using Pieces = std::function<std::string_view()>;

/** The bytes of a string in one piece. */
Pieces all_of(std::string_view bytes);

/** Decompresses members one after the other: next() until ended(), then next_member(). */
class Decompressor {
 public:
  explicit Decompressor(Pieces input) : input_(std::move(input)) {}
  virtual ~Decompressor() = default;
  Decompressor(const Decompressor&) = delete;
  Decompressor& operator=(const Decompressor&) = delete;

  /** The next piece of a member, valid until the next call; it may be empty. ended() tells whether it was the last
   *  one. @exception std::runtime_error if the data is damaged or incomplete. The checksum is verified at the last piece. */
  virtual std::string_view next() = 0;

  /** Continue with the next member. @return false at the end of the input. @exception std::runtime_error if other data
   *  follows. */
  virtual bool next_member() = 0;

  /** Number of the bytes of the input that were taken and not used: after next_member(), those from its first on. */
  std::size_t unused() const { return rest_.size(); }

  bool ended() const { return ended_; }

  /** Append the rest of a member to a text. @exception DecompressedTooLarge if the text gets larger than the limit. */
  void append_member(std::string& text, std::size_t max_bytes);

 protected:
  /** Whether there are more bytes: then some are in rest_. */
  bool fill() { return !rest_.empty() || !(rest_ = input_()).empty(); }

  /** The same, without padding before them. */
  bool pass_padding();

  Pieces input_;
  std::string_view rest_;  // taken, not used
  bool ended_ = false;
};

/** @param compression  kNone: the bytes are one member. @param input  its exceptions are passed on. */
std::unique_ptr<Decompressor> decompressor(Compression compression, Pieces input);

/** Decompress gzip, bzip2, xz, zstd or lz4. Existing checksums are verified.
 *  @param max_bytes  limit of the result; at most this and a block is held in memory.
 *  @exception std::runtime_error if the data is damaged, incomplete or not compressed; DecompressedTooLarge
 *             (file_errors.h) if it is larger than the limit. */
std::string decompressed(const std::string& bytes, std::size_t max_bytes);

/** What the first bytes of compressed data say, as far as they can be decompressed.
 *  @param least  after so many bytes no more are made. */
std::string decompressed_beginning(std::string_view bytes, Compression compression, std::size_t least);
/** The bytes as a member of a gzip file. */
std::string gzip_member(const std::string& bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_COMPRESSION_H
