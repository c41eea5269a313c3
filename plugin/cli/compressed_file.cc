#include "compressed_file.h"

#include <archive.h>
#include <archive_entry.h>

#include <array>
#include <memory>
#include <stdexcept>

namespace neardup::cli {

namespace {

using Archive = std::unique_ptr<archive, int (*)(archive*)>;

[[noreturn]] void fail(const std::string& path, archive* reader) {
  const char* const reason = archive_error_string(reader);
  throw std::runtime_error("cannot read '" + path + "': " + (reason ? reason : "unknown reason"));
}

}  // namespace

std::string read_compressed_file(const std::string& path, std::size_t max_octets) {
  constexpr std::size_t kBlock = 1 << 16;
  const Archive reader(archive_read_new(), archive_read_free);
  archive_read_support_filter_all(reader.get());
  archive_read_support_format_raw(reader.get());    // one stream, whatever is in it
  archive_read_support_format_empty(reader.get());  // which may be empty
  archive_entry* entry = nullptr;
  if (archive_read_open_filename(reader.get(), path.c_str(), kBlock) != ARCHIVE_OK) fail(path, reader.get());
  const int header = archive_read_next_header(reader.get(), &entry);
  if (header == ARCHIVE_EOF) return {};
  if (header != ARCHIVE_OK) fail(path, reader.get());
  std::string octets;
  std::array<char, kBlock> block;
  while (const la_ssize_t got = archive_read_data(reader.get(), block.data(), block.size())) {
    if (got < 0) fail(path, reader.get());
    octets.append(block.data(), static_cast<std::size_t>(got));
    if (octets.size() > max_octets) {
      throw std::runtime_error("cannot read '" + path + "': more than " + std::to_string(max_octets) + " octets");
    }
  }
  return octets;
}

}  // namespace neardup::cli
