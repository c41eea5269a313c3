#include "compressed_file.h"

#include <array>
#include <limits>
#include <stdexcept>

#include "file_content.h"
#include "gunzip.h"
#include "open_archive.h"

namespace neardup::cli {

namespace {

enum class PlainData { kTaken, kRefused };

std::string expanded(const std::string& octets, std::size_t max_octets, PlainData plain_data) {
  if (has_gzip_magic(octets)) return gunzip(octets, max_octets);
  OpenArchive archive(octets);
  if (plain_data == PlainData::kRefused && !archive.is_compressed()) {
    throw std::runtime_error("is not compressed, or damaged");
  }
  std::string plain;
  std::array<char, 1 << 16> block;
  while (const std::size_t got = archive.read(block.data(), block.size())) {
    plain.append(block.data(), got);
    if (plain.size() > max_octets) throw DecompressedTooLarge(decompressed_too_large_message(max_octets));
  }
  return plain;
}

}  // namespace

std::string decompressed(const std::string& octets, std::size_t max_octets) {
  return expanded(octets, max_octets, PlainData::kRefused);
}

std::string read_compressed_file(const std::string& path, std::size_t max_octets) {
  try {
    const std::string octets =
        read_file_content(path, std::numeric_limits<std::size_t>::max() / 2, Pipes::kRead).octets;
    return expanded(octets, max_octets, PlainData::kTaken);
  } catch (const DecompressedTooLarge&) {
    throw std::runtime_error("cannot read '" + path + "': more than " + std::to_string(max_octets) + " octets");
  } catch (const std::runtime_error& error) {
    throw std::runtime_error("cannot read '" + path + "': " + error.what());
  }
}

}  // namespace neardup::cli
