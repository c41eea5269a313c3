/** @file slot_owners.h
 *  Whether the value slots of a scheme are free for it. Internal. */
#ifndef NEARDUP_SRC_SLOT_OWNERS_H
#define NEARDUP_SRC_SLOT_OWNERS_H

#include "grouped_databases.h"
#include "neardup/scheme.h"

namespace neardup {

/** @exception Xapian::InvalidArgumentError if a database that is not signed under the scheme has values of another
 *             program in its slots. Slots of a recorded scheme are ours. Cost: looks at the first value of each slot.
 */
void require_free_slots(const Xapian::Database& database, const Scheme& scheme);

/** The same of the group slots, for a database that was never grouped. */
void require_group_slots(const GroupedDatabases& databases, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_SRC_SLOT_OWNERS_H
