/** @file shard_builder.h
 *  Builds the shards of a new database in parallel: each thread reads, signs, writes and frees whole documents.
 *
 *  A shard holds contiguous documents in the order of submission, so the merged database (build_folder.h) has the
 *  docids that one writer would give. Their ids are distinct: documents whose id was met before are kept for one writer.
 *
 *  THREADS: all calls from one thread; a task runs in one of the builder's. */
#ifndef NEARDUP_CLI_INDEXING_SHARD_BUILDER_H
#define NEARDUP_CLI_INDEXING_SHARD_BUILDER_H

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "databases/build_folder.h"
#include "indexing/document_builder.h"
#include "indexing/ordered_pool.h"
#include "rows/index_report.h"

namespace neardup::cli {

/** A set of hashes of ids: an id that was never added may look as if it was, with a chance of 1 in 2^64 for each id. */
class IdSet {
 public:
  /** @return false if it is in the set, or looks so. */
  bool add(std::string_view id);

 private:
  std::vector<std::uint64_t> sorted_;
  std::unordered_set<std::uint64_t> recent_;
};

/** What became of a shard's documents. */
struct ShardReport {
  IndexReport counts;                                        ///< of what is named below, the report has none
  std::vector<std::pair<std::string, std::string>> skipped;  ///< reasons and sources
  std::vector<std::string> empty;                            ///< sources
  std::vector<std::pair<std::string, std::string>> unread;   ///< kinds and sources
  std::vector<std::string> failures;
  std::vector<ExcludedDocument> excluded;
};

class ShardBuilder {
 public:
  struct Options {
    std::size_t jobs = 1;
    std::size_t documents = 10000;  ///< in a shard, at most
    unsigned flush_changes = 250;   ///< documents, as the set FlushSize has them
  };

  /** @param make_builder  called once a thread, in the caller's. */
  ShardBuilder(const BuildFolder& folder, const Options& options,
               const std::function<std::unique_ptr<DocumentBuilder>()>& make_builder);

  /** Whether the next task begins a shard. What its documents depend on must be committed before. */
  bool begins_shard() const { return open_.tasks.empty(); }

  /** Give a document to the shard that is being filled, or to those for one writer. Waits while enough shards are in work.
   *  @return false, and the task is as before, if the build has to end: the document has no id before it is read, or too
   *    much is kept for one writer.
   *  @exception what a thread threw. */
  bool submit(DocumentTask& task);

  /** Wait until all shards are complete.
   *  @return the documents for one writer, in the order of submission. @exception what a thread threw. */
  std::vector<DocumentTask> finish();

  /** The reports of shards that were completed since the last call, in order. */
  std::vector<ShardReport> reports() { return std::exchange(reports_, {}); }

  /** Number of submitted tasks that are not done. */
  std::size_t pending() const { return pending_ + late_.size(); }

 private:
  struct Shard {
    std::size_t number = 1;
    std::size_t bytes = 0;
    std::vector<DocumentTask> tasks;
  };

  void close_open();
  ShardReport build(Shard& shard, DocumentBuilder& builder);
  std::size_t bytes_of_shard(std::size_t number) const;

  BuildFolder folder_;
  Options options_;
  std::size_t most_bytes_;
  IdSet ids_;                       // of all documents
  std::vector<DocumentTask> late_;  // their ids were met before
  std::size_t late_bytes_ = 0;
  Shard open_;
  std::vector<ShardReport> reports_;
  std::atomic<std::size_t> pending_{0};
  OrderedPool<DocumentBuilder, ShardReport> pool_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_SHARD_BUILDER_H
