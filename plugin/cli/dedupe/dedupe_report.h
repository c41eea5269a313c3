/** @file dedupe_report.h
 *  Gathers what the page of `dedupe --report` shows. */
#ifndef NEARDUP_CLI_DEDUPE_DEDUPE_REPORT_H
#define NEARDUP_CLI_DEDUPE_DEDUPE_REPORT_H

#include <optional>
#include <string>

#include "dedupe/dedupe_output.h"
#include "dedupe/dedupe_page.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** From where on pairs next to a threshold are listed (CorpusGrouping::apart_from); nothing if it is too low for that. */
std::optional<double> apart_from(double threshold);

/** @param deduped  with the pairs next to the threshold. @param command  that was run, without --threshold.
 *  Cost: reads the records of ten groups and ten pairs again. */
DedupeReport dedupe_report(const DedupedCorpus& deduped, const Scheme& scheme, Tokenizer& tokenizer, double threshold,
                           const std::string& command);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_DEDUPE_DEDUPE_REPORT_H
