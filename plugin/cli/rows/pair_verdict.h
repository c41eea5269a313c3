/** @file pair_verdict.h
 *  Whether two documents are near-duplicates, as a sentence for people. */
#ifndef NEARDUP_CLI_ROWS_PAIR_VERDICT_H
#define NEARDUP_CLI_ROWS_PAIR_VERDICT_H

#include <cstdint>
#include <string>

#include <xapian.h>

#include "find/pair_explanation.h"

namespace neardup::cli {

/** How the database was grouped, as far as it concerns a pair. */
struct PairGrouping {
  double threshold = 0.9;    ///< minimum similarity in a group
  bool by_jaccard = true;    ///< whether the groups use the similarity of the explanation
  bool one_group = false;    ///< whether both documents are in one group
  std::uint64_t family = 0;  ///< of one template, to which both belong; 0: none
};

/** Read how a database was grouped. One that was never grouped gives the defaults of 'group'. */
PairGrouping pair_grouping(const Xapian::Database& database, const Scheme& scheme, Xapian::docid a, Xapian::docid b);

/** A sentence that begins with the verdict: "Near-duplicates: 96.4 % of their text is the same; ...". */
std::string pair_verdict(const PairExplanation& explanation, const PairGrouping& grouping);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ROWS_PAIR_VERDICT_H
