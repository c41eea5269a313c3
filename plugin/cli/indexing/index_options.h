/** @file index_options.h
 *  What a run of `index` is asked for. */
#ifndef NEARDUP_CLI_INDEXING_INDEX_OPTIONS_H
#define NEARDUP_CLI_INDEXING_INDEX_OPTIONS_H

#include <cstddef>
#include <cstdint>
#include <optional>

#include "databases/database_opening.h"
#include "databases/recorded_choices.h"
#include "documents/record_parser.h"
#include "formats/reading_options.h"
#include "index/policy_writer.h"
#include "output/log_format.h"

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

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_INDEX_OPTIONS_H
