/** @file formed_groups.h
 *  The groups that a run forms, by rank. Internal to grouping. */
#ifndef NEARDUP_PLUGIN_GROUP_FORMED_GROUPS_H
#define NEARDUP_PLUGIN_GROUP_FORMED_GROUPS_H

#include <cstddef>
#include <limits>
#include <vector>

#include "groups/star_groups.h"

namespace neardup {

struct FormedGroups {
  static constexpr std::size_t kNoFamily = std::numeric_limits<std::size_t>::max();

  std::vector<std::size_t> centre;  ///< [ranks] round which the group is built; its own rank for a document alone
  std::vector<StarLink> link;       ///< [ranks] with the centre
  std::vector<std::size_t> family;  ///< [ranks] centre of the family of one template before it was split, or kNoFamily
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_FORMED_GROUPS_H
