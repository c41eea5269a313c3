#include "files/open_archive.h"

#include <archive.h>
#include <archive_entry.h>

#include <cerrno>
#include <new>
#include <stdexcept>
#include <utility>

namespace neardup {

/** Enable only these filters. Not uuencode: libarchive takes plain text with a line "begin 644 x" for uuencoded. Not
 *  gzip: libarchive does not verify its checksum. */
OpenArchive::OpenArchive(Pieces input) : input_(std::move(input)), reader_(archive_read_new(), archive_read_free) {
  archive_read_support_filter_bzip2(reader_.get());
  archive_read_support_filter_xz(reader_.get());
  archive_read_support_filter_zstd(reader_.get());
  archive_read_support_filter_lz4(reader_.get());
  archive_read_support_format_raw(reader_.get());    // one stream with any content
  archive_read_support_format_empty(reader_.get());  // also an empty one
}

OpenArchive::~OpenArchive() = default;

/** Called by C code: an exception is kept until the call returns. */
ssize_t OpenArchive::give_block(archive* reader, void* self, const void** block) {
  auto& mine = *static_cast<OpenArchive*>(self);
  try {
    const std::string_view bytes = mine.input_();
    mine.given_ += bytes.size();
    *block = bytes.data();
    return static_cast<ssize_t>(bytes.size());
  } catch (...) {
    mine.input_failure_ = std::current_exception();
    archive_set_error(reader, EIO, "cannot read");
    return ARCHIVE_FATAL;
  }
}

void OpenArchive::start() {
  started_ = true;
  if (archive_read_open(reader_.get(), this, nullptr, give_block, nullptr) != ARCHIVE_OK) fail();
  archive_entry* entry = nullptr;
  const int header = archive_read_next_header(reader_.get(), &entry);
  if (header != ARCHIVE_OK && header != ARCHIVE_EOF) fail();
  ended_ = header == ARCHIVE_EOF;
  if (archive_filter_count(reader_.get()) > 1) return;  // the last of them is the file itself
  throw std::runtime_error("is not compressed, or is damaged");
}

std::string_view OpenArchive::next() {
  if (!started_) start();
  if (ended_) return {};
  const la_ssize_t got = archive_read_data(reader_.get(), buffer_.data(), buffer_.size());
  if (got < 0) fail();
  if (got == 0) require_all_used();
  ended_ = got == 0;
  return {buffer_.data(), static_cast<std::size_t>(got)};
}

/** Check that all input was used: libarchive takes a damaged beginning of a later stream for the end. */
void OpenArchive::require_all_used() {
  if (!input_().empty() || static_cast<std::uint64_t>(archive_filter_bytes(reader_.get(), -1)) != given_) fail();
}

void OpenArchive::fail() const {
  if (input_failure_) std::rethrow_exception(input_failure_);
  if (archive_errno(reader_.get()) == ENOMEM) throw std::bad_alloc();
  throw std::runtime_error("compressed data is damaged or cut off");
}

}  // namespace neardup
