/** @file report_page.h
 *  Gathers what a reader wants to know of a database: its groups, the similarity of their members, its largest bands, and the
 *  recall of its bands on a sample; and writes it as an HTML page. THREADS: like the database handle, one at a time. */
#ifndef NEARDUP_CLI_PAGES_REPORT_PAGE_H
#define NEARDUP_CLI_PAGES_REPORT_PAGE_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <xapian.h>

#include "check/database_summary.h"
#include "neardup/measure.h"
#include "neardup/token.h"
#include "pages/borderline_pairs.h"
#include "sample/recall_sample.h"
#include "scheme/scheme.h"

namespace neardup::cli {

struct DatabaseReport : NearDuplicateReport {
  Scheme scheme;
  DatabaseSummary summary;
  std::vector<std::pair<std::string, std::size_t>> fullest_bands;  ///< terms on two documents or more, largest first
  Measure measure = Measure::kJaccard;  ///< of the groups; another one has no borderline pairs
  RecallSampleOptions sampling;
  std::optional<RecallSample> sample;  ///< nothing if no document is signed
};

/** Read a database, which must record a rule of its groups that can be parsed, or none.
 *  @param sampling  options of the sample; its progress function is called.
 *  Cost: sample_neighbours(), list_groups(), borderline_pairs() and a walk over all band terms. */
DatabaseReport report_database(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                               const RecallSampleOptions& sampling);

/** A self-contained HTML page without scripts. First for people: how many texts repeat another, the largest groups with
 *  links to web and file URLs, what the threshold hides, pairs next to it side by side, and the commands to change it.
 *  Then the figures.
 *  @param name  of the database, as its commands take it; read if it is a stub, for the command that groups its shards. */
std::string report_page(const std::string& name, const DatabaseReport& report);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_REPORT_PAGE_H
