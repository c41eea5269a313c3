#include "files/zip_entries.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <new>
#include <stdexcept>

#include <fmt/format.h>

#include "bytes/ascii.h"
#include "bytes/thread_locale.h"
#include "files/open_file.h"

namespace neardup {

namespace {

constexpr std::size_t kZipBlock = std::size_t{1} << 16;
constexpr std::uint64_t kMostExpansion = 100;  // pages shrink to a tenth, zeros to a thousandth
constexpr std::uint64_t kAlwaysGiven = std::uint64_t{64} << 20;

std::runtime_error damage(const char* reason) {
  return std::runtime_error(fmt::format("ZIP file is damaged or cut off ({}); get an intact copy", reason));
}

}  // namespace

ZipEntries::ZipEntries(std::uint64_t size) : reader_(archive_read_new(), archive_read_free), size_(size) {
  archive_read_support_format_zip(reader_.get());
}

ZipEntries ZipEntries::in_memory(std::string_view bytes) {
  ZipEntries entries(bytes.size());
  if (archive_read_open_memory(entries.reader_.get(), bytes.data(), bytes.size()) != ARCHIVE_OK) entries.fail();
  return entries;
}

ZipEntries::ZipEntries(const std::string& path) : ZipEntries(OpenFile(path, Pipes::kRefused).size()) {
  if (archive_read_open_filename(reader_.get(), path.c_str(), kZipBlock) != ARCHIVE_OK) fail();
}

std::optional<std::string> ZipEntries::next() {
  const ThreadLocale unicode(utf8_locale());  // libarchive gives no other name
  archive_entry* entry = nullptr;
  const int result = archive_read_next_header(reader_.get(), &entry);
  if (result == ARCHIVE_EOF) return std::nullopt;
  if (result < ARCHIVE_WARN) fail();
  const char* name = archive_entry_pathname_utf8(entry);
  if (name == nullptr) name = archive_entry_pathname(entry);
  if (name == nullptr || *name == '\0') throw damage("a file without a name");
  return name;
}

std::optional<std::uint64_t> ZipEntries::stored_at() const {
  constexpr int kZipItself = 0;  // no filter of libarchive is used
  if (!ends_with(archive_format_name(reader_.get()), "(uncompressed)")) return std::nullopt;
  return static_cast<std::uint64_t>(archive_filter_bytes(reader_.get(), kZipItself));
}

std::string_view ZipEntries::bytes() {
  const void* bytes = nullptr;
  std::size_t size = 0;
  for (la_int64_t offset = 0; size == 0;) {
    const int result = archive_read_data_block(reader_.get(), &bytes, &size, &offset);
    if (result == ARCHIVE_EOF) return {};
    if (result != ARCHIVE_OK) fail();
  }
  given_ += size;
  if (given_ > std::max(kAlwaysGiven, kMostExpansion * size_))
    throw std::runtime_error(fmt::format("its files have more than {} times its size; unpack it", kMostExpansion));
  return {static_cast<const char*>(bytes), size};
}

void ZipEntries::fail() const {
  if (archive_errno(reader_.get()) == ENOMEM) throw std::bad_alloc();
  const char* const reason = archive_error_string(reader_.get());
  throw damage(reason == nullptr ? "no reason known" : reason);
}

}  // namespace neardup
