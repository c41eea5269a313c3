/** @file group_slots.h
 *  Whether the value slots of groups are free for them. Internal to grouping. */
#ifndef NEARDUP_SRC_GROUP_SLOTS_H
#define NEARDUP_SRC_GROUP_SLOTS_H

#include "grouped_databases.h"
#include "neardup/scheme.h"

namespace neardup {

/** @exception Xapian::InvalidArgumentError if a database that was never grouped has values in the group slots that are
 *             of another program. Cost: looks at the first value of each slot. */
void require_group_slots(const GroupedDatabases& databases, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_SRC_GROUP_SLOTS_H
