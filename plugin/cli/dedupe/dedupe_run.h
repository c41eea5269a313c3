/** @file dedupe_run.h
 *  One run of `dedupe`: reads the inputs, groups their texts, prints what was asked for. THREADS: one run at a time. */
#ifndef NEARDUP_CLI_DEDUPE_DEDUPE_RUN_H
#define NEARDUP_CLI_DEDUPE_DEDUPE_RUN_H

#include <cstdint>
#include <string>
#include <vector>

#include "corpus/corpus_groups.h"
#include "dedupe/copy_removal.h"
#include "dedupe/corpus_reader.h"
#include "output/listing.h"
#include "output/log_format.h"

namespace neardup::cli {

/** What a run prints. */
enum class Printed : std::uint8_t { kKept, kMarked, kGroups, kDropped, kPairs, kRemoved };

/** What to do, as the command line says. */
struct DedupeOptions {
  std::vector<std::string> inputs;
  std::vector<std::string> references;
  std::string scheme = "standard";
  std::string keep = "first";
  bool keep_by_default = true;
  std::string output;
  std::string mark;
  Printed printed = Printed::kKept;
  RemovalOptions removal;
  std::string report;
  bool null = false;
  bool quiet = false;
  bool why = false;
  CorpusReading reading;
  CorpusGrouping grouping;
  Format format = Format::kText;
  LogFormat log_format = LogFormat::kText;
  std::string command;  ///< for the same groups: without --threshold, and without what is printed

  bool prints_records() const { return printed == Printed::kKept || printed == Printed::kMarked; }
};

/** Print what the options ask for: kept or marked records, groups, names or pairs.
 *  @exception UsageError if an output is an input, or if an option names a field that no record has.
 *  @exception PartialFailure if an input could not be read; the others are printed.
 *  @exception Interrupted if the run was stopped; nothing was written. */
void run_dedupe(const DedupeOptions& options);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_DEDUPE_RUN_H
