#include "compressed_file.h"

#include <archive.h>
#include <archive_entry.h>

#include <array>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string_view>

#include "file_content.h"
#include "gunzip.h"

namespace neardup::cli {

namespace {

constexpr std::string_view kGzipMagic("\x1f\x8b", 2);

[[noreturn]] void fail(archive* reader) {
  const char* const reason = archive_error_string(reader);
  throw std::runtime_error(reason ? reason : "unknown reason");
}

using Archive = std::unique_ptr<archive, int (*)(archive*)>;

/** Not all that libarchive knows: it takes plain text with a line "begin 644 x" for uuencoded. */
Archive open_stream(const std::string& octets) {
  Archive reader(archive_read_new(), archive_read_free);
  archive_read_support_filter_bzip2(reader.get());
  archive_read_support_filter_xz(reader.get());
  archive_read_support_filter_zstd(reader.get());
  archive_read_support_filter_lz4(reader.get());
  archive_read_support_format_raw(reader.get());    // one stream, whatever is in it
  archive_read_support_format_empty(reader.get());  // which may be empty
  if (archive_read_open_memory(reader.get(), octets.data(), octets.size()) != ARCHIVE_OK) fail(reader.get());
  return reader;
}

std::string decompressed(const std::string& octets, std::size_t max_octets) {
  const Archive reader = open_stream(octets);
  archive_entry* entry = nullptr;
  const int header = archive_read_next_header(reader.get(), &entry);
  if (header == ARCHIVE_EOF) return {};
  if (header != ARCHIVE_OK) fail(reader.get());
  std::string plain;
  std::array<char, 1 << 16> block;
  while (const la_ssize_t got = archive_read_data(reader.get(), block.data(), block.size())) {
    if (got < 0) fail(reader.get());
    plain.append(block.data(), static_cast<std::size_t>(got));
    if (plain.size() > max_octets) throw DecompressedTooLarge("");
  }
  return plain;
}

}  // namespace

std::string read_compressed_file(const std::string& path, std::size_t max_octets) {
  try {
    const std::string octets = read_file_content(path, std::numeric_limits<std::size_t>::max() / 2).octets;
    // libarchive does not verify the checksum of gzip.
    const bool gzip = std::string_view(octets).substr(0, kGzipMagic.size()) == kGzipMagic;
    return gzip ? gunzip(octets, max_octets) : decompressed(octets, max_octets);
  } catch (const DecompressedTooLarge&) {
    throw std::runtime_error("cannot read '" + path + "': more than " + std::to_string(max_octets) + " octets");
  } catch (const std::runtime_error& error) {
    throw std::runtime_error("cannot read '" + path + "': " + error.what());
  }
}

}  // namespace neardup::cli
