/** @file family_parts.h
 *  Splits the star group of a family of one template into parts.
 *
 *  Items with equal keys (part_key(), template_family.h) form star groups among themselves. Nothing else joins them.
 *  THREADS: pure function; `near` is called on the calling thread.
 */
#ifndef NEARDUP_CORE_GROUPS_FAMILY_PARTS_H
#define NEARDUP_CORE_GROUPS_FAMILY_PARTS_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "groups/star_groups.h"

namespace neardup {

/** The groups into which a star falls. */
struct FamilyParts {
  std::vector<std::size_t> centre;  ///< [members] the member round which the part is built
  std::vector<StarLink> link;       ///< [members] with that centre; {1, true} for the centre itself
};

/** @param members  of the star, in the order in which they become centres.
 *  @param keys     [members]
 *  @param near     tests two members.
 *  Cost: compares a member with the centres of its key that come before it. */
FamilyParts family_parts(const std::vector<std::size_t>& members, const std::vector<std::uint64_t>& keys,
                         const NearTest& near);

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_FAMILY_PARTS_H
