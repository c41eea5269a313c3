#include "files/file_content.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

namespace neardup {

namespace {

constexpr std::size_t kPieceOctets = std::size_t{1} << 16;

std::string read_all(const OpenFile& file, std::size_t expected, std::size_t max_octets) {
  std::string octets;
  octets.resize(std::min(expected, max_octets) + 1);  // one more, to see the end without growing
  std::size_t filled = 0;
  for (;;) {
    if (filled == octets.size()) octets.resize(octets.size() + std::max(octets.size() / 2, kPieceOctets));
    const std::size_t got = file.read(octets.data() + filled, octets.size() - filled);
    if (got == 0) break;
    filled += got;
    if (filled > max_octets) throw std::runtime_error(too_large_message(filled, max_octets));
  }
  octets.resize(filled);
  return octets;
}

}  // namespace

FileContent read_file_content(const std::string& path, std::size_t max_octets, Pipes pipes) {
  const OpenFile file(path, pipes);
  if (file.size() > max_octets) throw std::runtime_error(too_large_message(file.size(), max_octets));
  return {read_all(file, file.size(), max_octets), file.modified()};
}

std::string too_large_message(std::uint64_t octets, std::size_t max_octets) {
  return fmt::format("has {} octets or more, over --max-size {}; raise it to index this file", octets, max_octets);
}

}  // namespace neardup
