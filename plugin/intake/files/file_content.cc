#include "files/file_content.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

namespace neardup {

namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 16;

std::string read_all(const OpenFile& file, std::size_t expected, std::size_t max_bytes) {
  std::string bytes;
  bytes.resize(std::min(expected, max_bytes) + 1);  // one more byte, to see the end without growing
  std::size_t filled = 0;
  for (;;) {
    if (filled == bytes.size()) bytes.resize(bytes.size() + std::max(bytes.size() / 2, kPieceBytes));
    const std::size_t got = file.read(bytes.data() + filled, bytes.size() - filled);
    if (got == 0) break;
    filled += got;
    if (filled > max_bytes) throw std::runtime_error(too_large_message(filled, max_bytes));
  }
  bytes.resize(filled);
  return bytes;
}

}  // namespace

FileContent read_file_content(const std::string& path, std::size_t max_bytes, Pipes pipes) {
  const OpenFile file(path, pipes);
  if (file.size() > max_bytes) throw std::runtime_error(too_large_message(file.size(), max_bytes));
  return {read_all(file, file.size(), max_bytes), file.modified()};
}

std::string too_large_message(std::uint64_t bytes, std::size_t max_bytes) {
  return fmt::format("has {} bytes or more, over --max-size {}; raise it to index this file", bytes, max_bytes);
}

}  // namespace neardup
