/** @file pair_search.h
 *  All verified near-duplicate pairs of a database.
 *
 *  By similarity: the posting lists of the band terms are the buckets; each pair is verified once, however many bands
 *  it shares. By Hamming distance: every pair of fingerprints within it (hamming_pairs.h), whatever the scheme's bands.
 *  THREADS: the caller's; the database handle must not be used by others meanwhile.
 */
#ifndef NEARDUP_PLUGIN_FIND_PAIR_SEARCH_H
#define NEARDUP_PLUGIN_FIND_PAIR_SEARCH_H

#include <cstddef>
#include <functional>
#include <optional>

#include <xapian.h>

#include "neardup/match.h"
#include "neardup/measure.h"
#include "neardup/pairs.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "verify/verifier.h"

namespace neardup {

/** Find all pairs and hand each to `take` in ascending order of (first, second). Pairs that are declared distinct
 *  (distinct_pairs.h) are left out.
 *  In a band of more than band_cap documents each document is paired with the first documents of the band's first
 *  band_cap distinct texts only; every document is paired with the first one of an equal text, wherever it stands.
 *  With a measure other than the Jaccard index nothing is estimated, so that only pairs whose words are known can be
 *  handed over; what shares no band is no candidate, as ever: the bands promise recall by the Jaccard index alone.
 *  Containment is not looked at where the sketches say that the Jaccard index is less than the one that the threshold
 *  implies for the two numbers of features; by the others no candidate is rejected unread.
 *  With max_distance every pair within it is handed over, whatever its similarity, which is measured all the same; no
 *  band counts, but the documents of one fingerprint are treated like a band, and those that are not paired with all
 *  of it are not paired with documents of other fingerprints after them either. A text without a word has no pairs: its
 *  fingerprint says nothing.
 *  @exception Xapian::InvalidArgumentError as CascadeFinder, and for a band_cap of 0, a distance over 7, or a distance
 *      with another measure. Cost: linear in the documents, but for the pairs in shared bands; memory about 500 bytes a
 *      document, and the Verifier's. With max_distance, as hamming_pairs(), and 24 bytes for each pair of different
 *      fingerprints. */
PairsReport find_pairs(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                       const PairsOptions& options, const std::function<void(const DocumentPair&)>& take);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_PAIR_SEARCH_H
