/** @file index_pipeline.h
 *  Writes documents into a database. All cores read and sign; one thread writes in the order of submission, so that
 *  docids do not depend on the number of threads. index_inputs.h submits the documents.
 *
 *      IndexInputs --> work --> OrderedPool of DocumentBuilders --> writer --> database
 *
 *  A new database may be built in shards first (build_in()): the same documents, docids and counts, on all cores. The
 *  build ends where shards cannot give what one writer gives: with ids that are known only after reading, with too
 *  many repeated ids, at the end of the inputs. Then the shards are merged, and the one writer goes on. Records that are
 *  renamed for a repeated id come last then, so their docids differ.
 *
 *      IndexInputs --> work --> ShardBuilder --> shards --> merged database
 */
#ifndef NEARDUP_CLI_INDEXING_INDEX_PIPELINE_H
#define NEARDUP_CLI_INDEXING_INDEX_PIPELINE_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "database/flushed_transaction.h"
#include "databases/build_folder.h"
#include "databases/database_opening.h"
#include "databases/recorded_choices.h"
#include "documents/record_parser.h"
#include "errors/interruption.h"
#include "files/file_walk.h"
#include "formats/reading_options.h"
#include "index/document_signer.h"
#include "index/policy_writer.h"
#include "indexing/document_builder.h"
#include "indexing/indexed_documents.h"
#include "indexing/missing_files.h"
#include "indexing/ordered_pool.h"
#include "indexing/shard_builder.h"
#include "output/log_format.h"
#include "output/progress.h"
#include "rows/index_report.h"

namespace neardup::cli {

/** How a new database is built. */
enum class BuildWay {
  kAuto,    ///< in shards, if the inputs are large
  kShards,  ///< in shards
  kWriter   ///< by one writer, like an update
};

struct IndexOptions {
  BuildWay build = BuildWay::kAuto;
  bool follow = false;                            ///< follow symbolic links to folders
  std::size_t jobs = 1;                           ///< threads that read and sign
  std::size_t commit_every = 10000;               ///< documents per commit
  ReadingOptions reading;                         ///< limits and charset of reading
  RecordFields record_fields;                     ///< of records
  std::optional<std::int64_t> since;              ///< seconds since 1970; older records and messages are skipped
  std::size_t sample_bytes = kDefaultSampleSize;  ///< most bytes of a text that Omega shows
  char name_separator = '\n';                     ///< separator of lists of names
  bool force = false;                             ///< index unchanged documents again
  bool relearn = false;                           ///< learn the frames of all sites again, and index their pages again
  bool delete_missing = false;                    ///< delete documents whose files no longer exist
  bool delete_all = false;                        ///< also all documents below a folder
  DeduplicationOptions duplicates;
  LockWait wait{0};  ///< for another writer
  bool quiet = false;
  LogFormat log_format = LogFormat::kText;

  bool acts_on_duplicates() const { return duplicates.policy != DuplicatePolicy::kKeep; }
};

class IndexPipeline {
 public:
  /** @param database    prepared for the indexer's scheme; opened after flush_size.set(). After a build it is another.
   *  @param place       where it was opened.
   *  @param was_signed  whether this command wrote the existing documents: only then unchanged files are skipped. */
  IndexPipeline(Xapian::WritableDatabase& database, const std::string& place, FlushSize flush_size,
                const DocumentSigner& indexer, const std::string& stemmer, const IndexOptions& options,
                bool was_signed);

  /** Build the documents in shards, as long as that gives what one writer gives.
   *  @param folder  whose head is the database of this pipeline. */
  void build_in(const BuildFolder& folder);

  /** Whether submit() needs the ids of documents. */
  bool builds_shards() const { return shards_ != nullptr; }

  /** Read a document and write it later, unless the database has the same document. NoTextDocument is counted by reason;
   *  other errors are reported. */
  void submit(DocumentTask task);

  /** Write all submitted documents. */
  void write_submitted() { drain(0); }

  /** Write all submitted documents and commit, if there is anything to commit. Call it before a long pause. */
  void settle();

  void fail(const std::string& message);
  void skip(const std::string& reason, const std::string& source);
  /** Delete what is indexed of a file that has no text any more: what is indexed is what a new index would have. */
  void remove_stale(const std::string& id);
  void pass_over() { ++report_.unchanged; }
  /** @param unique_term  of a document that was read. @param source  of it. */
  void pass_over(const std::string& unique_term, const std::string& source);

  /** What the database has of the documents; submitted ones are not in it before they are written. */
  const IndexedDocuments& indexed() const { return indexed_; }

  /** As IndexedDocuments::note_learned(). */
  void note_learned(std::set<std::string> sites) { indexed_.note_learned(std::move(sites)); }

  /** Delete the documents of files below some paths that no longer exist (missing_files.h). */
  void delete_missing(const std::vector<std::string>& paths, const FileWalk& walk);

  /** Record where mails are that a mail program has moved to another file, once all files of a walk are read. */
  void move_mails(const FileWalk& walk);

  /** Name the other files that have the URL of a file, if this run has indexed it. */
  void note_same_url(const std::string& url, const std::string& path);

  /** Report that more documents were looked at.
   *  @param share  share of all work, 0..1; 0 if unknown. */
  void show_progress(double share, std::size_t documents = 1) {
    looked_at_ += documents;
    progress_.update_share(looked_at_ - waiting(), share);
  }

  /** Whether a signal has requested a stop: submitted documents are written, the rest is left to the next run. */
  bool interrupted() const { return interruption_.requested(); }

  /** Write the remaining documents and commit. */
  IndexReport finish();

 private:
  using Pool = OrderedPool<DocumentBuilder, BuiltDocument>;

  bool submit_to_shard(DocumentTask& task);
  void end_build();
  void take_shard_reports();
  std::size_t waiting() const { return shards_ ? shards_->pending() : pool_.pending(); }
  void drain(std::size_t left);
  void part_from_other_words(BuiltDocument& built);
  void part_from_other_record(BuiltDocument& built);
  void write(BuiltDocument built);
  void write_document(BuiltDocument& built);
  void note_unread_pages(const std::string& site);
  void note(NamedCount& counts, const char* event, const std::string& source, const std::string& reason);
  void exclude(const ExcludedDocument& document, SameId same_id);
  void commit();
  void count(const std::string& unique_term, const WriteOutcome& arrival);

  Xapian::WritableDatabase& database_;
  IndexOptions options_;
  FlushSize flush_size_;
  std::string stemmer_;
  std::optional<FlushedTransaction> changes_;
  bool has_marks_;
  Interruption interruption_;
  Pool pool_;
  Progress progress_;
  MessageList failures_;
  MessageList duplicates_;
  std::unique_ptr<DocumentSigner> writers_indexer_;  // only its scheme and tokenizer are used
  IndexedDocuments indexed_;
  PolicyWriter writer_;
  IndexReport report_;
  std::size_t looked_at_ = 0;
  std::size_t reserved_ = 0;
  PendingChanges pending_;
  std::optional<BuildFolder> build_folder_;
  std::unique_ptr<ShardBuilder> shards_;  // during the build
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_INDEX_PIPELINE_H
