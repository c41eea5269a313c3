/** @file build_choice.h
 *  Decides whether `index` builds a new database in shards. */
#ifndef NEARDUP_CLI_INDEXING_BUILD_CHOICE_H
#define NEARDUP_CLI_INDEXING_BUILD_CHOICE_H

#include <string>
#include <vector>

#include "documents/input_format.h"
#include "indexing/index_pipeline.h"

namespace neardup::cli {

/** A file of records. */
struct RecordFile {
  std::string path;  ///< "-" is standard input
  InputFormat format = InputFormat::kJsonLines;
};

/** What `index` reads. */
struct IndexedInputs {
  std::vector<std::string> paths;
  std::vector<RecordFile> records;
  std::vector<std::string> name_lists;
};

/** Why documents of these inputs cannot be built in shards, for a message; empty if they can. */
std::string obstacle_to_shards(const IndexedInputs& inputs, const IndexOptions& options);

/** Whether to build in shards.
 *  @param place  of the database. False if anything is there. */
bool is_built_in_shards(const std::string& place, const IndexedInputs& inputs, const IndexOptions& options);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_BUILD_CHOICE_H
