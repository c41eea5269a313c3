/** @file star_groups.h
 *  Star groups on plain data: decides which item represents which, without chains, and names groups.
 *
 *  Items are in an order of preference. In that order an item is a representative iff no earlier representative is
 *  near it; otherwise it joins the first one that is. So every member is near its representative, and no group grows
 *  along a chain of neighbours. Items are compared only if they share a bucket.
 *
 *  A bucket remembers its first `band_cap` representatives, so a bucket of a million unlike items costs band_cap
 *  comparisons an item instead of a million. `forgotten` counts the representatives that this leaves out. References are
 *  the first items: none is near another one, and no bucket forgets one.
 *
 *  THREADS: pure function; with one `near`, on the calling thread.
 */
#ifndef NEARDUP_CORE_GROUPS_STAR_GROUPS_H
#define NEARDUP_CORE_GROUPS_STAR_GROUPS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace neardup {

/** The buckets of each item, in one array: item i has ids[offsets[i]] .. ids[offsets[i + 1] - 1]. */
struct BucketLists {
  std::vector<std::size_t> offsets{0};  ///< [items + 1]
  std::vector<std::uint32_t> ids;       ///< bucket numbers, 0..bucket_count - 1; ascending, each once
  std::uint32_t bucket_count = 0;

  std::size_t items() const { return offsets.size() - 1; }
};

/** Buckets of at least two items, in one array: bucket i has members[offsets[i]] .. members[offsets[i + 1] - 1]. */
struct KeyBuckets {
  std::vector<std::uint64_t> keys;  ///< [count()] ascending; empty for buckets without keys
  std::vector<std::size_t> offsets{0};
  std::vector<std::uint32_t> members;  ///< ascending in a bucket, each once

  std::size_t count() const { return offsets.size() - 1; }

  /** The same buckets by item; buckets keep their numbers. @param items  number of all items. */
  BucketLists by_item(std::size_t items) const;
};

/** The similarity of an item and a representative. */
struct StarLink {
  double similarity = 1;
  bool exact = true;
};

/** Tests whether an item is near an earlier representative; nothing if it is not. */
using NearTest = std::function<std::optional<StarLink>(std::size_t representative, std::size_t item)>;

/** How items are grouped: how their neighbours are found (neighbour_lists.h), and which groups are built (item_groups.h). */
struct StarRules {
  std::function<bool(std::size_t a, std::size_t b)> promising;  ///< cheap; false only if the items are not near
  NearTest near;                                                ///< for promising pairs, of which the first is less
  std::size_t list_cap = 32;                                    ///< most neighbours that a list has
  std::size_t bucket_cap = 1;                                   ///< items that a bucket offers as neighbours, >= 1
  /** The heaviest items become centres first. @param neighbours  that the item has. */
  std::function<std::size_t(std::size_t item, std::size_t neighbours)> weight;
  /** The facts that part a star; see fact_part_keys(). Empty: no item has any. */
  std::function<std::vector<std::uint32_t>(std::size_t item)> facts = {};
  std::size_t references = 0;  ///< the first items: centres before all others; see star_groups()
  /** In ascending order: items that somebody declared distinct from others. */
  std::vector<std::size_t> declared = {};
  /** Whether two of these are distinct, so that they stand in no common group even if a third item is near both. */
  std::function<bool(std::size_t a, std::size_t b)> are_distinct = {};
};

/** The representative of each item. */
struct StarGroups {
  std::vector<std::size_t> representative;  ///< [items]; an item that represents itself has its own number
  std::vector<StarLink> link;               ///< [items] with the representative; {1, true} for a representative
  std::size_t comparisons = 0;              ///< calls of the near test
  std::size_t oversized = 0;                ///< buckets with more representatives than they remember
  std::size_t forgotten = 0;                ///< representatives that these did not remember, summed over them
};

/** Form star groups.
 *  @param buckets  of the items, which are numbered in order of preference, the preferred first.
 *  @param near     one or more: each is called on one thread at a time. They differ in nothing else. The result must not
 *                  depend on the order of the arguments.
 *  @param band_cap  representatives that one bucket remembers, >= 1, besides references.
 *  @param progress called before each item; may be empty.
 *  Cost: the calls of `near`, at most band_cap for each bucket of each item; memory linear in the buckets' entries.
 *  Source: star clustering, Aslam, Pelekhov, Rus 2004, in a given order instead of by degree. */
StarGroups star_groups(const BucketLists& buckets, const std::vector<NearTest>& near, std::size_t band_cap,
                       const std::function<void()>& progress = {}, std::size_t references = 0);

/** Base32 of a 64-bit hash of the representative's token digest, the scope and an ordinal. It does not depend on
 *  docids, which xapian-compact changes. Stored: yes (plugin/FORMAT.md).
 *  @param scope    the scope of the group; empty for the whole database.
 *  @param ordinal  0 unless the same digest already represents another group of that scope. */
std::string group_id(std::uint64_t token_digest, const std::string& scope, std::uint32_t ordinal);

/** The same hash, of a family of one template; never 0. Stored: yes. */
std::uint64_t family_id(std::uint64_t token_digest, const std::string& scope);

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_STAR_GROUPS_H
