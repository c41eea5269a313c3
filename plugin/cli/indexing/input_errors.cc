#include "indexing/input_errors.h"

#include <fmt/format.h>

#include "files/file_errors.h"

namespace neardup::cli {

std::string reason_of(const std::exception& error) {
  if (const auto* large = dynamic_cast<const TooLarge*>(&error)) {
    return fmt::format("has {} bytes or more, over --max-size {}; raise it to read this file", large->bytes(),
                       large->limit());
  }
  const bool decompressed = dynamic_cast<const DecompressedTooLarge*>(&error) != nullptr;
  return decompressed ? fmt::format("{}; raise --max-size to index it", error.what()) : error.what();
}

}  // namespace neardup::cli
