/** @file record_file.h
 *  A file of records that `index` reads. */
#ifndef NEARDUP_CLI_INDEXING_RECORD_FILE_H
#define NEARDUP_CLI_INDEXING_RECORD_FILE_H

#include <string>

#include "documents/input_format.h"

namespace neardup::cli {

struct RecordFile {
  std::string path;  ///< "-" is standard input
  InputFormat format = InputFormat::kJsonLines;
};

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_INDEXING_RECORD_FILE_H
