/** @file template_families.h
 *  Finds the groups that are families of one template, and their parts. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_TEMPLATE_FAMILIES_H
#define NEARDUP_PLUGIN_GROUP_TEMPLATE_FAMILIES_H

#include <cstdint>
#include <optional>
#include <vector>

#include "group/group_comparison.h"
#include "groups/centred_stars.h"

namespace neardup {

/** Judges a star of ranks that decide for themselves, on one thread. A star is judged by the first documents of at most 64
 *  texts. It is no family if it has one text, if the index lacks the words of one of its documents, or if families are kept.
 *  @return PartKeys of a family. Cost: reads the words of at most 64 documents, of a family those of all. */
std::optional<std::vector<std::uint64_t>> keys_of_parts(GroupComparison& comparison, const StarMembers& star);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_TEMPLATE_FAMILIES_H
