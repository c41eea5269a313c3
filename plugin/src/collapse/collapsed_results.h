/** @file collapsed_results.h
 *  Search results that show each text once, page by page: all matches are ranked, then folded under the first of their
 *  group.
 *
 *  Stage GROUP of the flow: group value --> search results. Correct on local, sharded and remote databases: no group is
 *  shown twice, and the numbers of hidden documents, and which they are, are exact. query_time_collapse.h does the same
 *  for databases without groups. THREADS: an Enquire object in one thread at a time; results are plain values.
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
  std::optional<Similarity> similarity;  ///< with the hit under which it is folded, if the two were compared
};

/** A match that is shown: the best of its group. */
struct ShownHit {
  Xapian::docid docid = 0;
  Xapian::doccount rank = 0;      ///< among all matches, 0 is the best
  double weight = 0;              ///< by the Enquire's weighting scheme
  std::string group;              ///< the value on which it was collapsed; empty for a hit without such a value
  std::vector<FoldedHit> folded;  ///< matches with the same group, in rank order
};

/** The matches of a search, each text once. */
struct CollapsedResults {
  std::vector<ShownHit> shown;   ///< in rank order
  Xapian::doccount matches = 0;  ///< all that were read: shown or folded
  bool all_seen = true;          ///< false: the search has more matches; every number is then a lower bound

  /** How many matches are not shown. */
  Xapian::doccount hidden() const { return matches - static_cast<Xapian::doccount>(shown.size()); }

  /** Shown hits [first, first + size), as many as there are. */
  std::vector<ShownHit> page(Xapian::doccount first, Xapian::doccount size) const;
};

/** Matches with a value of each, which comes as a collapse key that may occur any number of times and so hides nothing:
 *  Xapian returns it with the matches, also from remote shards, where reading a value otherwise costs a round trip. */
struct KeyedMatches {
  Xapian::MSet hits;           ///< get_collapse_key() is the value
  Xapian::doccount count = 0;  ///< number of hits to use; `hits` may have one more
  bool all_seen = true;        ///< whether these are all matches
};

/** The first `most` matches. @param enquire  its collapse key is replaced. */
KeyedMatches keyed_matches(Xapian::Enquire& enquire, Xapian::valueno slot, Xapian::doccount most);

/** Read every match. */
constexpr Xapian::doccount kAllMatches = std::numeric_limits<Xapian::doccount>::max();

/** Run a search and fold all matches with the same value in a slot under the best ranked of them.
 *  All pages of one search agree and no group repeats, as long as slot, most and the database do not change.
 *  @param enquire  keeps its query, order, weights and cutoffs; its collapse key is replaced. Spies see every match.
 *  @param slot     scheme.slots.group, or another: 1 is Omega's MD5 of the file. Matches without a value are never
 *      folded.
 *  @param most     read only this many matches, the first ones; kAllMatches makes every number exact.
 *  Cost: ranks `most` matches and reads the slot of each; about 250 bytes of memory for each match that is read. With a
 *  remote shard, one round trip for the number of matches and one for all matches. */
CollapsedResults collapse_by_value(Xapian::Enquire& enquire, Xapian::valueno slot, Xapian::doccount most = kAllMatches);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_COLLAPSE_COLLAPSED_RESULTS_H
