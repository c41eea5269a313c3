/** @file input_format.h
 *  What `dedupe` takes for one text: a line, a record, or a file. THREADS: pure functions. */
#ifndef NEARDUP_CLI_RECORDS_INPUT_FORMAT_H
#define NEARDUP_CLI_RECORDS_INPUT_FORMAT_H

#include <cstdint>
#include <string>

namespace neardup::cli {

enum class InputFormat : std::uint8_t {
  kByName,  ///< the name decides
  kLines,
  kJsonLines,
  kCsv,
  kTsv,
  kFiles  ///< each file is a text; each message of a mailbox, each page of a web archive
};

/** Whether records have named fields. */
constexpr bool has_fields(InputFormat format) {
  return format == InputFormat::kJsonLines || format == InputFormat::kCsv || format == InputFormat::kTsv;
}

/** Whether the first record names the fields. */
constexpr bool has_header(InputFormat format) {
  return format == InputFormat::kCsv || format == InputFormat::kTsv;
}

/** The format of an input: a folder, a mailbox and a web archive have files; .jsonl, .ndjson, .csv and .tsv, also compressed, have records; all else
 *  has lines, standard input, too. */
InputFormat format_of_input(const std::string& path);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_RECORDS_INPUT_FORMAT_H
