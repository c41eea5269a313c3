/** @file compressed.h
 *  Compressed files for tests. */
#ifndef NEARDUP_TESTS_CLI_COMPRESSED_H
#define NEARDUP_TESTS_CLI_COMPRESSED_H

#include <archive.h>
#include <archive_entry.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace neardup::cli {

/** One compressed stream, without a container. @param filter  "gzip", "bzip2", "xz", "zstd" or "lz4". */
inline std::string compressed(const std::string& text, const char* filter) {
  // libarchive crashes when it writes nothing as lz4; this is what the program lz4 writes.
  constexpr std::string_view kEmptyLz4("\x04\x22\x4d\x18\x64\x40\xa7\0\0\0\0\x05\x5d\xcc\x02", 15);
  if (text.empty() && std::string_view(filter) == "lz4") return std::string(kEmptyLz4);
  const std::unique_ptr<archive, int (*)(archive*)> writer(archive_write_new(), archive_write_free);
  const std::unique_ptr<archive_entry, void (*)(archive_entry*)> entry(archive_entry_new(), archive_entry_free);
  archive_entry_set_filetype(entry.get(), AE_IFREG);
  std::string bytes(2 * text.size() + 4096, '\0');
  std::size_t used = 0;
  const bool done =
      archive_write_set_format_raw(writer.get()) == ARCHIVE_OK &&
      archive_write_add_filter_by_name(writer.get(), filter) == ARCHIVE_OK &&
      archive_write_set_bytes_in_last_block(writer.get(), 1) == ARCHIVE_OK &&
      archive_write_open_memory(writer.get(), bytes.data(), bytes.size(), &used) == ARCHIVE_OK &&
      archive_write_header(writer.get(), entry.get()) == ARCHIVE_OK &&
      archive_write_data(writer.get(), text.data(), text.size()) == static_cast<la_ssize_t>(text.size()) &&
      archive_write_close(writer.get()) == ARCHIVE_OK;
  if (!done) throw std::runtime_error(std::string(filter) + ": " + archive_error_string(writer.get()));
  bytes.resize(used);
  return bytes;
}

}  // namespace neardup::cli

#endif  // NEARDUP_TESTS_CLI_COMPRESSED_H
