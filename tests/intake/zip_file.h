/** @file zip_file.h
 *  ZIP files for tests. */
#ifndef NEARDUP_TESTS_INTAKE_ZIP_FILE_H
#define NEARDUP_TESTS_INTAKE_ZIP_FILE_H

#include <archive.h>
#include <archive_entry.h>

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace neardup::cli {

/** A ZIP file of files by name. @param method  "store" or "deflate". */
inline std::string zip_file(const std::vector<std::pair<std::string, std::string>>& files,
                            const std::string& method = "store") {
  const std::unique_ptr<archive, int (*)(archive*)> writer(archive_write_new(), archive_write_free);
  std::size_t most = 4096;
  for (const auto& [name, bytes] : files) most += 2 * bytes.size() + 4096;
  std::string zip(most, '\0');
  std::size_t used = 0;
  bool done = archive_write_set_format_zip(writer.get()) == ARCHIVE_OK &&
              archive_write_set_options(writer.get(), ("zip:compression=" + method).c_str()) == ARCHIVE_OK &&
              archive_write_set_bytes_in_last_block(writer.get(), 1) == ARCHIVE_OK &&
              archive_write_open_memory(writer.get(), zip.data(), zip.size(), &used) == ARCHIVE_OK;
  for (const auto& [name, bytes] : files) {
    const std::unique_ptr<archive_entry, void (*)(archive_entry*)> entry(archive_entry_new(), archive_entry_free);
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), 0644);
    archive_entry_set_pathname(entry.get(), name.c_str());
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(bytes.size()));
    done = done && archive_write_header(writer.get(), entry.get()) == ARCHIVE_OK &&
           archive_write_data(writer.get(), bytes.data(), bytes.size()) == static_cast<la_ssize_t>(bytes.size());
  }
  if (!done || archive_write_close(writer.get()) != ARCHIVE_OK)
    throw std::runtime_error(std::string("zip: ") + archive_error_string(writer.get()));
  zip.resize(used);
  return zip;
}

}  // namespace neardup::cli

#endif  // NEARDUP_TESTS_INTAKE_ZIP_FILE_H
