/** @file representative.h
 *  Which member of a group stays for all: the first one, in order of preference, that all others are near.
 *  THREADS: a pure function; `near` is called on the calling thread. */
#ifndef NEARDUP_CORE_GROUPS_REPRESENTATIVE_H
#define NEARDUP_CORE_GROUPS_REPRESENTATIVE_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "groups/star_groups.h"

namespace neardup {

struct Representative {
  std::size_t member = 0;
  std::vector<StarLink> links;  ///< [members] with it
};

/** @param centre  the member that all others are near; the answer at the latest. @param links  [members] with the centre.
 *  @param near    tests two members, by their places in the order of preference.
 *  Cost: each member before the answer is tested until one is not near it: first the one that parted the last members. */
Representative representative_of(std::size_t centre, std::vector<StarLink> links, const NearTest& near);

/** representative_of() each of several groups.
 *  @param ranks    of all members, ascending: the order of preference. @param centres  [members] the rank of their group's.
 *  @param links    [members] with it. @param near  tests two members of a group, by their places in `ranks`.
 *  @return the places of the representatives. */
StarGroups representatives_of(const std::vector<std::uint32_t>& ranks, const std::vector<std::uint32_t>& centres,
                              const std::vector<StarLink>& links, const NearTest& near);

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_REPRESENTATIVE_H
