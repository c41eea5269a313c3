/** @file template_families.h
 *  Finds the groups that are families of one template, and splits them. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_TEMPLATE_FAMILIES_H
#define NEARDUP_PLUGIN_GROUP_TEMPLATE_FAMILIES_H

#include <cstddef>
#include <vector>

#include "group/group_comparison.h"
#include "groups/centred_stars.h"
#include "groups/star_groups.h"

namespace neardup {

/** A document of a family, by rank. */
struct FamilyMember {
  std::size_t rank = 0;
  std::size_t centre = 0;  ///< of its part of the family
  StarLink link;           ///< with that centre
};

/** Judges a star of ranks that decide for themselves, on one thread. Splits come last: what leaves a family joins no other
 *  group. A star is judged by the first documents of at most 64 texts. It is no family if it has one text, if the index
 *  lacks the words of one of its documents, or if families are kept.
 *  @return the members of a family in the order in which they become centres; empty for a star that is none.
 *  Cost: reads the words of at most 64 documents, of a family those of all. */
std::vector<FamilyMember> parts_of_family(GroupComparison& comparison, const StarMembers& star);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_TEMPLATE_FAMILIES_H
