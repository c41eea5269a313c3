#include "indexing/index_inputs.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "bytes/digest128.h"
#include "characters/iso_date.h"
#include "documents/json_document.h"
#include "documents/warc_document.h"
#include "files/byte_stream.h"
#include "files/compression.h"
#include "files/file_content.h"
#include "files/file_walk.h"
#include "formats/document_file.h"
#include "indexing/input_errors.h"
#include "indexing/list_footers.h"
#include "mail/mail_document.h"

namespace neardup::cli {

namespace {

constexpr std::chrono::seconds kIdle{3};
constexpr const char* kTooOld = "older than --since";

/** The URL of a file, and the base that it was given; nothing for a file URL. */
struct FileUrl {
  std::string url;
  std::optional<std::string> base;
};

/** The name of a file without its suffix, and without that of its compression. */
std::string searchable_name(const std::string& path, bool compressed) {
  std::filesystem::path name = std::filesystem::path(path).filename();
  if (compressed) name = name.stem();
  return name.stem().string();
}

SourceDocument file_document(const WalkedFile& file, const NamedFormat& named, const FileUrl& place,
                             ReadingOptions options) {
  std::string bytes = read_file_content(file.path, options.max_bytes).bytes;
  SourceDocument document;
  document.record.md5 = bytes_of(md5_of(bytes));
  if (named.compressed) bytes = decompressed(bytes, options.max_bytes);
  options.url = place.url;
  ExtractedText extracted = extract_content(std::move(bytes), named.format, {{}, options.charset}, options);
  document.id = file.path;
  document.file_name = searchable_name(file.path, named.compressed);
  document.record.url = place.url;
  document.record.site = place.base;
  document.record.title = extracted.text.title;
  document.record.type = mime_type(extracted.format);
  document.record.suffix = file_suffix(file.path);
  // The time of the walk, not of the read: a file changed in between is read again by the next run.
  document.record.modified = file.state.modified;
  document.record.size = file.state.size;
  document.text = std::move(extracted.text);
  return document;
}

/** @param id  for a record without one; empty if that is an error. */
SourceDocument record_document(const RecordInput& input, std::string_view record, const std::string& charset,
                               const std::string& id, const RecordFields& fields) {
  JsonDocument parsed = input.parser().document(record, charset);
  SourceDocument document;
  document.id = parsed.id.empty() ? id : std::move(parsed.id);
  if (document.id.empty()) throw std::runtime_error("has no \"" + fields.id + "\"");
  document.record.url = std::move(parsed.url);
  document.record.title = parsed.title;
  document.record.type = std::move(parsed.type);
  document.record.modified = parsed.modified;
  document.record.size = parsed.text.size();
  document.record.md5 = bytes_of(md5_of(parsed.text));
  document.record.fields = std::move(parsed.fields);
  document.text.title = std::move(parsed.title);
  document.text.body = std::move(parsed.text);
  set_canonical(document.text, document.record.url, parsed.canonical);
  return document;
}

std::string not_indexed(const std::string& reason) {
  return "not indexed: " + reason;
}

/** The result of `read`. It is an error if a file named by the user has no text. */
template <typename Read>
SourceDocument read_named(bool named, Read read) {
  try {
    return read();
  } catch (const NoTextDocument& reason) {
    if (!named) throw;
    throw std::runtime_error(not_indexed(reason.what()));
  }
}

SourceDocument dated_mail(const std::string& bytes, const IndexOptions& options, bool named) {
  SourceDocument document = read_named(named, [&] { return mail_document(bytes, options.reading); });
  if (options.since && document.record.modified && *document.record.modified < *options.since) {
    throw NoTextDocument(kTooOld);
  }
  return document;
}

/** Sort files, newest first. Then a file is indexed before the older ones that it would replace, and a second run
 *  changes nothing. */
void put_newest_first(std::vector<WalkedFile>& files) {
  std::stable_sort(files.begin(), files.end(),
                   [](const WalkedFile& a, const WalkedFile& b) { return a.state.modified > b.state.modified; });
}

std::string place_of(const std::string& path, const WarcRecord& record) {
  return fmt::format("{}: record at byte {}", path, record.offset);
}

std::string name_of(const std::string& path) {
  return path == "-" ? "standard input" : path;
}

}  // namespace

IndexInputs::IndexInputs(IndexPipeline& pipeline, Xapian::WritableDatabase& database, const IndexOptions& options,
                         const std::vector<std::string>& paths, BaseUrls urls)
    : pipeline_(pipeline),
      database_(database),
      options_(options),
      paths_(paths),
      urls_(std::move(urls)),
      frames_(database) {}

void IndexInputs::index_paths() {
  FileWalk walk = walk_files(paths_, options_.follow ? Links::kAll : Links::kOfFiles);
  report_walk(walk);
  // A file in a folder that could not be read may still exist.
  const bool deletes = options_.delete_missing && walk.errors.empty();
  if (deletes && !options_.delete_all) pipeline_.refuse_to_delete_all(paths_, walk);
  // Delete first if near-duplicates are skipped: a renamed file must not be skipped because of its old document.
  if (deletes && options_.acts_on_duplicates()) pipeline_.delete_missing(paths_, walk);
  if (options_.on_duplicate == DuplicatePolicy::kReplace) put_newest_first(walk.files);
  learn_frames_of(walk);
  files_ = walk.files.size();
  for (file_ = 0; file_ != files_ && !pipeline_.interrupted(); ++file_) index_file(walk.files[file_]);
  pipeline_.write_submitted();
  if (deletes && !options_.acts_on_duplicates() && !pipeline_.interrupted()) {
    pipeline_.delete_missing(paths_, walk);
  }
  files_ = 0;
}

void IndexInputs::learn_frames_of(const FileWalk& walk) {
  if (options_.reading.content == ContentChoice::kAll) return;
  learn_frames(database_, walk, paths_, urls_, frame_learning());
  learn_list_footers(database_, walk, frame_learning());
  use_recorded_frames();
}

void IndexInputs::use_recorded_frames() {
  frames_ = RecordedFrames(database_);
  options_.reading.list_footers = std::make_shared<const ListFooters>(recorded_list_footers(database_));
}

FrameLearning IndexInputs::frame_learning() const {
  return {options_.reading, options_.relearn, [this] { return pipeline_.interrupted(); }};
}

/** How to read a page of a site whose frame may be known. */
ReadingOptions IndexInputs::reading_of(const std::string& url, const std::string& path) const {
  ReadingOptions reading = options_.reading;
  if (reading.content != ContentChoice::kAll) reading.frame = frames_.frame(frames_.site_of(url, path));
  return reading;
}

void IndexInputs::index_records(const RecordFile& file) {
  const std::string name = name_of(file.path);
  const RecordReading reading{file.format, options_.record_fields, options_.reading.charset, false};
  const auto input = unless_broken(
      name, [&] { return std::make_shared<RecordInput>(file.path, reading, [this] { stop_if_interrupted(); }); });
  if (!input) return;
  if (file.path == "-" && has_header(input->format()) && !input->parser().has_column(options_.record_fields.id)) {
    return pipeline_.fail(
        fmt::format("{}: has no column '{}' for the id: name one with --id-field", name, options_.record_fields.id));
  }
  std::uint64_t number = has_header(input->format()) ? 1 : 0;
  while (std::optional<RecordBlock> block =
             unless_broken(name, [&] { return input->next(options_.reading.max_bytes); })) {
    const auto shared = std::make_shared<const RecordBlock>(*std::move(block));
    if (shared->too_long) submit_record(input, shared, {}, ++number);
    for (std::string_view rest = shared->bytes; !rest.empty();) {
      const std::string_view record = rest.substr(0, input->parser().record_size(rest));
      submit_record(input, shared, record, ++number);
      rest.remove_prefix(record.size());
    }
    pipeline_.show_progress(input->share());
  }
  pipeline_.write_submitted();
}

/** @param block  keeps the bytes of the record. @param number  of the record in its input. */
void IndexInputs::submit_record(const std::shared_ptr<const RecordInput>& input,
                                const std::shared_ptr<const RecordBlock>& block, std::string_view record,
                                std::uint64_t number) {
  if (pipeline_.interrupted()) return;
  const std::string source = fmt::format("{}:{}", name_of(input->path()), number);
  if (block->too_long || record.size() > options_.reading.max_bytes) {
    return pipeline_.fail(fmt::format("{}: is longer than --max-size {} bytes; raise it to index this record", source,
                                      options_.reading.max_bytes));
  }
  if (record.find_first_not_of(" \t\r\n") == std::string_view::npos) return;
  const std::string place = input->path() == "-" ? "" : fmt::format("{}:{}", input->full_path(), number);
  std::string id = place;
  if (pipeline_.builds_shards()) id = input->parser().id(record, block->charset).value_or(place);
  pipeline_.submit(
      source, id, record.size(),
      [input, block, record, place, fields = options_.record_fields] {
        return record_document(*input, record, block->charset, place, fields);
      },
      SameId::kReplaced);
}

void IndexInputs::index_names(const std::string& path) {
  const std::string name = name_of(path);
  const auto names = unless_broken(name, [&] { return std::make_unique<NameList>(path, options_.name_separator); });
  if (!names) return;
  while (std::optional<NextName> next = unless_broken(name, [&] { return std::optional(names->next(kIdle)); })) {
    if (next->state == NextName::State::kEnd) break;
    if (next->state == NextName::State::kNothingYet) {
      pipeline_.settle();
    } else {
      index_name(next->name);
    }
  }
  pipeline_.write_submitted();
}

void IndexInputs::index_name(const std::string& name) {
  FileWalk walk = walk_files({name}, options_.follow ? Links::kAll : Links::kOfFiles);
  // The list may be the output of find(1): its names count as found, not as named by the user.
  for (const LeftOutPath& path : walk.left_out) ++walk.skipped[path.reason];
  walk.left_out.clear();
  report_walk(walk);
  for (WalkedFile& file : walk.files) {
    file.named = false;
    if (!pipeline_.interrupted()) index_file(file);
  }
}

void IndexInputs::index_file(const WalkedFile& file) {
  const NamedFormat named = format_of_file(file.path);
  if (named.container == ContainerFormat::kWarc) return index_web_archive(file);
  if (named.container == ContainerFormat::kMbox) return index_mailbox(file);
  if (named.container == ContainerFormat::kMail) {
    submit_mail(file, named.compressed);
  } else {
    submit_file(file, named);
  }
  pipeline_.show_progress(share(1));
}

void IndexInputs::submit_file(const WalkedFile& file, const NamedFormat& named) {
  const std::optional<std::string> address = urls_.url_of(file.path);
  if (pipeline_.is_unchanged(file, address)) return pipeline_.pass_over();
  if (!named.skip_reason.empty()) return leave_out(file, std::string(named.skip_reason));
  if (file.state.size > options_.reading.max_bytes) {
    return pipeline_.fail(file.path + ": " + too_large_message(file.state.size, options_.reading.max_bytes));
  }
  pipeline_.submit(
      file.path, file.path, file.state.size,
      [file, named, place = FileUrl{address.value_or(file_url(file.path)), urls_.base_of(file.path)},
       reading = reading_of(address.value_or(""), file.path)] {
        return read_named(file.named, [&] { return file_document(file, named, place, reading); });
      },
      SameId::kReplaced);
}

void IndexInputs::submit_mail(const WalkedFile& file, bool compressed) {
  pipeline_.submit(
      file.path, {}, file.state.size,
      [file, compressed, options = options_] {
        const std::string bytes = read_file_content(file.path, options.reading.max_bytes).bytes;
        return dated_mail(compressed ? decompressed(bytes, options.reading.max_bytes) : bytes, options, file.named);
      },
      SameId::kNewerStays);
}

void IndexInputs::learn_frames_of_archive(const WalkedFile& file) {
  if (options_.reading.content == ContentChoice::kAll) return;
  learn_archive_frames(database_, file.path, frame_learning());
  use_recorded_frames();
}

void IndexInputs::learn_footers_of_mailbox(const WalkedFile& file) {
  if (options_.reading.content == ContentChoice::kAll) return;
  learn_mailbox_footers(database_, file.path, frame_learning());
  use_recorded_frames();
}

void IndexInputs::index_web_archive(const WalkedFile& file) {
  learn_frames_of_archive(file);
  const auto stream = opened(file.path);
  if (!stream) return;
  WarcReader reader(*stream);
  bool whole = true;
  while (whole && !pipeline_.interrupted()) {
    const std::optional<WarcRecord> record = unless_broken(file.path, [&] { return reader.next(); });
    if (!record) break;
    whole = submit_record(file.path, *record, reader);
    pipeline_.show_progress(share(stream->share()));
  }
  if (const std::uint64_t stray = reader.stray_bytes()) {
    pipeline_.fail(fmt::format("{}: {} bytes belong to no record of a web archive", file.path, stray));
  }
}

/** @return false if the rest of the archive cannot be read. */
bool IndexInputs::submit_record(const std::string& path, const WarcRecord& record, WarcReader& reader) {
  if (is_left_out(path, record)) return true;
  auto block = unless_broken(path, [&] { return std::make_shared<std::string>(reader.block()); });
  if (!block) return false;
  pipeline_.submit(
      place_of(path, record), warc_document_id(record), block->size(),
      [record, block, reading = reading_of(warc_document_id(record), {})] {
        return warc_document(record, std::move(*block), reading);
      },
      SameId::kNewerStays);
  return true;
}

/** Whether a record is skipped because of its header; reports or counts the reason. */
bool IndexInputs::is_left_out(const std::string& path, const WarcRecord& record) {
  const std::string reason = warc_skip_reason(record);
  const std::optional<std::int64_t> date = parse_iso_date(record.date);
  if (!reason.empty()) {
    pipeline_.skip(reason);
  } else if (options_.since && date && *date < *options_.since) {
    pipeline_.skip(kTooOld);
  } else if (const std::string problem = warc_problem(record); !problem.empty()) {
    pipeline_.fail(place_of(path, record) + ": " + problem);
  } else if (record.length > options_.reading.max_bytes) {
    pipeline_.fail(place_of(path, record) + ": " + too_large_message(record.length, options_.reading.max_bytes));
  } else if (pipeline_.stays(warc_document_id(record), date)) {
    pipeline_.pass_over();
  } else {
    return false;
  }
  return true;
}

void IndexInputs::index_mailbox(const WalkedFile& file) {
  learn_footers_of_mailbox(file);
  const auto stream = opened(file.path);
  if (!stream) return;
  MboxReader reader(*stream, options_.reading.max_bytes);
  while (!pipeline_.interrupted()) {
    std::optional<MboxMessage> message = unless_broken(file.path, [&] { return reader.next(); });
    if (!message) break;
    submit_message(file.path, *std::move(message));
    pipeline_.show_progress(share(stream->share()));
  }
}

void IndexInputs::submit_message(const std::string& path, MboxMessage message) {
  const std::string source = fmt::format("{}: message at byte {}", path, message.offset);
  if (message.too_large) {
    return pipeline_.fail(source + ": " + too_large_message(message.size, options_.reading.max_bytes));
  }
  auto bytes = std::make_shared<const std::string>(std::move(message.bytes));
  pipeline_.submit(
      source, {}, bytes->size(), [bytes, options = options_] { return dated_mail(*bytes, options, false); },
      SameId::kNewerStays);
}

/** Open a file. Compressed data is verified first, which may take long. */
std::unique_ptr<ByteStream> IndexInputs::opened(const std::string& path) {
  return unless_broken(
      path, [&] { return std::make_unique<ByteStream>(path, Pipes::kRefused, [this] { stop_if_interrupted(); }); });
}

void IndexInputs::leave_out(const WalkedFile& file, const std::string& reason) {
  file.named ? pipeline_.fail(file.path + ": " + not_indexed(reason)) : pipeline_.skip(reason);
}

void IndexInputs::report_walk(const FileWalk& walk) {
  for (const std::string& error : walk.errors) pipeline_.fail(error);
  for (const LeftOutPath& path : walk.left_out) pipeline_.fail(path.path + ": " + not_indexed(path.reason));
  for (const auto& [reason, count] : walk.skipped) pipeline_.skip(reason, count);
}

/** The share of all files that is done.
 *  @param of_file  the share of the present file that is done. */
double IndexInputs::share(double of_file) const {
  return files_ == 0 ? 0 : (static_cast<double>(file_) + of_file) / static_cast<double>(files_);
}

/** The result of `read`; nothing if it fails, which is reported, or after a signal. */
template <typename Read>
auto IndexInputs::unless_broken(const std::string& name, Read read) -> decltype(read()) {
  if (pipeline_.interrupted()) return {};
  try {
    return read();
  } catch (const std::runtime_error& error) {
    if (!pipeline_.interrupted()) pipeline_.fail(name + ": " + reason_of(error));
    return {};
  }
}

/** Throws like a system call that a signal interrupts. */
void IndexInputs::stop_if_interrupted() const {
  if (pipeline_.interrupted()) throw std::system_error(std::make_error_code(std::errc::interrupted));
}

}  // namespace neardup::cli
