#include "files/compression.h"

#include <array>
#include <limits>
#include <stdexcept>
#include <utility>

#include "files/file_errors.h"
#include "files/inflater.h"
#include "files/open_archive.h"
#include "files/open_file.h"

namespace neardup {

namespace {

bool begins_with(std::string_view bytes, std::string_view beginning) {
  return bytes.substr(0, beginning.size()) == beginning;
}

/** "BZh9", then the decimals of pi or of its square root. */
bool is_bzip2(std::string_view bytes) {
  if (bytes.size() < 10 || !begins_with(bytes, "BZh") || bytes[3] < '1' || bytes[3] > '9') return false;
  return bytes.substr(4, 6) == "\x31\x41\x59\x26\x53\x59" || bytes.substr(4, 6) == "\x17\x72\x45\x38\x50\x90";
}

/** Whether the bytes begin a skippable frame. Source: RFC 8878 section 3.1.2; lz4 has the same. */
bool is_skippable_frame(std::string_view bytes) {
  return bytes.size() >= 4 && (bytes[0] & 0xf0) == 0x50 && bytes.substr(1, 3) == "\x2a\x4d\x18";
}

void require_within(std::size_t bytes, std::size_t max_bytes) {
  if (bytes > max_bytes) throw DecompressedTooLarge(max_bytes);
}

}  // namespace

Compression compression_of(std::string_view beginning) {
  static constexpr std::array<std::string_view, 4> kMagic{std::string_view("\xfd\x37zXZ\0", 6),      // xz
                                                          std::string_view("\x28\xb5\x2f\xfd", 4),   // zstd
                                                          std::string_view("\x04\x22\x4d\x18", 4),   // lz4
                                                          std::string_view("\x02\x21\x4c\x18", 4)};  // old lz4
  if (has_gzip_magic(beginning)) return Compression::kGzip;
  for (const std::string_view magic : kMagic) {
    if (begins_with(beginning, magic)) return Compression::kOther;
  }
  return is_bzip2(beginning) || is_skippable_frame(beginning) ? Compression::kOther : Compression::kNone;
}

Pieces all_of(std::string_view bytes) {
  return [bytes]() mutable { return std::exchange(bytes, {}); };
}

void Decompressor::append_member(std::string& text, std::size_t max_bytes) {
  while (!ended_) {
    text += next();
    require_within(text.size(), max_bytes);
  }
}

std::unique_ptr<Decompressor> decompressor(Compression compression, Pieces input) {
  if (compression == Compression::kGzip) return std::make_unique<Inflater>(std::move(input), Inflater::Format::kGzip);
  return std::make_unique<OpenArchive>(std::move(input));
}

std::string decompressed(const std::string& bytes, std::size_t max_bytes) {
  const Compression compression = compression_of(bytes);
  if (compression == Compression::kNone) throw std::runtime_error("is not compressed, or is damaged");
  if (compression == Compression::kGzip) return inflated(bytes, max_bytes);
  std::string plain;
  OpenArchive(all_of(bytes)).append_member(plain, max_bytes);
  return plain;
}

std::string read_compressed_file(const std::string& path, std::size_t max_bytes) {
  try {
    std::string bytes = file_content(path, std::numeric_limits<std::size_t>::max() / 2, Pipes::kRead);
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
