/** @file database_report.h
 *  The content of a page about a database: its groups, the similarity of their members, its largest bands, and the
 *  recall of its bands on a sample. THREADS: like the database handle, one at a time. */
#ifndef NEARDUP_CLI_PAGES_DATABASE_REPORT_H
#define NEARDUP_CLI_PAGES_DATABASE_REPORT_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "check/database_summary.h"
#include "neardup/measure.h"
#include "neardup/token.h"
#include "pages/borderline_pairs.h"
#include "sample/recall_sample.h"
#include "scheme/scheme.h"

namespace neardup::cli {

struct ReportedGroup {
  std::string id;
  std::size_t documents = 0;
  double min_similarity = 1;
  bool exact = true;                    ///< whether all its similarities are exact
  std::vector<ReportedDocument> shown;  ///< the representative, then the first members; not all of a large group
};

struct FullBand {
  std::string term;
  std::size_t documents = 0;
};

struct DatabaseReport {
  static constexpr std::size_t kDistances = 65;

  /** [p] number of members, without representatives, whose similarity with the centre of the group is p %, rounded down. */
  using Percents = std::array<std::uint64_t, 101>;

  Scheme scheme;
  DatabaseSummary summary;
  Percents percents{};
  Percents estimated_percents{};                      ///< of these, members whose similarity is estimated
  std::array<std::uint64_t, kDistances> distances{};  ///< [d] members d bits from the representative
  std::vector<FullBand> fullest_bands;                ///< at most 10 with two documents or more, largest first
  std::vector<ReportedGroup> largest_groups;          ///< at most 10, largest first
  double threshold = 0;                               ///< of the groups
  Measure measure = Measure::kJaccard;
  BorderlinePairs borderline;  ///< none for another measure than the Jaccard index
  RecallSampleOptions sampling;
  std::optional<RecallSample> sample;  ///< nothing if no document is signed

  /** Documents that a search hides if it shows each text once. */
  std::size_t hidden() const { return summary.grouped_documents - summary.groups; }
};

/** Read a database, which must record a rule of its groups that can be parsed, or none.
 *  @param sampling  options of the sample; its progress function is called.
 *  Cost: sample_neighbours(), list_groups(), borderline_pairs() and a walk over all band terms. */
DatabaseReport report_database(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                               const RecallSampleOptions& sampling);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_DATABASE_REPORT_H
