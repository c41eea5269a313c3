#include "files/file_content.h"

#include <algorithm>

#include "files/file_errors.h"

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
    if (filled > max_bytes) throw TooLarge(filled, max_bytes);
  }
  bytes.resize(filled);
  return bytes;
}

}  // namespace

FileContent read_file_content(const std::string& path, std::size_t max_bytes, Pipes pipes) {
  const OpenFile file(path, pipes);
  if (file.size() > max_bytes) throw TooLarge(file.size(), max_bytes);
  return {read_all(file, file.size(), max_bytes), file.modified()};
}

}  // namespace neardup
