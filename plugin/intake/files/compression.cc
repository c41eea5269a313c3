#include "files/compression.h"

#include <archive.h>
#include <archive_entry.h>
#include <sys/types.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <exception>
#include <new>
#include <stdexcept>
#include <utility>

#include "characters/text_line.h"
#include "files/file_errors.h"
#include "files/inflater.h"
#include "files/zstd_frames.h"

namespace neardup {

namespace {

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

/** Decompresses one or several streams of bzip2, xz or lz4 with libarchive, all of them as one member. Existing
 *  checksums are verified. */
class OpenArchive final : public Decompressor {
 public:
  /** Enable only these filters. Not uuencode: libarchive takes plain text with a line "begin 644 x" for uuencoded. Not
   *  gzip: libarchive does not verify its checksum. */
  explicit OpenArchive(Pieces input) : Decompressor(std::move(input)), reader_(archive_read_new(), archive_read_free) {
    archive_read_support_filter_bzip2(reader_.get());
    archive_read_support_filter_xz(reader_.get());
    archive_read_support_filter_zstd(reader_.get());
    archive_read_support_filter_lz4(reader_.get());
    archive_read_support_format_raw(reader_.get());    // one stream with any content
    archive_read_support_format_empty(reader_.get());  // also an empty one
  }

  /** @exception std::runtime_error "compressed data is damaged or cut off", because libarchive does not distinguish
   *             the two, or if the data is not compressed; std::bad_alloc. */
  std::string_view next() override {
    if (!started_) start();
    if (ended_) return {};
    const la_ssize_t got = archive_read_data(reader_.get(), buffer_.data(), buffer_.size());
    if (got < 0) fail();
    if (got == 0) require_all_used();
    ended_ = got == 0;
    return {buffer_.data(), static_cast<std::size_t>(got)};
  }

  bool next_member() override { return false; }

 private:
  /** Called by C code: an exception is kept until the call returns. */
  static ssize_t give_block(archive* reader, void* self, const void** block) {
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

  void start() {
    started_ = true;
    if (archive_read_open(reader_.get(), this, nullptr, give_block, nullptr) != ARCHIVE_OK) fail();
    archive_entry* entry = nullptr;
    const int header = archive_read_next_header(reader_.get(), &entry);
    if (header != ARCHIVE_OK && header != ARCHIVE_EOF) fail();
    ended_ = header == ARCHIVE_EOF;
    if (archive_filter_count(reader_.get()) > 1) return;  // the last of them is the file itself
    throw std::runtime_error("is not compressed, or is damaged");
  }

  /** Check that all input was used: libarchive takes a damaged beginning of a later stream for the end. */
  void require_all_used() {
    if (!input_().empty() || static_cast<std::uint64_t>(archive_filter_bytes(reader_.get(), -1)) != given_) fail();
  }

  [[noreturn]] void fail() const {
    if (input_failure_) std::rethrow_exception(input_failure_);
    if (archive_errno(reader_.get()) == ENOMEM) throw std::bad_alloc();
    throw std::runtime_error("compressed data is damaged or cut off");
  }

  std::uint64_t given_ = 0;  // bytes of the file
  std::exception_ptr input_failure_;
  std::unique_ptr<archive, int (*)(archive*)> reader_;
  bool started_ = false;
  std::array<char, 65536> buffer_;
};

/** Bytes that are not compressed, as one member. */
class PlainBytes final : public Decompressor {
 public:
  using Decompressor::Decompressor;

  std::string_view next() override {
    const std::string_view bytes = input_();
    ended_ = bytes.empty();
    return bytes;
  }

  bool next_member() override { return false; }
};

}  // namespace

Compression compression_of(std::string_view beginning) {
  static constexpr std::array<std::string_view, 3> kMagic{std::string_view("\xfd\x37zXZ\0", 6),      // xz
                                                          std::string_view("\x04\x22\x4d\x18", 4),   // lz4
                                                          std::string_view("\x02\x21\x4c\x18", 4)};  // old lz4
  if (has_gzip_magic(beginning)) return Compression::kGzip;
  if (begins_with(beginning, "\x28\xb5\x2f\xfd") || dictionary_frame_bytes(beginning) != 0) return Compression::kZstd;
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

bool Decompressor::pass_padding() {
  constexpr std::string_view kPadding("\0\r\n", 3);
  while (fill()) {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(kPadding), rest_.size()));
    if (!rest_.empty()) return true;
  }
  return false;
}

std::unique_ptr<Decompressor> decompressor(Compression compression, Pieces input) {
  if (compression == Compression::kNone) return std::make_unique<PlainBytes>(std::move(input));
  if (compression == Compression::kGzip) return std::make_unique<Inflater>(std::move(input), Inflater::Format::kGzip);
  if (compression == Compression::kZstd) return zstd_frames(std::move(input));
  return std::make_unique<OpenArchive>(std::move(input));
}

std::string decompressed(const std::string& bytes, std::size_t max_bytes) {
  const Compression compression = compression_of(bytes);
  if (compression == Compression::kNone) throw std::runtime_error("is not compressed, or is damaged");
  std::string plain;
  const std::unique_ptr<Decompressor> members = decompressor(compression, all_of(bytes));
  do members->append_member(plain, max_bytes);
  while (members->next_member());
  return plain;
}

std::string decompressed_beginning(std::string_view bytes, Compression compression, std::size_t least) {
  std::string text;
  try {
    const std::unique_ptr<Decompressor> member = decompressor(compression, all_of(bytes));
    while (text.size() < least && !member->ended()) text += member->next();
  } catch (const std::runtime_error&) {  // the rest is missing
  }
  return text;
}

}  // namespace neardup
