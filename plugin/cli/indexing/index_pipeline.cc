#include "indexing/index_pipeline.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "bytes/base_encodings.h"
#include "database/document_id.h"
#include "marks/duplicate_mark.h"
#include "omega/omega_record.h"
#include "record/recorded_frames.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kReservedAtMost = std::size_t{256} << 20;     // bytes of input worked on at a time
constexpr std::size_t kUncommittedAtMost = std::size_t{512} << 20;  // bytes of text
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
      has_marks_(database.term_exists(kMarkPrefix)),
      pool_(options.jobs,
            [&] { return std::make_unique<DocumentBuilder>(indexer.clone(), stemmer, options.sample_bytes); }),
      progress_("documents", options.quiet, options.log_format),
      failures_(progress_, "failure"),
      duplicates_(progress_, "near-duplicate"),
      writers_indexer_(indexer.clone()),
      indexed_(database, writers_indexer_->scheme(), options_, was_signed),
      writer_(database, indexer.scheme(), writers_indexer_->tokenizer(), options.duplicates) {}

void IndexPipeline::build_in(const BuildFolder& folder) {
  build_folder_ = folder;
  shards_ = std::make_unique<ShardBuilder>(
      folder, ShardBuilder::Options{options_.jobs, options_.commit_every, flush_size_.changes},
      [this] { return std::make_unique<DocumentBuilder>(writers_indexer_->clone(), stemmer_, options_.sample_bytes); });
}

/** @return false if the document is for the one writer: the build has ended. */
bool IndexPipeline::submit_to_shard(DocumentTask& task) {
  if (shards_->begins_shard()) commit();  // of the metadata, which a resumed build needs
  if (!shards_->submit(task)) {
    end_build();
    return false;
  }
  take_shard_reports();
  return true;
}

void IndexPipeline::take_shard_reports() {
  for (const ShardReport& report : shards_->reports()) {
    report_.added += report.counts.added;
    for (const std::string& source : report.empty) note(report_.empty, "unsigned", source, kWithoutWords);
    for (const auto& [kind, source] : report.unread) note(report_.unread[kind], "unread", source, kind);
    report_.doubtful += report.counts.doubtful;
    report_.bytes += report.counts.bytes;
    for (const auto& [reason, source] : report.skipped) skip(reason, source);
    for (const std::string& failure : report.failures) fail(failure);
    for (const ExcludedDocument& document : report.excluded) exclude(document, SameId::kNewerStays);
  }
}

void IndexPipeline::end_build() {
  std::vector<DocumentTask> late = shards_->finish();
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
  indexed_.note_all_written();
  for (DocumentTask& task : late) submit(std::move(task));
}

void IndexPipeline::submit(DocumentTask task) {
  if (shards_ && submit_to_shard(task)) return;
  while (pool_.pending() != 0 && reserved_ + task.reserved > kReservedAtMost) drain(pool_.pending() - 1);
  drain(kPendingPerJob * options_.jobs);
  reserved_ += task.reserved;
  const bool keeps_body = options_.acts_on_duplicates() || has_marks_;
  pool_.submit([task = std::move(task), keeps_body](DocumentBuilder& builder) mutable {
    BuiltDocument built = builder.run(std::move(task));
    if (!keeps_body) built.body = std::string();
    return built;
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
void IndexPipeline::part_from_other_words(BuiltDocument& built) {
  if (!indexed_.is_other_mail(built)) return;
  rename_document(built, built.id + '#' + std::string(data_field(built.document.get_data(), kWordsField)));
  note(report_.renamed, "renamed", built.task.source, kOfOtherWords);
}

/** Name a record by its place, or by the hash of its text, if another record of this run has its id. */
void IndexPipeline::part_from_other_record(BuiltDocument& built) {
  if (!indexed_.is_other_record(built)) return;
  std::string id = built.task.place;
  if (id.empty()) {
    id = built.id + '#';
    for (const char byte : built.document.get_value(kMd5Slot)) id += hex_encode(static_cast<unsigned char>(byte), 2);
  }
  rename_document(built, id);
  note(report_.renamed_records, "renamed", built.task.source, kOfOtherRecord);
}

void IndexPipeline::write(BuiltDocument built) {
  const DocumentTask& task = built.task;
  reserved_ -= task.reserved;
  indexed_.note_read(task.site);
  if (task.same_id == SameId::kNewerStays) part_from_other_words(built);
  if (task.same_id == SameId::kOfRecordStays && built.failed.empty()) part_from_other_record(built);
  // The record that had this place for a name, because of another one's id, is elsewhere now or gone.
  if (!task.place.empty() && built.id != task.place) remove_stale(task.place);
  if (!built.failed.empty()) {
    fail(task.source + ": " + built.failed);
  } else if (!built.skipped.empty()) {
    skip(built.skipped, task.source);
    if (task.same_id == SameId::kReplaced) remove_stale(task.id);
  } else if (built.excluded) {
    exclude(*built.excluded, task.same_id);
  } else if (const std::optional<std::string> other = indexed_.other_id(built.unique_term, built.id)) {
    fail(task.source + ": " + one_term_message(built.id, *other));
  } else if (indexed_.makes_needless(built, task.same_id)) {
    pass_over(built.unique_term, task.source);
    indexed_.note_place(built);
    if (task.same_id == SameId::kOfRecordStays || !task.site.empty()) indexed_.note_met(built.unique_term);
  } else {
    write_document(built);
  }
}

void IndexPipeline::pass_over(const std::string& unique_term, const std::string& source) {
  if (indexed_.was_written(unique_term)) return note(report_.repeated, "repeated", source, kOfKnownId);
  pass_over();
}

void IndexPipeline::skip(const std::string& reason, const std::string& source) {
  note(report_.skipped[reason], "skipped", source, reason);
}

/** Count and name an input that is treated in its own way. */
void IndexPipeline::note(NamedCount& counts, const char* event, const std::string& source, const std::string& reason) {
  counts.add(source);
  log_left_out(options_.log_format, event, source, reason);
}

void IndexPipeline::write_document(BuiltDocument& built) {
  const bool rewritten = built.task.same_id == SameId::kOfRecordStays && indexed_.is_of_other_words(built);
  const WriteOutcome arrival = writer_.write(built.unique_term, built.document, built.body);
  count(built.unique_term, arrival);
  if (arrival.action == WriteAction::kSkipped) return;
  const std::string& source = built.task.source;
  if (rewritten) note(report_.rewritten, "rewritten", source, kOfOtherText);
  if (indexed_.was_written(arrival.docid)) note(report_.repeated, "repeated", source, kOfKnownId);
  indexed_.note_written(arrival.docid);
  if (built.lacks_words()) note(report_.empty, "unsigned", source, kWithoutWords);
  for (const std::string& kind : built.unread) note(report_.unread[kind], "unread", source, kind);
  if (built.doubtful) ++report_.doubtful;
  report_.bytes += built.bytes;
  ++pending_.documents;
  pending_.text_bytes += built.bytes;
  changes_->wrote(arrival.docid, built.bytes);
  if (report_.written() % options_.commit_every == 0 || pending_.text_bytes >= kUncommittedAtMost) commit();
}

/** Count a document that its site excludes, and delete the indexed document that it would replace. */
void IndexPipeline::exclude(const ExcludedDocument& document, SameId same_id) {
  report_.excluded.add(document.id);
  if (options_.log_format == LogFormat::kJsonLines) {
    write_to_stderr(excluded_json(document.id, document.reason) + '\n');
  }
  if (indexed_.exclude(document, same_id)) remove_stale(document.id);
}

void IndexPipeline::remove_stale(const std::string& id) {
  if (!indexed_.has(id)) return;
  writer_.remove(unique_term(id));
  ++report_.deleted;
  ++pending_.documents;
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

void IndexPipeline::delete_missing(const std::vector<std::string>& paths, const FileWalk& walk) {
  const MissingFiles missing = missing_files(database_, paths, walk);
  for (const std::string& term : missing.gone) writer_.remove(term);
  report_.deleted += missing.gone.size();
  pending_.documents += missing.gone.size();
  for (const std::string& path : missing.held_back) note(report_.held_back, "kept", path, kOfUnreadPath);
}

void IndexPipeline::move_mails(const FileWalk& walk) {
  for (const auto& [docid, path] : indexed_.moved_mails(walk)) {
    Xapian::Document mail = database_.get_document(docid);
    std::string data = mail.get_data();
    const std::string_view before = data_field(data, kPathField);
    data.replace(static_cast<std::size_t>(before.data() - data.data()), before.size(), path);
    mail.set_data(data);
    database_.replace_document(docid, mail);  // it stays in its group
    ++report_.updated;
    --report_.unchanged;
    ++pending_.documents;
  }
}

void IndexPipeline::note_same_url(const std::string& url, const std::string& path) {
  if (database_.get_termfreq(url_term(url)) < 2 || !indexed_.was_written(unique_term(path))) return;
  for (const std::string& other : other_files_of_url(database_, url, path))
    note(report_.same_url, "same URL", other, kOfKnownUrl);
}

/** Name the pages of a site that keep what it repeats. Those of a folder are read by the next run over it; those of a host may
 *  stand in files that are gone. */
void IndexPipeline::note_unread_pages(const std::string& site) {
  const std::vector<std::string> unread = indexed_.unread_of(site);
  for (const std::string& id : unread) note(report_.learned_late, "kept", id, kLearnedLate);
  const bool is_folder = site.front() == '/';
  if (indexed_.has_read(site) && (unread.empty() || !is_folder)) note_site_read(database_, site);
}

IndexReport IndexPipeline::finish() {
  if (shards_) end_build();
  drain(0);
  if (indexed_.all_written()) {
    forget_other_versions(database_, writers_indexer_->scheme(), writers_indexer_->tokenizer().version());
  }
  if (!interrupted()) {
    for (const std::string& site : indexed_.learned_sites()) note_unread_pages(site);
  }
  commit();
  progress_.wipe();
  report_.interrupted = interrupted();
  return report_;
}

}  // namespace neardup::cli
