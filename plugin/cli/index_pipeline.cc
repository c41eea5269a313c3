#include "index_pipeline.h"

#include <filesystem>
#include <system_error>

#include <fmt/format.h>

#include "digest.h"
#include "file_content.h"
#include "json_document.h"
#include "neardup/document_id.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kReservedAtMost = std::size_t{256} << 20;     // octets of input worked on at a time
constexpr std::size_t kUncommittedAtMost = std::size_t{512} << 20;  // octets of text; Xapian keeps its terms in memory
constexpr std::size_t kPendingPerJob = 16;
constexpr std::size_t kListedFailures = 200;

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
  record.md5 = md5_digest_of(content.octets);
  return record;
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
  record.md5 = md5_digest_of(document.text);
  record.fields = document.fields;
  return record;
}

}  // namespace

IndexPipeline::IndexPipeline(Xapian::WritableDatabase& database, const Indexer& indexer, const std::string& stemmer,
                             const IndexOptions& options, std::function<void()> commit, bool was_signed)
    : database_(database),
      options_(options),
      commit_(std::move(commit)),
      was_signed_(was_signed),
      pool_(options.jobs, [&] { return std::make_unique<DocumentBuilder>(indexer.clone(), stemmer); }),
      progress_("documents", options.quiet) {}

void IndexPipeline::index_paths(const std::vector<std::string>& paths) {
  const FileWalk walk = walk_files(paths, options_.follow);
  for (const std::string& error : walk.errors) fail(error);
  for (const auto& [reason, count] : walk.skipped) report_.skipped[reason] += count;
  const std::vector<UrlMapping> urls = urls_below(paths);
  std::size_t submitted = 0;
  for (const WalkedFile& file : walk.files) {
    if (interrupted()) break;
    submit_file(file, url_of(file.path, urls));
    progress_.update(++submitted - pool_.pending(), walk.files.size());
  }
  drain(0);
  // What could not be looked at may still be there.
  if (options_.delete_missing && walk.errors.empty() && !interrupted()) delete_missing(paths);
}

void IndexPipeline::submit_file(const WalkedFile& file, const std::string& url) {
  const std::string term = unique_term(file.path);
  if (options_.delete_missing) seen_.insert(term);
  if (is_unchanged_file(term, file)) {
    ++report_.unchanged;
    return;
  }
  if (const NamedFormat named = format_of_name(file.path); !named.skip_reason.empty()) {
    ++report_.skipped[std::string(named.skip_reason)];
    return;
  }
  if (file.size > options_.max_size) return fail(file.path + ": " + too_large_message(file.size, options_.max_size));
  submit(file.size, [file, url, most = options_.max_size](DocumentBuilder& builder) {
    Outcome outcome;
    outcome.source = file.path;
    try {
      const FileContent content = read_file_content(file.path, most);
      const ExtractedText extracted = extract_text(content.octets, file.path, most);
      outcome.octets = extracted.text.body.size();
      outcome.built = builder.build(file.path, extracted.text, record_of(file, url, content, extracted),
                                    std::filesystem::path(file.path).filename().string());
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
    submit(octets, [path, most = options_.max_size, line = *std::move(line)](DocumentBuilder& builder) {
      Outcome outcome;
      outcome.source = fmt::format("{}:{}", path == "-" ? "standard input" : path, line.number);
      try {
        if (line.too_long) throw std::runtime_error(fmt::format("line has more octets than --max-size {}", most));
        const JsonDocument document = parse_json_document(line.text);
        outcome.octets = document.text.size();
        outcome.built = builder.build(document.id, {document.title, document.text, {}}, record_of(document), {});
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

void IndexPipeline::write(const Outcome& outcome) {
  reserved_ -= outcome.reserved;
  if (!outcome.failed.empty()) {
    fail(outcome.source + ": " + outcome.failed);
  } else if (!outcome.skipped.empty()) {
    ++report_.skipped[outcome.skipped];
  } else {
    // A new document of a sharded database need not get the highest number.
    ++(database_.term_exists(outcome.built.unique_term) ? report_.updated : report_.added);
    database_.replace_document(outcome.built.unique_term, outcome.built.document);
    if (outcome.built.empty) ++report_.empty;
    report_.octets += outcome.octets;
    uncommitted_octets_ += outcome.octets;
    if (report_.written() % options_.commit_every == 0 || uncommitted_octets_ >= kUncommittedAtMost) {
      commit_();
      uncommitted_octets_ = 0;
    }
  }
}

void IndexPipeline::fail(const std::string& message) {
  if (report_.failed < kListedFailures) progress_.say(message);
  if (++report_.failed == kListedFailures) progress_.say("more failures are counted, not listed");
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

void IndexPipeline::delete_missing(const std::vector<std::string>& paths) {
  std::vector<std::string> gone;
  for (const std::string& path : paths) {
    const std::string below = unique_term(canonical_path(path));
    for (auto term = database_.allterms_begin(below); term != database_.allterms_end(below); ++term) {
      const bool inside = (*term).size() == below.size() || (*term)[below.size()] == '/';
      if (inside && seen_.count(*term) == 0) gone.push_back(*term);
    }
  }
  for (const std::string& term : gone) database_.delete_document(term);
  report_.deleted += gone.size();
}

IndexReport IndexPipeline::finish() {
  commit_();
  progress_.wipe();
  return report_;
}

}  // namespace neardup::cli
