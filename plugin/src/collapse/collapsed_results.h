/** @file collapsed_results.h
 *  Search results with each text once, page by page: every match is ranked, then folded under the first of its group.
 *
 *  Stage GROUP of the flow: group value --> search results. Right on local, sharded and remote databases: pages that
 *  show no group twice, exact numbers of what is hidden, and which documents those are. query_time_collapse.h gives the
 *  same for databases that have no groups. THREADS: as the Enquire object: one at a time; results are plain values.
 */
#ifndef NEARDUP_PLUGIN_COLLAPSE_COLLAPSED_RESULTS_H
#define NEARDUP_PLUGIN_COLLAPSE_COLLAPSED_RESULTS_H

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/match.h"

namespace neardup {

/** A match that is not shown. */
struct FoldedHit {
  Xapian::docid docid = 0;
  Xapian::doccount rank = 0;             ///< among all matches, 0 is the best
  std::optional<Similarity> similarity;  ///< with the hit it is folded under, if that was compared
};

/** A match that is shown: the best of its group. */
struct ShownHit {
  Xapian::docid docid = 0;
  Xapian::doccount rank = 0;      ///< among all matches, 0 is the best
  double weight = 0;              ///< as the Enquire's weighting scheme has it
  std::string group;              ///< what it was collapsed on; empty for a hit that has no such value
  std::vector<FoldedHit> folded;  ///< matches with the same group, in rank order
};

/** The matches of a search, each text once. */
struct CollapsedResults {
  std::vector<ShownHit> shown;   ///< in rank order
  Xapian::doccount matches = 0;  ///< looked at: shown or folded
  bool all_seen = true;          ///< false: the search has more matches; every number is then a lower bound

  /** How many matches are not shown. */
  Xapian::doccount hidden() const { return matches - static_cast<Xapian::doccount>(shown.size()); }

  /** Shown hits [first, first + size), as many as there are. */
  std::vector<ShownHit> page(Xapian::doccount first, Xapian::doccount size) const;
};

/** Look at every match. */
constexpr Xapian::doccount kAllMatches = std::numeric_limits<Xapian::doccount>::max();

/** Run a search and fold all matches with one value in a slot under the best ranked of them.
 *  All pages of one search agree, and none repeats a group, as long as slot, most and the database stay.
 *  @param enquire  query, order, weights and cutoffs are its own; its collapse key is replaced. Spies see every match.
 *  @param slot     scheme.slots.group; or another: 1 is Omega's MD5 of the file. Matches without a value are never
 *      folded.
 *  @param most     look only at the first so many matches; kAllMatches makes every number exact.
 *  Cost: ranks `most` matches and reads the slot of each; about 250 bytes of memory a match looked at. One round trip
 *  to a remote shard for the number of matches and one for the matches, whatever their number. */
CollapsedResults collapse_by_value(Xapian::Enquire& enquire, Xapian::valueno slot, Xapian::doccount most = kAllMatches);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_COLLAPSE_COLLAPSED_RESULTS_H
