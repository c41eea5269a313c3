/** @file dedupe_page.h
 *  Gathers what `dedupe` found for a reader, and writes it as an HTML page. THREADS: pure functions.
 */
#ifndef NEARDUP_CLI_DEDUPE_DEDUPE_PAGE_H
#define NEARDUP_CLI_DEDUPE_DEDUPE_PAGE_H

#include <cstdint>
#include <string>

#include "dedupe/dedupe_output.h"
#include "neardup/token.h"
#include "pages/borderline_pairs.h"
#include "scheme/scheme.h"

namespace neardup::cli {

struct DedupeReport : NearDuplicateReport {
  std::string command;              ///< that was run, without --threshold
  std::uint64_t bytes = 0;          ///< of all records
  std::uint64_t dropped_bytes = 0;  ///< of those that are dropped
  std::string removed;              ///< "1 file moved"; empty if no removal was asked for
  std::uint64_t removed_bytes = 0;  ///< of these files
  bool unchanged = true;            ///< nothing is removed
};

/** A self-contained HTML page without scripts: first the saving, then the largest groups, what the threshold drops and
 *  keeps, and pairs next to it side by side. */
std::string dedupe_page(const DedupeReport& report);

/** @param deduped  with the pairs next to the threshold. @param command  that was run, without --threshold.
 *  Cost: reads the records of ten groups and ten pairs again. */
DedupeReport dedupe_report(const DedupedCorpus& deduped, const Scheme& scheme, Tokenizer& tokenizer, double threshold,
                           const std::string& command);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_DEDUPE_PAGE_H
