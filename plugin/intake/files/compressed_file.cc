#include "files/compressed_file.h"

#include <array>
#include <limits>
#include <stdexcept>

#include "files/compression.h"
#include "files/file_content.h"
#include "files/gunzip.h"
#include "files/open_archive.h"

namespace neardup {

namespace {

void require_within(std::size_t octets, std::size_t max_octets) {
  if (octets > max_octets) throw DecompressedTooLarge(decompressed_too_large_message(max_octets));
}

std::string read_archive(const std::string& octets, std::size_t max_octets) {
  OpenArchive archive(octets);
  std::string plain;
  std::array<char, 1 << 16> block;
  while (const std::size_t got = archive.read(block.data(), block.size())) {
    plain.append(block.data(), got);
    require_within(plain.size(), max_octets);
  }
  return plain;
}

}  // namespace

std::string decompressed(const std::string& octets, std::size_t max_octets) {
  switch (compression_of(octets)) {
    case Compression::kGzip:
      return gunzip(octets, max_octets);
    case Compression::kOther:
      return read_archive(octets, max_octets);
    default:
      throw std::runtime_error("is not compressed, or damaged");
  }
}

std::string read_compressed_file(const std::string& path, std::size_t max_octets) {
  try {
    std::string octets = read_file_content(path, std::numeric_limits<std::size_t>::max() / 2, Pipes::kRead).octets;
    if (compression_of(octets) != Compression::kNone) return decompressed(octets, max_octets);
    require_within(octets.size(), max_octets);
    return octets;
  } catch (const DecompressedTooLarge&) {
    throw std::runtime_error("cannot read '" + path + "': more than " + std::to_string(max_octets) + " octets");
  } catch (const std::runtime_error& error) {
    throw std::runtime_error("cannot read '" + path + "': " + error.what());
  }
}

}  // namespace neardup
