#include "open_archive.h"

#include <archive.h>
#include <archive_entry.h>

#include <stdexcept>

namespace neardup::cli {

namespace {

constexpr std::size_t kBlockOctets = std::size_t{1} << 16;

[[noreturn]] void fail(archive* reader) {
  const char* const reason = archive_error_string(reader);
  throw std::runtime_error(reason ? reason : "unknown reason");
}

}  // namespace

/** Not all that libarchive knows: it takes plain text with a line "begin 644 x" for uuencoded. And not gzip, of which
 * it does not verify the checksum. */
OpenArchive::OpenArchive() : reader_(archive_read_new(), archive_read_free) {
  archive_read_support_filter_bzip2(reader_.get());
  archive_read_support_filter_xz(reader_.get());
  archive_read_support_filter_zstd(reader_.get());
  archive_read_support_filter_lz4(reader_.get());
  archive_read_support_format_raw(reader_.get());    // one stream, whatever is in it
  archive_read_support_format_empty(reader_.get());  // which may be empty
}

OpenArchive::OpenArchive(const std::string& octets) : OpenArchive() {
  start(archive_read_open_memory(reader_.get(), octets.data(), octets.size()));
}

OpenArchive::OpenArchive(int descriptor) : OpenArchive() {
  start(archive_read_open_fd(reader_.get(), descriptor, kBlockOctets));
}

void OpenArchive::start(int opened) {
  if (opened != ARCHIVE_OK) fail(reader_.get());
  archive_entry* entry = nullptr;
  const int header = archive_read_next_header(reader_.get(), &entry);
  if (header != ARCHIVE_OK && header != ARCHIVE_EOF) fail(reader_.get());
  ended_ = header == ARCHIVE_EOF;
}

std::size_t OpenArchive::read(char* buffer, std::size_t size) {
  if (ended_) return 0;
  const la_ssize_t got = archive_read_data(reader_.get(), buffer, size);
  if (got < 0) fail(reader_.get());
  return static_cast<std::size_t>(got);
}

bool OpenArchive::is_compressed() const {
  return archive_filter_count(reader_.get()) > 1;  // the last of them is the file itself
}

}  // namespace neardup::cli
