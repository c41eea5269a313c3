/** @file corpus_groups.h
 *  Groups the near-duplicates of a corpus, without a database, by the rules of `group`.
 *
 *      table, keys --> copies folded --> buckets --> components --> neighbours, stars, families --> groups
 *
 *  Items of different components are never near. So components are done on all cores, and the result does not depend on
 *  the number of threads. The words of texts that share a key are read again and compared: each similarity is exact. */
#ifndef NEARDUP_CORE_CORPUS_CORPUS_GROUPS_H
#define NEARDUP_CORE_CORPUS_CORPUS_GROUPS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "corpus/candidate_keys.h"
#include "corpus/corpus_comparison.h"
#include "corpus/corpus_table.h"
#include "corpus/pair_runs.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** The order of preference. */
struct CorpusOrder {
  std::vector<std::uint32_t> items;  ///< all of them, the preferred first; empty for the order of the input
  std::size_t references = 0;        ///< how many of the first ones are of a reference: always centres

  std::uint32_t item(std::size_t rank) const { return items.empty() ? static_cast<std::uint32_t>(rank) : items[rank]; }
};

/** All items: the references in the order of the input, then the others by a rule.
 *  @param before  whether an item is preferred to another one; of two that are equal the first one is. */
template <typename Before>
CorpusOrder sorted_order(std::size_t items, std::size_t references, const Before& before) {
  CorpusOrder order{std::vector<std::uint32_t>(items), references};
  std::iota(order.items.begin(), order.items.end(), 0U);
  std::stable_sort(order.items.begin() + static_cast<std::ptrdiff_t>(references), order.items.end(), before);
  return order;
}

struct CorpusGrouping {
  double threshold = 0.9;
  std::size_t band_cap = 200;  ///< as of star_groups(), and as StarRules::bucket_cap
  bool keep_families = false;
  /** Whether of a group each item stays, in order of preference, that is near none that stays before it. */
  bool prefers_each = false;
  /** Whether an item may go for another one that is near it; empty: each may. A group of which a member may not go for the
   *  representative is treated as if prefers_each were true. Called on the calling thread. */
  std::function<bool(std::uint32_t item, std::uint32_t kept)> may_go_for;
  PairRuns* pairs = nullptr;         ///< gets all pairs that reach the threshold; null: they are not looked for
  std::optional<double> apart_from;  ///< list pairs next to the threshold: below it, from here on
  std::size_t threads = 1;
  std::function<void(double share)> progress;  ///< called on the calling thread; may be empty; may throw
};

constexpr std::uint32_t kNoItem = std::numeric_limits<std::uint32_t>::max();

/** An item of a group, or of a family of one template. */
struct CorpusMember {
  std::uint32_t item = 0;
  std::uint32_t centre = 0;  ///< with which the item reaches the threshold; the representative if several stay
  /** The most preferred item that all others of the group reach the threshold with; if several of a group stay, the first of
   *  these that this one may go for. */
  std::uint32_t representative = 0;
  std::uint32_t group_size = 1;    ///< how many have this representative; 1 for an item of a family that is in no group
  std::uint32_t family = kNoItem;  ///< centre of the family before it was split
  double similarity = 1;           ///< with the centre, as stored_similarity(); exact
  double to_representative = 1;    ///< likewise with the representative
};

/** Families of at most so many texts have all their pairs listed. */
constexpr std::size_t kWholeFamily = 3000;

struct CorpusGroups {
  std::vector<CorpusMember> members;  ///< by ascending item; items that are not listed stand alone
  std::uint64_t pairs_left_out = 0;   ///< of larger families: not compared, or of copies; 0 unless pairs are listed
  std::vector<CorpusPair> apart;  ///< if listed: each item that represents a group or stands alone, with the item of
                                  ///< this sort that is most like it
  std::size_t copies = 0;         ///< items that were folded
  std::size_t candidates = 0;     ///< items that share a key with another text
  std::size_t comparisons = 0;    ///< pairs tested, by sketch or words
  std::size_t oversized = 0;      ///< bands with more centres than they remember
};

/** @param keys   of all items with tokens; they are used up, and their memory serves for what follows.
 *  @param table  sketches that it keeps in a file may be read back. @param tokenizer  the scheme's; cloned for each thread.
 *  @exception std::runtime_error if a text is not the one that was signed; whatever `texts` and `progress` throw.
 *  Cost: linear in keys and items but for the sort of repeated ones, plus the pairs that share a key. */
CorpusGroups group_corpus(CorpusTable& table, CandidateKeys& keys, const CorpusOrder& order, const CorpusTexts& texts,
                          const Scheme& scheme, const Tokenizer& tokenizer, const CorpusGrouping& grouping);

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_CORPUS_GROUPS_H
