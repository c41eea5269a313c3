#include "indexing/index_pipeline.h"

#include <unistd.h>

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "content/page_content.h"
#include "database/document_id.h"
#include "formats/document_file.h"
#include "indexing/missing_files.h"
#include "marks/duplicate_mark.h"
#include "omega/omega_record.h"
#include "sign/stored_values.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kReservedAtMost = std::size_t{256} << 20;     // bytes of input worked on at a time
constexpr std::size_t kUncommittedAtMost = std::size_t{512} << 20;  // bytes of text
constexpr std::size_t kLateAtMost = std::size_t{64} << 20;          // bytes of input with repeated ids
constexpr std::size_t kPendingPerJob = 16;

std::string one_term_message(const std::string& id, const std::string& other) {
  return fmt::format(
      "its id '{}' has the same unique term as the indexed id '{}' (ids over 239 bytes are cut and hashed); give one "
      "of "
      "them another id",
      id, other);
}

}  // namespace

IndexPipeline::IndexPipeline(Xapian::WritableDatabase& database, const std::string& place, FlushSize flush_size,
                             const DocumentSigner& indexer, const std::string& stemmer, const IndexOptions& options,
                             bool was_signed)
    : database_(database),
      options_(options),
      flush_size_(flush_size),
      stemmer_(stemmer),
      changes_(std::in_place, database, place, flush_size),
      was_signed_(was_signed),
      has_marks_(database.term_exists(kDuplicateMark)),
      pool_(options.jobs,
            [&] { return std::make_unique<DocumentBuilder>(indexer.clone(), stemmer, options.sample_bytes); }),
      progress_("documents", options.quiet, options.log_format),
      failures_(progress_, "failure"),
      duplicates_(progress_, "near-duplicate"),
      writers_indexer_(indexer.clone()),
      writer_(database, indexer.scheme(), writers_indexer_->tokenizer(), options.duplicates) {}

void IndexPipeline::build_in(const BuildFolder& folder) {
  build_folder_ = folder;
  shards_ = std::make_unique<ShardBuilder>(
      folder, ShardBuilder::Options{options_.jobs, options_.commit_every, flush_size_.changes},
      [this] { return std::make_unique<DocumentBuilder>(writers_indexer_->clone(), stemmer_, options_.sample_bytes); });
}

/** @return false if the document is for the one writer: the build has ended. */
bool IndexPipeline::submit_to_shard(DocumentTask& task) {
  if (task.id.empty() || late_bytes_ > kLateAtMost) {
    end_build();
    return false;
  }
  // Ids with the same unique term count as the same.
  if (!ids_.add(unique_term(task.id))) {
    late_bytes_ += task.reserved + task.source.size();
    late_.push_back(std::move(task));
    return true;
  }
  if (shards_->begins_shard()) commit();  // of the metadata, which a resumed build needs
  shards_->submit(std::move(task));
  take_shard_reports();
  return true;
}

void IndexPipeline::take_shard_reports() {
  for (const ShardReport& report : shards_->reports()) {
    report_.added += report.counts.added;
    for (const std::string& source : report.empty) note(report_.empty, "unsigned", source, kWithoutWords);
    report_.doubtful += report.counts.doubtful;
    report_.bytes += report.counts.bytes;
    for (const auto& [reason, source] : report.skipped) skip(reason, source);
    for (const std::string& failure : report.failures) fail(failure);
    for (const ExcludedDocument& document : report.excluded) exclude(document, SameId::kNewerStays);
  }
}

void IndexPipeline::end_build() {
  shards_->finish();
  take_shard_reports();
  shards_.reset();
  commit();
  changes_.reset();
  build_folder_->finish();
  const std::string place = build_folder_->target();
  flush_size_ = FlushSize::for_database(place);
  flush_size_.set();
  // Another process may have waited for the build to end. What is late waits for it in turn.
  constexpr LockWait kLeastWait = std::chrono::minutes(10);
  database_ = open_writable(place, std::max(options_.wait, kLeastWait), options_.log_format);
  changes_.emplace(database_, place, flush_size_);
  written_.assign(database_.get_lastdocid() + std::size_t{1}, true);
  for (DocumentTask& late : late_) submit(std::move(late));
  late_.clear();
}

/** Number of documents that were submitted and not written. */
std::size_t IndexPipeline::waiting() const {
  return shards_ ? shards_->pending() + late_.size() : pool_.pending();
}

void IndexPipeline::submit(DocumentTask task) {
  if (shards_ && submit_to_shard(task)) return;
  while (pool_.pending() != 0 && reserved_ + task.reserved > kReservedAtMost) drain(pool_.pending() - 1);
  drain(kPendingPerJob * options_.jobs);
  reserved_ += task.reserved;
  const bool keeps_body = options_.acts_on_duplicates() || has_marks_;
  pool_.submit([task = std::move(task), keeps_body](DocumentBuilder& builder) mutable {
    Outcome outcome{{}, builder.run(task), 0};
    outcome.bytes = outcome.result.body.size();
    if (!keeps_body) outcome.result.body = std::string();
    task.read = nullptr;  // and what it holds
    outcome.task = std::move(task);
    return outcome;
  });
}

void IndexPipeline::drain(std::size_t left) {
  while (pool_.pending() > left) write(pool_.next());
}

void IndexPipeline::settle() {
  drain(0);
  if (pending_.documents != 0) commit();
}

/** Give a mail an id of its own if a mail with other words has its Message-ID. */
void IndexPipeline::part_from_other_words(Outcome& outcome) {
  BuiltDocument& built = outcome.result.built;
  const std::string words(data_field(built.document.get_data(), kWordsField));
  if (words.empty()) return;  // no mail
  const Xapian::PostingIterator posting = database_.postlist_begin(built.unique_term);
  if (posting == database_.postlist_end(built.unique_term)) return;
  const std::string data = database_.get_document(*posting).get_data();
  const std::string_view there = data_field(data, kWordsField);
  if (there.empty() || there == words) return;
  outcome.result.id += '#' + words;
  rename_document(built, outcome.result.id);
  note(report_.renamed, "renamed", outcome.task.source, kOfOtherWords);
}

void IndexPipeline::write(Outcome outcome) {
  reserved_ -= outcome.task.reserved;
  if (outcome.task.same_id == SameId::kNewerStays) part_from_other_words(outcome);
  const TaskResult& result = outcome.result;
  const BuiltDocument& built = result.built;
  if (!result.failed.empty()) {
    fail(outcome.task.source + ": " + result.failed);
  } else if (!result.skipped.empty()) {
    skip(result.skipped, outcome.task.source);
  } else if (result.excluded) {
    exclude(*result.excluded, outcome.task.same_id);
  } else if (const std::optional<std::string> other = other_id(built.unique_term, result.id)) {
    fail(outcome.task.source + ": " + one_term_message(result.id, *other));
  } else if (outcome.task.same_id == SameId::kNewerStays &&
             ((stays_against(built.unique_term, modified_time(built.document)) && !has_moved(built)) ||
              is_excluded_since(built.unique_term, modified_time(built.document)))) {
    pass_over(built.unique_term, outcome.task.source);
  } else if (is_there(built)) {
    pass_over(built.unique_term, outcome.task.source);
  } else {
    write_document(outcome);
  }
}

void IndexPipeline::pass_over(const std::string& unique_term, const std::string& source) {
  pass_over();
  if (written_.empty()) return;
  const Xapian::PostingIterator posting = database_.postlist_begin(unique_term);
  if (posting != database_.postlist_end(unique_term) && was_written(*posting))
    note(report_.repeated, "repeated", source, kOfKnownId);
}

void IndexPipeline::skip(const std::string& reason, const std::string& source) {
  note(report_.skipped[reason], "skipped", source, reason);
}

/** Count and name an input that is treated in its own way. */
void IndexPipeline::note(NamedCount& counts, const char* event, const std::string& source, const std::string& reason) {
  counts.add(source);
  log_left_out(options_.log_format, event, source, reason);
}

void IndexPipeline::write_document(Outcome& outcome) {
  BuiltDocument& built = outcome.result.built;
  const WriteOutcome arrival = writer_.write(built.unique_term, built.document, outcome.result.body);
  count(built.unique_term, arrival);
  if (arrival.action == WriteAction::kSkipped) return;
  const std::string& source = outcome.task.source;
  if (was_written(arrival.docid)) note(report_.repeated, "repeated", source, kOfKnownId);
  remember_written(arrival.docid);
  if (built.empty) note(report_.empty, "unsigned", source, kWithoutWords);
  if (built.doubtful) ++report_.doubtful;
  report_.bytes += outcome.bytes;
  ++pending_.documents;
  pending_.text_bytes += outcome.bytes;
  changes_->wrote(arrival.docid, outcome.bytes);
  if (report_.written() % options_.commit_every == 0 || pending_.text_bytes >= kUncommittedAtMost) commit();
}

/** Count a document that its site excludes, and delete the indexed document that it would replace. */
void IndexPipeline::exclude(const ExcludedDocument& document, SameId same_id) {
  report_.excluded.add(document.id);
  if (options_.log_format == LogFormat::kJsonLines) {
    write_to_stderr(excluded_json(document.id, document.reason) + '\n');
  }
  const std::string term = unique_term(document.id);
  const auto [known, is_first] = excluded_.emplace(term, document.modified);
  if (!is_first) known->second = std::max(known->second, document.modified);
  const Xapian::PostingIterator posting = database_.postlist_begin(term);
  if (posting == database_.postlist_end(term) || other_id(term, document.id)) return;
  const bool newer_stays = same_id == SameId::kNewerStays;
  if (newer_stays && modified_time(database_.get_document(*posting)) > document.modified) return;
  writer_.remove(term);
  ++report_.deleted;
  ++pending_.documents;
}

bool IndexPipeline::is_excluded_since(const std::string& unique_term, std::optional<std::int64_t> modified) const {
  const auto found = excluded_.find(unique_term);
  return found != excluded_.end() && found->second >= modified;
}

void IndexPipeline::remember_written(Xapian::docid docid) {
  const std::size_t least = std::size_t{docid} + 1;
  if (docid >= written_.size())
    written_.resize(std::max(least, std::min<std::size_t>(2 * written_.size(), std::size_t{1} << 32)));
  written_[docid] = true;
}

void IndexPipeline::commit() {
  changes_->commit();
  pending_ = {};
}

void IndexPipeline::count(const std::string& unique_term, const WriteOutcome& arrival) {
  const bool skipped = arrival.action == WriteAction::kSkipped;
  if (skipped) {
    ++report_.skipped_duplicates;
  } else {
    ++(arrival.action == WriteAction::kAdded ? report_.added : report_.updated);
    if (arrival.duplicate_of) ++report_.marked_duplicates;
  }
  report_.replaced_duplicates += arrival.replaced.size();
  if (options_.quiet) return;
  for (const std::string& message : write_messages(unique_term.substr(1), arrival)) duplicates_.add(message);
}

void IndexPipeline::fail(const std::string& message) {
  ++report_.failed;
  failures_.add(message);
}

/** The id of the indexed document with this unique term, if it is another id. */
std::optional<std::string> IndexPipeline::other_id(const std::string& unique_term, const std::string& id) const {
  const Xapian::PostingIterator posting = database_.postlist_begin(unique_term);
  if (posting == database_.postlist_end(unique_term)) return std::nullopt;
  if (whole_id_field(id).empty() && unique_term.size() < kLongestUniqueTerm) return std::nullopt;
  std::string there = whole_id(database_.get_document(*posting), unique_term);
  return there == id ? std::nullopt : std::optional(std::move(there));
}

bool IndexPipeline::is_unchanged(const WalkedFile& file, const std::optional<std::string>& address) const {
  if (options_.force || !was_signed_) return false;
  const std::string term = unique_term(file.path);
  const Xapian::PostingIterator posting = database_.postlist_begin(term);
  if (posting == database_.postlist_end(term)) return false;
  if (other_id(term, file.path)) return false;
  const Xapian::Document document = database_.get_document(*posting);
  if (address && parse_omega_record(document.get_data()).url != *address) return false;
  return has_present_content(document) && document.get_value(kModifiedSlot) == modified_value(file.state.modified) &&
         modified_time(document) == file.state.modified &&
         document.get_value(kSizeSlot) == Xapian::sortable_serialise(static_cast<double>(file.state.size));
}

/** Whether a document was signed by the content rules that would sign it now. */
bool IndexPipeline::has_present_content(const Xapian::Document& document) const {
  const Scheme& scheme = writers_indexer_->scheme();
  const std::optional<StoredSignature> signature =
      decode_signature(document.get_value(scheme.slots.signature), scheme.id());
  if (!signature) return true;
  const std::string data = document.get_data();
  const bool chosen =
      options_.reading.content == ContentChoice::kContent && has_content_rules(data_field(data, "type"));
  return chosen ? are_present_rules(signature->content_rules) : signature->content_rules == 0;
}

bool IndexPipeline::stays(const std::string& id, std::optional<std::int64_t> modified) const {
  const std::string term = unique_term(id);
  return !other_id(term, id) && stays_against(term, modified);
}

/** A document without a time counts as the oldest. */
bool IndexPipeline::stays_against(const std::string& unique_term, std::optional<std::int64_t> modified) const {
  const Xapian::PostingIterator posting = database_.postlist_begin(unique_term);
  if (posting == database_.postlist_end(unique_term)) return false;
  const Xapian::Document document = database_.get_document(*posting);
  if (!has_present_content(document)) return false;
  const std::optional<std::int64_t> there = modified_time(document);
  const bool again = there == modified && (was_written(*posting) || (was_signed_ && !options_.force));
  return there > modified || again;
}

/** Whether the file of an indexed mail is gone, and another one has the mail. */
bool IndexPipeline::has_moved(const BuiltDocument& built) const {
  const std::string path(data_field(built.document.get_data(), kPathField));
  const std::string data = database_.get_document(*database_.postlist_begin(built.unique_term)).get_data();
  const std::string before(data_field(data, kPathField));
  return !before.empty() && before != path && ::access(before.c_str(), F_OK) != 0;
}

/** Whether the same document is indexed already. Writing it again would remove its group until the next grouping. A
 *  marked near-duplicate is written again, because it may no longer be one. */
bool IndexPipeline::is_there(const BuiltDocument& built) const {
  if (options_.force) return false;
  Xapian::PostingIterator posting = database_.postlist_begin(built.unique_term);
  const Xapian::PostingIterator end = database_.postlist_end(built.unique_term);
  if (posting == end) return false;
  const Xapian::docid docid = *posting;
  return is_same_document(database_, docid, built.document) && !marked_original(database_.get_document(docid)) &&
         ++posting == end;
}

void IndexPipeline::delete_missing(const std::vector<std::string>& paths, const FileWalk& walk) {
  const std::set<std::string> gone = terms_of_missing_files(database_, paths, walk);
  for (const std::string& term : gone) writer_.remove(term);
  report_.deleted += gone.size();
  pending_.documents += gone.size();
}

bool IndexPipeline::wrote_all() const {
  for (auto document = database_.postlist_begin(""); document != database_.postlist_end(""); ++document) {
    if (!was_written(*document)) return false;
  }
  return true;
}

IndexReport IndexPipeline::finish() {
  if (shards_) end_build();
  drain(0);
  if (wrote_all()) {
    forget_other_versions(database_, writers_indexer_->scheme(), writers_indexer_->tokenizer().version());
  }
  commit();
  progress_.wipe();
  report_.interrupted = interrupted();
  return report_;
}

}  // namespace neardup::cli
