/** @file pair_search.h
 *  All verified near-duplicate pairs of a database.
 *
 *  By similarity: the posting lists of the band terms are the buckets. Each pair is verified once, even if it shares
 *  several bands. By Hamming distance: every pair of fingerprints within it (hamming_pairs.h), whatever the bands are.
 *  THREADS: works in the caller's thread; nobody else may use the database handle meanwhile.
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

/** Find all pairs and pass each one to `take`, in ascending order of (first, second). Pairs that are declared distinct
 *  (distinct_pairs.h) are left out.
 *  In a band of more than band_cap documents, each document is paired only with the first document of each of the
 *  band's first band_cap distinct texts. Every document is also paired with the first document of an equal text.
 *  With a measure other than the Jaccard index nothing is estimated, so only pairs whose words are known are found.
 *  Candidates still have to share a band, and the expected recall of bands is for the Jaccard index only. With
 *  containment, a candidate is rejected unread if its sketches show that its Jaccard index is below the index that the
 *  threshold implies for the two numbers of features. With other measures no candidate is rejected unread.
 *  With max_distance every pair within this distance is found, whatever its similarity, which is still measured. Bands
 *  do not matter, but the documents of one fingerprint are treated like a band: those that are not paired with all of
 *  it are not paired with later documents of other fingerprints either. A text without a word has no pairs.
 *  @exception Xapian::InvalidArgumentError as CascadeFinder, and for a band_cap of 0, a distance over 7, or a distance
 *      together with a measure other than the Jaccard index.
 *  Cost: linear in the documents, plus the pairs in shared bands; memory about 500 bytes a document, and the
 *  Verifier's. With max_distance, as hamming_pairs(), and 24 bytes for each pair of different fingerprints. */
PairsReport find_pairs(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                       const PairsOptions& options, const std::function<void(const DocumentPair&)>& take);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_PAIR_SEARCH_H
