#include "documents/document_source.h"

#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "bytes/ascii.h"
#include "bytes/digest128.h"
#include "characters/iso_date.h"
#include "characters/text_line.h"
#include "documents/input_format.h"
#include "files/compression.h"
#include "files/file_errors.h"
#include "files/open_file.h"
#include "formats/document_file.h"
#include "mail/mail_document.h"
#include "mail/mail_repair.h"
#include "mail/saved_page.h"

namespace neardup {

namespace {

/** The name of a file without its suffix, and without that of its compression. */
std::string searchable_name(const std::string& path, bool compressed) {
  std::filesystem::path name = std::filesystem::path(path).filename();
  if (compressed) name = name.stem();
  return name.stem().string();
}

SourceDocument file_document(const WalkedFile& file, const NamedFormat& named, std::string bytes,
                             const ReadingOptions& options) {
  SourceDocument document;
  if (options.digest && named.format != TextFormat::kMail) document.record.md5 = bytes_of(md5_of(bytes));
  if (named.compressed || compression_of(bytes) != Compression::kNone) bytes = decompressed(bytes, options.max_bytes);
  if (named.format == TextFormat::kMail) {
    document = mail_document(std::string(message_in_file(bytes)), options);
    document.discarded = document.discarded || is_deleted_in_file(bytes);
    return document;
  }
  ExtractedText extracted = named.format == TextFormat::kSavedPage
                                ? saved_page_text(std::move(bytes), options)
                                : extract_content(std::move(bytes), named.format, {{}, options.charset}, options);
  document.id = file.path;
  document.file_name = searchable_name(file.path, named.compressed);
  document.record.url = options.url;
  document.record.title = extracted.text.title;
  document.record.type = mime_type(extracted.format);
  document.record.suffix = file_suffix(file.path);
  document.record.modified = file.state.modified;
  document.record.size = file.state.size;
  // As omindex has it. Pages of HTML say many things.
  const std::optional<std::int64_t> created = parse_iso_date(extracted.text.stated("created"));
  if (created && extracted.format > TextFormat::kSavedPage)
    document.record.fields.emplace_back("created", std::to_string(*created));
  document.text = std::move(extracted.text);
  return document;
}

/** The name of the next web archive in a WACZ file; nothing if there is none.
 *  Source: Webrecorder, "Web Archive Collection Zipped (WACZ)", 1.1.1. */
std::optional<std::string> next_archive(ZipEntries& zip) {
  std::optional<std::string> name = zip.next();
  while (name && !(begins_with(*name, "archive/") && format_of_name(*name).format == TextFormat::kWebArchive))
    name = zip.next();
  return name;
}

}  // namespace

DocumentSource::DocumentSource(const WalkedFile& file, std::size_t max_bytes, std::function<void()> checking,
                               MetRecords* met)
    : file_(file),
      max_bytes_(max_bytes),
      checking_(std::move(checking)),
      named_(format_of_file(file.path)),
      met_(met == nullptr ? &own_met_ : met) {}

std::optional<UnreadDocument> DocumentSource::next() {
  UnreadDocument document;
  document.number = ++number_;
  if (!holds_many(named_.format)) {
    if (number_ > 1) return std::nullopt;
    document.size = file_.state.size;
    if (!has_own_ids(named_.format)) document.id = file_.path;
    document.skip_reason = named_.skip_reason;
    if (document.size > max_bytes_) document.problem = std::make_shared<TooLarge>(document.size, max_bytes_);
    return document;
  }
  if (named_.format == TextFormat::kWebArchive) return next_record(std::move(document));
  if (!stream_) stream_ = std::make_unique<ByteStream>(file_.path, Pipes::kRefused, checking_);
  return next_message(std::move(document));
}

std::optional<UnreadDocument> DocumentSource::next_message(UnreadDocument document) {
  if (!mailbox_) mailbox_.emplace(*stream_, max_bytes_);
  std::optional<MboxMessage> message = mailbox_->next();
  if (!message) return std::nullopt;
  message_ = *std::move(message);
  document.place = fmt::format("message at byte {}", message_.offset);
  document.size = message_.bytes.size();
  if (message_.too_large) document.problem = std::make_shared<TooLarge>(message_.size, max_bytes_);
  return document;
}

/** Open the archive that the file is, or the next one in it. @return false if there is none. */
bool DocumentSource::open_archive() {
  if (named_.suffix != "wacz") {
    if (stream_) return false;
    stream_ = std::make_unique<ByteStream>(file_.path, Pipes::kRefused, checking_);
  } else {
    if (!zip_) zip_ = std::make_unique<ZipEntries>(file_.path);
    if (!zip_behind_) zip_behind_ = std::make_unique<ZipEntries>(file_.path);
    const std::optional<std::string> name = next_archive(*zip_);
    next_archive(*zip_behind_);
    if (!name && !stream_) throw std::runtime_error("has no web archive in a folder 'archive', as WACZ files have");
    if (!name) return false;
    entry_ = *name + ": ";
    const Compression compression = ends_with(*name, ".gz")    ? Compression::kGzip
                                    : ends_with(*name, ".zst") ? Compression::kZstd
                                                               : Compression::kNone;
    stream_ = std::make_unique<ByteStream>(
        compression, [zip = zip_.get()] { return zip->bytes(); }, [zip = zip_behind_.get()] { return zip->bytes(); },
        checking_, zip_->stored_at());
  }
  archive_.emplace(*stream_);
  return true;
}

/** The next record of all archives in the file. */
std::optional<WarcRecord> DocumentSource::next_archived() {
  for (bool open = stream_ || open_archive(); open && !ended_; open = open_archive()) {
    try {
      if (std::optional<WarcRecord> record = archive_->next()) return record;
    } catch (const std::system_error&) {
      throw;
    } catch (const std::runtime_error& error) {
      throw std::runtime_error(entry_ + error.what());
    }
    if (stray_.empty() && archive_->stray_bytes() != 0) {
      stray_ = fmt::format("{}{} bytes belong to no record of a web archive, the first of them at byte {}", entry_,
                           archive_->stray_bytes(), archive_->first_stray_byte());
    }
  }
  ended_ = true;
  return std::nullopt;
}

std::optional<UnreadDocument> DocumentSource::next_record(UnreadDocument document) {
  std::optional<WarcRecord> record = next_archived();
  if (!record && !stray_.empty()) throw std::runtime_error(std::exchange(stray_, {}));
  if (!record) return std::nullopt;
  record_ = *std::move(record);
  document.place = fmt::format("{}record at byte {}", entry_, record_.offset);
  document.id = warc_document_id(record_);
  document.size = record_.length;
  document.modified = parse_iso_date(record_.date);
  document.skip_reason = warc_skip_reason(record_);
  referred_ = record_.type == "revisit" ? met_->place_of(record_) : std::nullopt;
  document.repeats = referred_.has_value();
  if (document.repeats) document.skip_reason.clear();
  if (record_.type == "response" && document.skip_reason.empty()) met_->add(file_.path, record_);
  if (const std::string problem = warc_problem(record_); !problem.empty()) {
    document.problem = std::make_shared<std::runtime_error>(problem);
  } else if (document.size > max_bytes_) {
    document.problem = std::make_shared<TooLarge>(document.size, max_bytes_);
  }
  return document;
}

std::string DocumentSource::bytes() {
  if (archive_) return archive_->block();
  if (mailbox_) return std::move(message_.bytes);
  std::string bytes = file_content(file_.path, max_bytes_);
  return named_.compressed ? decompressed(bytes, max_bytes_) : std::move(bytes);
}

DocumentReader DocumentSource::reader() {
  if (!stream_) {
    return [file = file_, named = named_](const ReadingOptions& options) {
      return file_document(file, named, file_content(file.path, options.max_bytes), options);
    };
  }
  if (archive_ && referred_) {
    return [place = *referred_, record = record_](const ReadingOptions& options) {
      return revisited_document(place, record, options);
    };
  }
  const auto bytes = std::make_shared<std::string>(this->bytes());
  if (mailbox_) return [bytes](const ReadingOptions& options) { return mail_document(*bytes, options); };
  return [bytes, record = record_](const ReadingOptions& options) {
    return warc_document(record, std::move(*bytes), options);
  };
}

SourceDocument read_document(const WalkedFile& file, const ReadingOptions& options) {
  return read_document(file, file_content(file.path, options.max_bytes), options);
}

SourceDocument read_document(const WalkedFile& file, std::string bytes, const ReadingOptions& options) {
  const NamedFormat named = format_of_file(file.path, &bytes);
  return file_document(file, named, std::move(bytes), options);
}

}  // namespace neardup
