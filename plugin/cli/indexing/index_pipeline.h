/** @file index_pipeline.h
 *  Documents into a database: read and signed on all cores, written by one thread in the order given, so that docids do
 * not depend on the number of threads. Where they come from: index_inputs.h.
 *
 *      IndexInputs --> work --> OrderedPool of DocumentBuilders --> writer --> database
 */
#ifndef NEARDUP_CLI_INDEXING_INDEX_PIPELINE_H
#define NEARDUP_CLI_INDEXING_INDEX_PIPELINE_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "errors/interruption.h"
#include "files/file_walk.h"
#include "formats/document_file.h"
#include "formats/source_document.h"
#include "index/document_signer.h"
#include "index/policy_writer.h"
#include "indexing/document_builder.h"
#include "indexing/ordered_pool.h"
#include "neardup/durable_commit.h"
#include "output/message_list.h"
#include "output/progress.h"
#include "rows/index_report.h"

namespace neardup::cli {

struct IndexOptions {
  bool follow = false;                ///< symbolic links to folders
  std::size_t jobs = 1;               ///< threads that read and sign
  std::size_t commit_every = 10000;   ///< documents written between two commits
  ReadingOptions reading;             ///< larger files and records are reported and left out
  std::optional<std::int64_t> since;  ///< seconds since 1970; records and messages before are left out
  char name_separator = '\n';         ///< of lists of names
  bool force = false;                 ///< index unchanged files too
  bool delete_missing = false;        ///< delete documents of files that are gone
  DuplicatePolicy on_duplicate = DuplicatePolicy::kKeep;
  double duplicate_threshold = DeduplicationOptions().threshold;
  bool quiet = false;
  LogFormat log_format = LogFormat::kText;

  bool acts_on_duplicates() const { return on_duplicate != DuplicatePolicy::kKeep; }
};

/** What happens to a document whose id is there already. */
enum class SameId {
  kReplaced,   ///< by the one that arrives
  kNewerStays  ///< if it is as new, or newer, by the time of last change; one met twice in a run is written once
};

class IndexPipeline {
 public:
  /** @param database       prepared for the indexer's scheme.
   *  @param commit         makes what is written durable.
   *  @param was_signed     whether documents that are there already were written by this command: only then is an
   *                        unchanged file passed over. */
  IndexPipeline(Xapian::WritableDatabase& database, const DocumentSigner& indexer, const std::string& stemmer,
                const IndexOptions& options, std::function<void(const PendingChanges&)> commit, bool was_signed);

  /** Read a document and write it, soon, unless it is there as it would be written.
   *  @param source    how messages name it.
   *  @param reserved  bytes that the work may hold in memory.
   *  @param read      called once, on another thread. Its NoTextDocument is counted by reason, other errors are said.
   */
  void submit(const std::string& source, std::size_t reserved, std::function<SourceDocument()> read, SameId same_id);

  /** Write what is submitted. */
  void write_submitted() { drain(0); }

  /** Write what is submitted, and commit if there is anything to: nothing more may come for long. */
  void settle();

  void fail(const std::string& message);
  void skip(const std::string& reason, std::size_t count = 1) { report_.skipped[reason] += count; }
  void pass_over() { ++report_.unchanged; }

  /** Whether a file is there as it was: of the same time and size, and at that address. Never if all are to be indexed
   *  anew. @param address  nothing: whatever it is. */
  bool is_unchanged(const WalkedFile& file, const std::optional<std::string>& address) const;

  /** Whether SameId::kNewerStays would keep what is there. @param modified  seconds since 1970; nothing: not known. */
  bool stays(const std::string& id, std::optional<std::int64_t> modified) const;

  /** Delete the documents of files below some paths that are not among those found and are not there any more. Only
   *  documents that index wrote of files; a file that the walk left out, hidden ones, say, keeps its document. */
  void delete_missing(const std::vector<std::string>& paths, const FileWalk& walk);

  /** One more input has been looked at. @param share  of all work, 0..1; 0: not known. */
  void show_progress(double share) { progress_.update_share(++looked_at_ - pool_.pending(), share); }

  /** Whether a signal has asked to stop: what is submitted then is written, the rest is left to the next run. */
  bool interrupted() const { return interruption_.requested(); }

  /** Write what is left and commit. */
  IndexReport finish();

 private:
  /** What a worker made of one piece of work. */
  struct Outcome {
    BuiltDocument built;
    std::string id;
    std::string body;     // what was signed, if near-duplicates matter
    std::string source;   // how messages name it
    std::string skipped;  // reason, if it was left out
    std::string failed;   // reason, if it could not be read
    std::size_t bytes = 0;
    std::size_t reserved = 0;  // bytes that the work may hold in memory
    SameId same_id = SameId::kReplaced;
  };
  using Pool = OrderedPool<DocumentBuilder, Outcome>;

  void build(SourceDocument document, DocumentBuilder& builder, Outcome& outcome) const;
  void drain(std::size_t left);
  void write(Outcome outcome);
  void write_document(Outcome& outcome);
  void commit();
  void count(const std::string& unique_term, const WriteOutcome& arrival);
  bool stays_against(const std::string& unique_term, std::optional<std::int64_t> modified) const;
  std::optional<std::string> other_id(const std::string& unique_term, const std::string& id) const;
  bool is_of_gone_file(const std::string& unique_term, const std::string& path) const;
  bool is_there(const BuiltDocument& built) const;
  void remember_written(Xapian::docid docid);
  bool wrote_all() const;
  bool was_written(Xapian::docid docid) const { return docid < written_.size() && written_[docid]; }

  Xapian::WritableDatabase& database_;
  IndexOptions options_;
  std::function<void(const PendingChanges&)> commit_;
  bool was_signed_;
  bool has_marks_;
  Interruption interruption_;
  Pool pool_;
  Progress progress_;
  MessageList failures_;
  MessageList duplicates_;
  std::unique_ptr<DocumentSigner> writers_indexer_;  // of which the tokenizer is used
  PolicyWriter writer_;
  IndexReport report_;
  std::size_t looked_at_ = 0;
  std::size_t reserved_ = 0;
  PendingChanges pending_;
  std::vector<bool> written_;  // by docid, in this run
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_INDEX_PIPELINE_H
