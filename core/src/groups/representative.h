/** @file representative.h
 *  Which member of a group stays for all: the first one, in order of preference, that all others are near.
 *  THREADS: a pure function; `near` is called on the calling thread. */
#ifndef NEARDUP_CORE_GROUPS_REPRESENTATIVE_H
#define NEARDUP_CORE_GROUPS_REPRESENTATIVE_H

#include <cstddef>
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

}  // namespace neardup

#endif  // NEARDUP_CORE_GROUPS_REPRESENTATIVE_H
