/** @file shard_builder.h
 *  Builds the shards of a new database in parallel: each thread reads, signs, writes and frees whole documents.
 *
 *  A shard holds contiguous documents in the order of submission, so the merged database (build_folder.h) has the
 *  docids that one writer would give. Ids must be distinct: whoever submits leaves repeated ids to one writer.
 *
 *  THREADS: all calls from one thread; a task runs in one of the builder's. */
#ifndef NEARDUP_CLI_INDEXING_SHARD_BUILDER_H
#define NEARDUP_CLI_INDEXING_SHARD_BUILDER_H

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "database/flushed_transaction.h"
#include "databases/build_folder.h"
#include "indexing/document_builder.h"
#include "rows/index_report.h"

namespace neardup::cli {

/** What became of a shard's documents. */
struct ShardReport {
  IndexReport counts;
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

  /** Drops what is not complete. */
  ~ShardBuilder();
  ShardBuilder(const ShardBuilder&) = delete;
  ShardBuilder& operator=(const ShardBuilder&) = delete;

  /** Whether the next task begins a shard. What its documents depend on must be committed before. */
  bool begins_shard() const { return !open_; }

  /** Give a document to the shard that is being filled. Waits while enough shards are in work.
   *  @exception what a thread threw. */
  void submit(DocumentTask task);

  /** Wait until all shards are complete. @exception what a thread threw. */
  void finish();

  /** The reports of shards that were completed since the last call, in order. */
  std::vector<ShardReport> reports();

  /** Number of submitted tasks that are not done. */
  std::size_t pending() const;

 private:
  struct Shard;

  void work(DocumentBuilder& builder);
  void build_here();
  bool build_next(std::unique_lock<std::mutex>& lock, DocumentBuilder& builder);
  void build(Shard& shard, DocumentBuilder& builder);
  bool next_task(Shard& shard, DocumentTask& task);
  std::size_t bytes_of_shard(std::size_t number) const;
  void close_open();
  void rethrow();

  BuildFolder folder_;
  Options options_;
  std::size_t most_bytes_;
  std::shared_ptr<Shard> open_;
  std::size_t last_ = 0;

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::shared_ptr<Shard>> shards_;  // whose reports are not taken, in order
  std::deque<std::shared_ptr<Shard>> waiting_;
  std::size_t unfinished_ = 0;
  std::size_t pending_ = 0;
  bool ending_ = false;
  std::exception_ptr failure_;
  std::vector<std::unique_ptr<DocumentBuilder>> builders_;
  std::vector<std::thread> threads_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_SHARD_BUILDER_H
