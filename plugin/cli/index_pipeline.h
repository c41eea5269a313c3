/** @file index_pipeline.h
 *  Files and JSON lines into a database: read and signed on all cores, written by one thread in the order given, so
 * that docids do not depend on the number of threads.
 *
 *      walk_files, LineReader --> work --> OrderedPool of DocumentBuilders --> writer --> database
 */
#ifndef NEARDUP_CLI_INDEX_PIPELINE_H
#define NEARDUP_CLI_INDEX_PIPELINE_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "document_builder.h"
#include "document_file.h"
#include "file_walk.h"
#include "index_report.h"
#include "interruption.h"
#include "line_reader.h"
#include "message_list.h"
#include "neardup/arrivals.h"
#include "neardup/durable_commit.h"
#include "neardup/indexer.h"
#include "ordered_pool.h"
#include "page_url.h"
#include "progress.h"

namespace neardup::cli {

struct IndexOptions {
  std::string base_url;                      ///< address of each PATH; empty: file addresses
  bool follow = false;                       ///< symbolic links to folders
  std::size_t jobs = 1;                      ///< threads that read and sign
  std::size_t commit_every = 10000;          ///< documents written between two commits
  std::size_t max_size = kDefaultMaxOctets;  ///< octets; larger files are reported and left out
  bool force = false;                        ///< index unchanged files too
  bool delete_missing = false;               ///< delete documents of files that are gone
  DuplicatePolicy on_duplicate = DuplicatePolicy::kKeep;
  double duplicate_threshold = ArrivalOptions().threshold;
  bool quiet = false;

  bool acts_on_duplicates() const { return on_duplicate != DuplicatePolicy::kKeep; }
};

class IndexPipeline {
 public:
  /** @param database       prepared for the indexer's scheme.
   *  @param commit         makes what is written durable.
   *  @param was_signed     whether documents that are there already were written by this command: only then is an
   *                        unchanged file passed over. */
  IndexPipeline(Xapian::WritableDatabase& database, const Indexer& indexer, const std::string& stemmer,
                const IndexOptions& options, std::function<void(const PendingChanges&)> commit, bool was_signed);

  void index_paths(const std::vector<std::string>& paths);
  void index_json_lines(const std::string& path);

  /** Whether a signal has asked to stop: what is submitted then is written, the rest is left to the next run. */
  bool interrupted() const { return interruption_.requested(); }

  /** Write what is left and commit. */
  IndexReport finish();

 private:
  /** What a worker made of one piece of work. */
  struct Outcome {
    BuiltDocument built;
    std::string body;     // what was signed, if near-duplicates matter
    std::string source;   // how messages name it
    std::string skipped;  // reason, if it was left out
    std::string failed;   // reason, if it could not be read
    std::size_t octets = 0;
    std::size_t reserved = 0;  // octets that the work may hold in memory
  };
  using Pool = OrderedPool<DocumentBuilder, Outcome>;

  void submit_file(const WalkedFile& file, const std::string& url);
  std::optional<NumberedLine> next_line(LineReader& lines) const;
  void submit(std::size_t reserved, Pool::Task task);
  void drain(std::size_t left);
  void write(Outcome outcome);
  void write_document(Outcome& outcome);
  void commit();
  void count(const std::string& unique_term, const Arrival& arrival);
  void fail(const std::string& message);
  bool is_unchanged_file(const std::string& term, const WalkedFile& file) const;
  std::vector<UrlMapping> urls_below(const std::vector<std::string>& paths) const;
  void delete_missing(const std::vector<std::string>& paths, const std::vector<WalkedFile>& files);

  Xapian::WritableDatabase& database_;
  IndexOptions options_;
  std::function<void(const PendingChanges&)> commit_;
  bool was_signed_;
  Interruption interruption_;
  Pool pool_;
  Progress progress_;
  MessageList failures_;
  MessageList duplicates_;
  std::unique_ptr<Indexer> writers_indexer_;  // of which the tokenizer is used
  Arrivals arrivals_;
  IndexReport report_;
  std::size_t reserved_ = 0;
  PendingChanges pending_;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEX_PIPELINE_H
