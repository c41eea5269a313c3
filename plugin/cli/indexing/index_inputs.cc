#include "indexing/index_inputs.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "characters/text_line.h"
#include "database/document_id.h"
#include "indexing/input_errors.h"
#include "indexing/missing_files.h"

namespace neardup::cli {

namespace {

constexpr std::chrono::seconds kIdle{3};
constexpr std::chrono::milliseconds kSoon{200};
constexpr std::size_t kMostNames = 5000;  // of a list, that are read before they are indexed
constexpr const char* kTooOld = "older than --since";

/** @param id  for a record without one; empty if that is an error. */
SourceDocument record_document(const RecordInput& input, std::string_view record, const std::string& charset,
                               const std::string& id, const RecordFields& fields) {
  SourceDocument document = input.parser().document(record, charset);
  if (document.id.empty()) document.id = id;
  if (document.id.empty()) throw std::runtime_error("has no \"" + fields.id + "\"");
  return document;
}

std::string not_indexed(const std::string& reason) {
  return "not indexed: " + reason;
}

/** @param since  of the times of documents that have one; older ones are skipped. @param base  of the URL.
 *  @param path  of the file. @param named  whether the user named this document: then it is an error if it has no text. */
SourceDocument read_dated(const DocumentReader& read, const ReadingOptions& reading, std::optional<std::int64_t> since,
                          const std::optional<std::string>& base, const std::string& path, bool named) {
  SourceDocument document;
  try {
    document = read(reading);
  } catch (const NoTextDocument& reason) {
    if (!named) throw;
    throw std::runtime_error(not_indexed(reason.what()));
  }
  const std::optional<std::int64_t> modified = document.record.modified;
  if (since && modified && *modified < *since) throw NoTextDocument(kTooOld);
  document.record.site = base;
  if (document.record.type == mime_type(TextFormat::kMail)) document.record.fields.emplace_back(kPathField, path);
  return document;
}

std::string source_of(const WalkedFile& file, const UnreadDocument& document) {
  return document.place.empty() ? file.path : file.path + ": " + document.place;
}

/** Sort files, newest first. Then a file is indexed before the older ones that it would replace, and a second run
 *  changes nothing. */
void put_newest_first(std::vector<WalkedFile>& files) {
  std::stable_sort(files.begin(), files.end(),
                   [](const WalkedFile& a, const WalkedFile& b) { return a.state.modified > b.state.modified; });
}

std::string name_of(const std::string& path) {
  return path == "-" ? "standard input" : path;
}

namespace fs = std::filesystem;

constexpr std::uint64_t kLargeInput = std::uint64_t{8} << 20;  // bytes
constexpr std::size_t kLeastCommit = 1000;                     // documents; more frequent commits are asked for

/** Whether a file and those below a folder have so many bytes. */
bool has_bytes(const std::vector<std::string>& paths, std::uint64_t wanted) {
  std::uint64_t bytes = 0;
  for (const std::string& path : paths) {
    std::error_code error;
    if (fs::is_regular_file(path, error)) bytes += fs::file_size(path, error);
    fs::recursive_directory_iterator file(path, fs::directory_options::skip_permission_denied, error);
    for (const fs::recursive_directory_iterator end; !error && file != end && bytes < wanted; file.increment(error)) {
      std::error_code unreadable;
      const bool counts = file->is_regular_file(unreadable);
      const std::uint64_t size = counts ? file->file_size(unreadable) : 0;
      if (!unreadable) bytes += size;
    }
    if (bytes >= wanted) return true;
  }
  return false;
}

bool is_mail(const std::string& path) {
  const std::optional<TextFormat> format = format_of_name(path).format;
  return format == TextFormat::kMailbox || format == TextFormat::kMail;
}

bool can_make_folder_beside(const std::string& place) {
  const fs::path path(place);
  const fs::path folder = (path.has_filename() ? path : path.parent_path()).parent_path();
  return ::access(folder.empty() ? "." : folder.c_str(), W_OK | X_OK) == 0;
}

}  // namespace

std::vector<std::string> IndexedInputs::record_paths() const {
  std::vector<std::string> files;
  for (const RecordFile& file : records) files.push_back(file.path);
  return files;
}

std::string obstacle_to_shards(const IndexedInputs& inputs, const IndexOptions& options) {
  if (options.acts_on_duplicates()) return "with --on-duplicate";
  if (!inputs.name_lists.empty()) return "with --files-from";
  if (!inputs.paths.empty() && !inputs.records.empty()) return "with both PATH and a file of records";
  return "";
}

bool is_built_in_shards(const std::string& place, const IndexedInputs& inputs, const IndexOptions& options) {
  if (options.build == BuildWay::kWriter || !obstacle_to_shards(inputs, options).empty()) return false;
  std::error_code error;
  if (fs::symlink_status(place, error).type() != fs::file_type::not_found || !can_make_folder_beside(place)) {
    return false;
  }
  if (options.build == BuildWay::kShards) return true;
  if (options.jobs < 2 || options.commit_every < kLeastCommit) return false;
  const std::vector<std::string> records = inputs.record_paths();
  // What is piped may come slowly, and is to be found meanwhile.
  if (std::find(records.begin(), records.end(), "-") != records.end()) return false;
  if (std::any_of(inputs.paths.begin(), inputs.paths.end(), is_mail)) return false;
  return has_bytes(inputs.paths, kLargeInput) || has_bytes(records, kLargeInput);
}

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
  const bool deletes = options_.delete_missing;
  if (deletes && options_.delete_all) accept_gone_paths(database_, paths_, walk);
  report_walk(walk);
  if (deletes && !options_.delete_all) refuse_to_delete_all(database_, paths_, walk);
  // Delete first if near-duplicates are skipped: a renamed file must not be skipped because of its old document.
  if (deletes && options_.acts_on_duplicates()) pipeline_.delete_missing(paths_, walk);
  if (options_.duplicates.policy == DuplicatePolicy::kReplace) put_newest_first(walk.files);
  learn_frames_of(walk, paths_);
  files_ = walk.files.size();
  for (file_ = 0; file_ != files_ && !pipeline_.interrupted(); ++file_) index_file(walk.files[file_]);
  pipeline_.write_submitted();
  if (deletes && !options_.acts_on_duplicates() && !pipeline_.interrupted()) {
    pipeline_.delete_missing(paths_, walk);
  }
  note_same_urls(walk);
  if (!pipeline_.interrupted()) pipeline_.move_mails(walk);
  files_ = 0;
}

/** Name the files that have the URL of a file of this walk, too. */
void IndexInputs::note_same_urls(const FileWalk& walk) {
  if (urls_.size() < 2) return;
  for (const WalkedFile& file : walk.files) {
    if (pipeline_.interrupted()) return;
    if (const auto url = urls_.url_of(file.path)) pipeline_.note_same_url(*url, file.path);
  }
}

void IndexInputs::learn_frames_of(const FileWalk& walk, const std::vector<std::string>& roots) {
  if (options_.reading.content == ContentChoice::kAll) return;
  const std::set<std::string> unread = unread_sites(database_);
  learn_frames(database_, walk, roots, urls_, frame_learning());
  const std::vector<FileOfMany> files = files_of_many(walk);
  learn_archive_frames(database_, files, frame_learning());
  learn_list_footers(database_, walk, files, frame_learning());
  frames_ = RecordedFrames(database_);
  note_unread(unread, walk, !files.empty());
  options_.reading.list_footers = std::make_shared<const ListFooters>(recorded_list_footers(database_));
}

/** Let pages and mails of earlier runs be read again if what they repeat was learned now, or in a run that did not finish and
 *  whose pages may be in this one.
 *  @param before    sites that were to be read again before this walk.
 *  @param has_many  whether it has web archives or mailboxes. */
void IndexInputs::note_unread(const std::set<std::string>& before, const FileWalk& walk, bool has_many) {
  std::set<std::string> sites;
  for (const std::string& site : unread_sites(database_)) {
    const bool is_folder = site.front() == '/';
    const auto is_of_site = [&](const WalkedFile& file) {
      return is_folder ? begins_with(file.path, site) : site_of_url(urls_.url_of(file.path).value_or("")) == site;
    };
    if (before.count(site) == 0 || site.front() == '<' || (has_many && !is_folder) ||
        std::any_of(walk.files.begin(), walk.files.end(), is_of_site))
      sites.insert(site);
  }
  pipeline_.note_learned(std::move(sites));
}

/** The site of a page, if any site was learned in this run; empty for a document that is no page. @param url  of it. */
std::string IndexInputs::learned_site(const std::string& url, const std::string& path) const {
  if (!pipeline_.indexed().has_learned()) return {};
  return path.empty() || is_page_file(path) ? frames_.site_of(url, path) : std::string();
}

FrameLearning IndexInputs::frame_learning() const {
  return {options_.reading, options_.relearn, [this] { return pipeline_.interrupted(); }, options_.jobs};
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
    const std::uint64_t before = number;
    const auto shared = std::make_shared<const RecordBlock>(*std::move(block));
    if (shared->too_long) submit_record(input, shared, {}, ++number);
    for (std::string_view rest = shared->bytes; !rest.empty();) {
      const std::string_view record = rest.substr(0, input->parser().record_size(rest));
      submit_record(input, shared, record, ++number);
      rest.remove_prefix(record.size());
    }
    pipeline_.show_progress(input->share(), number - before);
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
  if (trimmed(record).empty()) return;
  const std::string place = input->path() == "-" ? "" : fmt::format("{}:{}", input->full_path(), number);
  std::string id = place;
  if (pipeline_.builds_shards()) id = input->parser().id(record, block->charset).value_or(place);
  pipeline_.submit({source, id, record.size(),
                    [input, block, record, place, fields = options_.record_fields] {
                      return record_document(*input, record, block->charset, place, fields);
                    },
                    SameId::kOfRecordStays, place});
}

void IndexInputs::index_names(const std::string& path) {
  const std::string name = name_of(path);
  const auto names = unless_broken(name, [&] { return std::make_unique<NameList>(path, options_.name_separator); });
  if (!names) return;
  std::vector<std::string> some;  // that came one soon after the other
  const auto next_name = [&] { return std::optional(names->next(some.empty() ? kIdle : kSoon)); };
  while (std::optional<NextName> next = unless_broken(name, next_name)) {
    if (next->state == NextName::State::kEnd) break;
    const bool idle = next->state == NextName::State::kNothingYet;
    if (!idle) some.push_back(std::move(next->name));
    if (idle && some.empty()) pipeline_.settle();
    if (idle || some.size() == kMostNames) index_listed(std::exchange(some, {}));
  }
  index_listed(some);
  pipeline_.write_submitted();
}

void IndexInputs::index_listed(const std::vector<std::string>& names) {
  FileWalk walk = walk_files(names, options_.follow ? Links::kAll : Links::kOfFiles);
  // The list may be the output of find(1): its names count as found, not as named by the user.
  for (LeftOutPath& path : walk.left_out) path.named = false;
  report_walk(walk);
  learn_frames_of(walk, names);
  for (WalkedFile& file : walk.files) {
    file.named = false;
    if (!pipeline_.interrupted()) index_file(file);
  }
}

void IndexInputs::index_file(const WalkedFile& file) {
  DocumentSource documents(
      file, options_.reading.max_bytes, [this] { stop_if_interrupted(); }, &met_);
  while (std::optional<UnreadDocument> document = unless_broken(file.path, [&] { return documents.next(); })) {
    if (!is_left_out(file, *document, documents.format()) && !submit(file, *document, documents)) return;
    pipeline_.show_progress(share(documents.share()));
  }
}

/** Whether a document is not read, because of what is known of it; reports or counts the reason. */
bool IndexInputs::is_left_out(const WalkedFile& file, const UnreadDocument& document,
                              std::optional<TextFormat> format) {
  const bool own_id = has_own_ids(format);
  const std::optional<std::string> url = own_id ? document.id : urls_.url_of(file.path);
  const std::string site = learned_site(url.value_or(""), own_id ? std::string() : file.path);
  if (!own_id && pipeline_.indexed().is_unchanged(file, url, site)) {
    pipeline_.pass_over();
  } else if (!document.skip_reason.empty()) {
    if (file.named && !own_id) {
      pipeline_.fail(file.path + ": " + not_indexed(document.skip_reason));
    } else {
      pipeline_.skip(document.skip_reason, source_of(file, document));
      if (!own_id) pipeline_.remove_stale(file.path);
    }
  } else if (options_.since && document.modified && *document.modified < *options_.since) {
    pipeline_.skip(kTooOld, source_of(file, document));
  } else if (document.problem) {
    pipeline_.fail(source_of(file, document) + ": " + reason_of(*document.problem));
  } else if (own_id && !document.id.empty() && pipeline_.indexed().stays(document.id, document.modified, site)) {
    pipeline_.pass_over(unique_term(document.id), source_of(file, document));
  } else {
    return false;
  }
  return true;
}

/** @return false if the rest of the file cannot be read. */
bool IndexInputs::submit(const WalkedFile& file, const UnreadDocument& document, DocumentSource& documents) {
  DocumentReader read = unless_broken(file.path, [&] { return documents.reader(); });
  if (!read) return false;
  const bool own_id = has_own_ids(documents.format());
  const std::string address = own_id ? document.id : urls_.url_of(file.path).value_or("");
  ReadingOptions reading = reading_of(address, own_id ? std::string() : file.path);
  if (!own_id) reading.url = address.empty() ? file_url(file.path) : address;
  const bool is_wanted = file.named && !holds_many(documents.format());
  auto read_it = [read = std::move(read), reading = std::move(reading), is_wanted, path = file.path,
                  base = own_id ? std::nullopt : urls_.base_of(file.path),
                  since = own_id ? options_.since : std::nullopt] {
    return read_dated(read, reading, since, base, path, is_wanted);
  };
  pipeline_.submit({source_of(file, document),
                    document.id,
                    document.size,
                    std::move(read_it),
                    own_id ? SameId::kNewerStays : SameId::kReplaced,
                    {},
                    learned_site(address, own_id ? std::string() : file.path)});
  return true;
}

void IndexInputs::report_walk(const FileWalk& walk) {
  for (const UnreadPath& error : walk.errors) pipeline_.fail(error.message());
  for (const LeftOutPath& path : walk.left_out) {
    path.named ? pipeline_.fail(path.path + ": " + not_indexed(path.reason)) : pipeline_.skip(path.reason, path.path);
  }
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
