/** @file fact_parts.h
 *  Parts a star by facts that its centre lacks: a page without a headline is near pages of several headlines, which are not
 *  near one another. THREADS: pure function; the callbacks are called on the calling thread. */
#ifndef NEARDUP_CORE_GROUPS_FACT_PARTS_H
#define NEARDUP_CORE_GROUPS_FACT_PARTS_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "groups/star_groups.h"

namespace neardup {

/** Of each kind of fact that near items may lack, but cannot have otherwise, a hash of the item's; 0 if it lacks it. Of all
 *  items in the same order; empty if the item has none. */
using FactHashes = std::vector<std::uint32_t>;

/** The keys by which a star falls into parts, by the places of its members, the centre first.
 *  @param facts  of a member.
 *  @param may_be_near  whether two members with other facts may be near for all that, such as two views of one page.
 *  @param near   tests two members.
 *  @return [members] equal for those of one part; empty if the star is one part. The centre belongs to the part whose first
 *          member is the most similar one, of equal ones to the first, and so do the other members without these facts.
 *  Cost: members * kinds; in a star with several parts each member with other facts is compared with those of 64 parts, 16 of
 *  each, and the centre with the first of each. */
std::vector<std::uint64_t> fact_part_keys(std::size_t members,
                                          const std::function<FactHashes(std::size_t member)>& facts,
                                          const std::function<bool(std::size_t a, std::size_t b)>& may_be_near,
                                          const NearTest& near);

/** The keys of a star that may fall into parts by both: the family's and those of facts. Nothing if neither has any. */
std::optional<std::vector<std::uint64_t>> keys_of_both(const std::optional<std::vector<std::uint64_t>>& family,
                                                       const std::vector<std::uint64_t>& facts);

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_FACT_PARTS_H
