/** @file file_errors.h
 *  Errors for inputs that are larger than they may be. The caller knows which option sets the limit.
 */
#ifndef NEARDUP_INTAKE_FILES_FILE_ERRORS_H
#define NEARDUP_INTAKE_FILES_FILE_ERRORS_H

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace neardup {

/** A file is larger than the limit. */
class TooLarge : public std::runtime_error {
 public:
  /** @param bytes  of the file, as far as it was read. */
  TooLarge(std::uint64_t bytes, std::size_t limit)
      : std::runtime_error("has " + std::to_string(bytes) + " bytes or more, over the limit of " +
                           std::to_string(limit)),
        bytes_(bytes),
        limit_(limit) {}

  std::uint64_t bytes() const { return bytes_; }
  std::size_t limit() const { return limit_; }

 private:
  std::uint64_t bytes_;
  std::size_t limit_;
};

/** Compressed data is larger than the limit when it is decompressed. */
class DecompressedTooLarge : public std::runtime_error {
 public:
  explicit DecompressedTooLarge(std::size_t limit)
      : std::runtime_error("larger than " + std::to_string(limit) + " bytes when decompressed") {}
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FILES_FILE_ERRORS_H
