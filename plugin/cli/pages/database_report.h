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
#include "neardup/token.h"
#include "omega/omega_record.h"
#include "sample/recall_sample.h"
#include "scheme/scheme.h"

namespace neardup::cli {

/** A document in a list of results. */
struct ReportedDocument {
  std::string name;  ///< its id, or "docid N"
  ShownRecord record;
  double similarity = 1;  ///< with the representative
};

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
  static constexpr std::size_t kSimilarityClasses = 20;
  static constexpr std::size_t kDistances = 65;

  Scheme scheme;
  DatabaseSummary summary;
  /** [i] number of members, without representatives, whose similarity with the representative is from i/20 up to
   *  below (i + 1)/20; 1 is in the last class. */
  std::array<std::uint64_t, kSimilarityClasses> exact_members{};
  std::array<std::uint64_t, kSimilarityClasses> estimated_members{};
  std::array<std::uint64_t, kDistances> distances{};  ///< [d] members d bits from the representative
  std::vector<FullBand> fullest_bands;                ///< at most 10 with two documents or more, largest first
  std::vector<ReportedGroup> largest_groups;          ///< at most 10, largest first
  RecallSampleOptions sampling;
  std::optional<RecallSample> sample;  ///< nothing if no document is signed
};

/** Read a database.
 *  @param sampling  options of the sample; its progress function is called.
 *  Cost: sample_neighbours(), list_groups() and a walk over all band terms. */
DatabaseReport report_database(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                               const RecallSampleOptions& sampling);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_DATABASE_REPORT_H
