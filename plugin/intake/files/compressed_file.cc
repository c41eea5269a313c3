#include "files/compressed_file.h"

#include <array>
#include <limits>
#include <stdexcept>

#include "files/compression.h"
#include "files/file_content.h"
#include "files/gunzip.h"
#include "files/open_archive.h"
#include "files/too_large.h"

namespace neardup {

namespace {

void require_within(std::size_t bytes, std::size_t max_bytes) {
  if (bytes > max_bytes) throw DecompressedTooLarge(max_bytes);
}

std::string read_archive(const std::string& bytes, std::size_t max_bytes) {
  OpenArchive archive(bytes);
  std::string plain;
  std::array<char, 1 << 16> block;
  while (const std::size_t got = archive.read(block.data(), block.size())) {
    plain.append(block.data(), got);
    require_within(plain.size(), max_bytes);
  }
  return plain;
}

}  // namespace

std::string decompressed(const std::string& bytes, std::size_t max_bytes) {
  switch (compression_of(bytes)) {
    case Compression::kGzip:
      return gunzip(bytes, max_bytes);
    case Compression::kOther:
      return read_archive(bytes, max_bytes);
    default:
      throw std::runtime_error("is not compressed, or is damaged");
  }
}

std::string read_compressed_file(const std::string& path, std::size_t max_bytes) {
  try {
    std::string bytes = read_file_content(path, std::numeric_limits<std::size_t>::max() / 2, Pipes::kRead).bytes;
    if (compression_of(bytes) != Compression::kNone) return decompressed(bytes, max_bytes);
    require_within(bytes.size(), max_bytes);
    return bytes;
  } catch (const DecompressedTooLarge&) {
    throw std::runtime_error("cannot read '" + path + "': more than " + std::to_string(max_bytes) + " bytes");
  } catch (const std::runtime_error& error) {
    throw std::runtime_error("cannot read '" + path + "': " + error.what());
  }
}

}  // namespace neardup
