/** @file zipped.h
 *  ZIP archives for tests. */
#ifndef NEARDUP_TESTS_INTAKE_ZIPPED_H
#define NEARDUP_TESTS_INTAKE_ZIPPED_H

#include <archive.h>
#include <archive_entry.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace neardup::cli {

using ZipContent = std::vector<std::pair<std::string, std::string>>;

/** An archive of parts with these names and contents, in this order, deflated. */
inline std::string zipped(const ZipContent& parts) {
  const std::unique_ptr<archive, int (*)(archive*)> writer(archive_write_new(), archive_write_free);
  std::size_t room = 4096;
  for (const auto& [name, content] : parts) room += content.size() + 2 * name.size() + 1024;
  std::string bytes(room, '\0');
  std::size_t used = 0;
  archive_write_set_format_zip(writer.get());
  archive_write_set_bytes_in_last_block(writer.get(), 1);
  archive_write_open_memory(writer.get(), bytes.data(), bytes.size(), &used);
  for (const auto& [name, content] : parts) {
    const std::unique_ptr<archive_entry, void (*)(archive_entry*)> entry(archive_entry_new(), archive_entry_free);
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_pathname(entry.get(), name.c_str());
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(content.size()));
    const bool done =
        archive_write_header(writer.get(), entry.get()) == ARCHIVE_OK &&
        archive_write_data(writer.get(), content.data(), content.size()) == static_cast<la_ssize_t>(content.size());
    if (!done) throw std::runtime_error(archive_error_string(writer.get()));
  }
  if (archive_write_close(writer.get()) != ARCHIVE_OK) throw std::runtime_error(archive_error_string(writer.get()));
  bytes.resize(used);
  return bytes;
}

}  // namespace neardup::cli

#endif  // NEARDUP_TESTS_INTAKE_ZIPPED_H
