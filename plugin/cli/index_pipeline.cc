#include "index_pipeline.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>

#include <fmt/format.h>

#include "arrival_report.h"
#include "file_content.h"
#include "json_document.h"
#include "neardup/document_id.h"
#include "neardup/md5.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kReservedAtMost = std::size_t{256} << 20;     // octets of input worked on at a time
constexpr std::size_t kUncommittedAtMost = std::size_t{512} << 20;  // octets of text; Xapian keeps its terms in memory
constexpr std::size_t kPendingPerJob = 16;

/** The address by the first PATH that the file is below. */
std::string url_of(const std::string& path, const std::vector<UrlMapping>& urls) {
  for (const UrlMapping& mapping : urls) {
    if (mapping.holds(path)) return mapping.url_of(path);
  }
  return UrlMapping().url_of(path);
}

/** What is kept of a file beside its text. */
OmegaRecord record_of(const WalkedFile& file, const std::string& url, const FileContent& content,
                      const ExtractedText& extracted) {
  OmegaRecord record;
  record.url = url;
  record.title = extracted.text.title;
  record.type = mime_type(extracted.format);
  record.suffix = file_suffix(file.path);
  // The time of the walk, not of the read: a file changed in between is read again by the next run.
  record.modified = file.modified;
  record.size = file.size;
  record.md5 = octets_of(md5_of(content.octets));
  return record;
}

ArrivalOptions arrival_options(const IndexOptions& options) {
  ArrivalOptions arrivals;
  arrivals.policy = options.on_duplicate;
  arrivals.threshold = options.duplicate_threshold;
  arrivals.age_slot = kModifiedSlot;
  return arrivals;
}

/** Then a file that stays is there before any that it replaces would be added: one run leaves what the next would. */
void put_newest_first(std::vector<WalkedFile>& files) {
  std::stable_sort(files.begin(), files.end(),
                   [](const WalkedFile& a, const WalkedFile& b) { return a.modified > b.modified; });
}

/** Of standard input nobody knows. */
double share_read(const LineReader& lines) {
  if (lines.size() == 0) return 0;
  return static_cast<double>(lines.octets_read()) / static_cast<double>(lines.size());
}

OmegaRecord record_of(const JsonDocument& document) {
  OmegaRecord record;
  record.url = document.url;
  record.title = document.title;
  record.type = document.type;
  record.modified = document.modified;
  record.size = document.text.size();
  record.md5 = octets_of(md5_of(document.text));
  record.fields = document.fields;
  return record;
}

}  // namespace

IndexPipeline::IndexPipeline(Xapian::WritableDatabase& database, const Indexer& indexer, const std::string& stemmer,
                             const IndexOptions& options, std::function<void(const PendingChanges&)> commit,
                             bool was_signed)
    : database_(database),
      options_(options),
      commit_(std::move(commit)),
      was_signed_(was_signed),
      pool_(options.jobs, [&] { return std::make_unique<DocumentBuilder>(indexer.clone(), stemmer); }),
      progress_("documents", options.quiet),
      failures_(progress_, "failures"),
      duplicates_(progress_, "near-duplicates"),
      writers_indexer_(indexer.clone()),
      arrivals_(database, indexer.scheme(), writers_indexer_->tokenizer(), arrival_options(options)) {}

void IndexPipeline::index_paths(const std::vector<std::string>& paths) {
  FileWalk walk = walk_files(paths, options_.follow);
  for (const std::string& error : walk.errors) fail(error);
  for (const auto& [reason, count] : walk.skipped) report_.skipped[reason] += count;
  const std::vector<UrlMapping> urls = urls_below(paths);
  // What could not be looked at may still be there.
  const bool deletes = options_.delete_missing && walk.errors.empty();
  // A renamed file must not be skipped for the sake of its old name. Else what is gone stays until all is indexed.
  if (deletes && options_.acts_on_duplicates()) delete_missing(paths, walk.files);
  if (options_.on_duplicate == DuplicatePolicy::kReplace) put_newest_first(walk.files);
  std::size_t submitted = 0;
  for (const WalkedFile& file : walk.files) {
    if (interrupted()) break;
    submit_file(file, url_of(file.path, urls));
    progress_.update(++submitted - pool_.pending(), walk.files.size());
  }
  drain(0);
  if (deletes && !options_.acts_on_duplicates() && !interrupted()) delete_missing(paths, walk.files);
}

void IndexPipeline::submit_file(const WalkedFile& file, const std::string& url) {
  const std::string term = unique_term(file.path);
  if (is_unchanged_file(term, file)) {
    ++report_.unchanged;
    return;
  }
  if (const NamedFormat named = format_of_name(file.path); !named.skip_reason.empty()) {
    ++report_.skipped[std::string(named.skip_reason)];
    return;
  }
  if (file.size > options_.max_size) return fail(file.path + ": " + too_large_message(file.size, options_.max_size));
  submit(file.size,
         [file, url, most = options_.max_size, keep_body = options_.acts_on_duplicates()](DocumentBuilder& builder) {
           Outcome outcome;
           outcome.source = file.path;
           try {
             const FileContent content = read_file_content(file.path, most);
             ExtractedText extracted = extract_text(content.octets, file.path, most);
             outcome.octets = extracted.text.body.size();
             outcome.built = builder.build(file.path, extracted.text, record_of(file, url, content, extracted),
                                           std::filesystem::path(file.path).filename().string());
             if (keep_body) outcome.body = std::move(extracted.text.body);
           } catch (const NoTextDocument& reason) {
             outcome.skipped = reason.what();
           } catch (const Xapian::Error& error) {
             outcome.failed = error.get_msg();
           } catch (const std::exception& error) {
             outcome.failed = error.what();
           }
           return outcome;
         });
}

void IndexPipeline::index_json_lines(const std::string& path) {
  LineReader lines(path, options_.max_size);
  while (std::optional<NumberedLine> line = next_line(lines)) {
    const std::size_t octets = line->text.size();
    progress_.update_share(line->number, share_read(lines));
    submit(octets, [path, most = options_.max_size, keep_body = options_.acts_on_duplicates(),
                    line = *std::move(line)](DocumentBuilder& builder) {
      Outcome outcome;
      outcome.source = fmt::format("{}:{}", path == "-" ? "standard input" : path, line.number);
      try {
        if (line.too_long) throw std::runtime_error(fmt::format("line has more octets than --max-size {}", most));
        JsonDocument document = parse_json_document(line.text);
        outcome.octets = document.text.size();
        outcome.built = builder.build(document.id, {document.title, document.text, {}}, record_of(document), {});
        if (keep_body) outcome.body = std::move(document.text);
      } catch (const Xapian::Error& error) {
        outcome.failed = error.get_msg();
      } catch (const std::exception& error) {
        outcome.failed = error.what();
      }
      return outcome;
    });
  }
  drain(0);
}

/** Nothing at the end of the input, and as soon as a signal has come. */
std::optional<NumberedLine> IndexPipeline::next_line(LineReader& lines) const {
  if (interrupted()) return std::nullopt;
  try {
    return lines.next();
  } catch (const std::system_error&) {
    if (interrupted()) return std::nullopt;
    throw;
  }
}

void IndexPipeline::submit(std::size_t reserved, Pool::Task task) {
  while (pool_.pending() != 0 && reserved_ + reserved > kReservedAtMost) drain(pool_.pending() - 1);
  drain(kPendingPerJob * options_.jobs);
  reserved_ += reserved;
  pool_.submit([reserved, task = std::move(task)](DocumentBuilder& builder) {
    Outcome outcome = task(builder);
    outcome.reserved = reserved;
    return outcome;
  });
}

void IndexPipeline::drain(std::size_t left) {
  while (pool_.pending() > left) write(pool_.next());
}

void IndexPipeline::write(Outcome outcome) {
  reserved_ -= outcome.reserved;
  if (!outcome.failed.empty()) {
    fail(outcome.source + ": " + outcome.failed);
  } else if (!outcome.skipped.empty()) {
    ++report_.skipped[outcome.skipped];
  } else {
    write_document(outcome);
  }
}

void IndexPipeline::write_document(Outcome& outcome) {
  const Arrival arrival = arrivals_.write(outcome.built.unique_term, outcome.built.document, outcome.body);
  count(outcome.built.unique_term, arrival);
  if (arrival.action == ArrivalAction::kSkipped) return;
  if (outcome.built.empty) ++report_.empty;
  report_.octets += outcome.octets;
  ++pending_.documents;
  pending_.text_octets += outcome.octets;
  if (report_.written() % options_.commit_every == 0 || pending_.text_octets >= kUncommittedAtMost) commit();
}

void IndexPipeline::commit() {
  commit_(pending_);
  pending_ = {};
}

void IndexPipeline::count(const std::string& unique_term, const Arrival& arrival) {
  const bool skipped = arrival.action == ArrivalAction::kSkipped;
  if (skipped) {
    ++report_.skipped_duplicates;
  } else {
    ++(arrival.action == ArrivalAction::kAdded ? report_.added : report_.updated);
    if (arrival.duplicate_of) ++report_.marked_duplicates;
  }
  report_.replaced_duplicates += arrival.replaced.size();
  if (options_.quiet) return;
  for (const std::string& message : arrival_messages(unique_term.substr(1), arrival)) duplicates_.add(message);
}

void IndexPipeline::fail(const std::string& message) {
  ++report_.failed;
  failures_.add(message);
}

bool IndexPipeline::is_unchanged_file(const std::string& term, const WalkedFile& file) const {
  if (options_.force || !was_signed_) return false;
  const Xapian::PostingIterator posting = database_.postlist_begin(term);
  if (posting == database_.postlist_end(term)) return false;
  const Xapian::Document document = database_.get_document(*posting);
  return document.get_value(kModifiedSlot) == modified_value(file.modified) &&
         document.get_value(kSizeSlot) == Xapian::sortable_serialise(static_cast<double>(file.size));
}

std::vector<UrlMapping> IndexPipeline::urls_below(const std::vector<std::string>& paths) const {
  std::vector<UrlMapping> urls;
  if (options_.base_url.empty()) return urls;
  for (const std::string& path : paths) {
    // The address stands for a folder: of a file, for the one it is in.
    const std::filesystem::path place(canonical_path(path));
    urls.emplace_back(std::filesystem::is_directory(place) ? place.string() : place.parent_path().string(),
                      options_.base_url);
  }
  return urls;
}

void IndexPipeline::delete_missing(const std::vector<std::string>& paths, const std::vector<WalkedFile>& files) {
  std::set<std::string> present;
  for (const WalkedFile& file : files) present.insert(unique_term(file.path));
  std::vector<std::string> gone;
  for (const std::string& path : paths) {
    const std::string below = unique_term(canonical_path(path));
    for (auto term = database_.allterms_begin(below); term != database_.allterms_end(below); ++term) {
      const bool inside = (*term).size() == below.size() || (*term)[below.size()] == '/';
      if (inside && present.count(*term) == 0) gone.push_back(*term);
    }
  }
  for (const std::string& term : gone) arrivals_.remove(term);
  report_.deleted += gone.size();
  pending_.documents += gone.size();
}

IndexReport IndexPipeline::finish() {
  commit();
  progress_.wipe();
  return report_;
}

}  // namespace neardup::cli
