#include "office/zip_parts.h"

#include <archive.h>
#include <archive_entry.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <memory>
#include <new>
#include <stdexcept>

#include "characters/page_url.h"
#include "files/file_errors.h"

namespace neardup {

namespace {

[[noreturn]] void fail(archive* reader, const std::string& part) {
  if (archive_errno(reader) == ENOMEM) throw std::bad_alloc();
  throw std::runtime_error((part.empty() ? "ZIP archive" : "ZIP archive: '" + part + "'") + " is damaged or cut off");
}

}  // namespace

void ZipParts::each(const std::function<void(const std::string& name, const Pieces& pieces)>& read) {
  const std::unique_ptr<archive, int (*)(archive*)> reader(archive_read_new(), archive_read_free);
  archive_read_support_format_zip(reader.get());
  if (archive_read_open_memory(reader.get(), bytes_.data(), bytes_.size()) != ARCHIVE_OK) fail(reader.get(), {});
  std::array<char, 65536> buffer;
  for (;;) {
    archive_entry* entry = nullptr;
    const int header = archive_read_next_header(reader.get(), &entry);
    if (header == ARCHIVE_EOF) return;
    if (header != ARCHIVE_OK && header != ARCHIVE_WARN) fail(reader.get(), {});
    const char* const path = archive_entry_pathname_utf8(entry);
    const std::string name = path == nullptr ? std::string() : path;
    read(name, [&]() -> std::string_view {
      if (archive_entry_is_encrypted(entry) != 0) throw std::runtime_error("is encrypted");
      const la_ssize_t got = archive_read_data(reader.get(), buffer.data(), buffer.size());
      if (got < 0) fail(reader.get(), name);
      if (static_cast<std::size_t>(got) > left_) throw DecompressedTooLarge(max_bytes_);
      left_ -= static_cast<std::size_t>(got);
      return {buffer.data(), static_cast<std::size_t>(got)};
    });
  }
}

std::string part_name(const std::string& part, std::string_view reference) {
  namespace fs = std::filesystem;
  const fs::path target(percent_decoded(reference.substr(0, reference.find('#'))));
  const fs::path from = target.is_absolute() ? fs::path() : fs::path(part).parent_path();
  return (from / target.relative_path()).lexically_normal().string();
}

}  // namespace neardup
