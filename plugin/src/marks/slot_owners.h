/** @file slot_owners.h
 *  Checks whether the value slots and terms of a scheme are free. Internal. */
#ifndef NEARDUP_PLUGIN_MARKS_SLOT_OWNERS_H
#define NEARDUP_PLUGIN_MARKS_SLOT_OWNERS_H

#include "database/grouped_databases.h"
#include "scheme/scheme.h"

namespace neardup {

/** @exception Xapian::InvalidArgumentError if a database that is not signed under the scheme has values of another
 *             program in its slots. Slots of a recorded scheme are ours. Cost: reads each value of the slots, until the
 *             scheme is recorded. */
void require_free_slots(const Xapian::Database& database, const Scheme& scheme);

/** @exception Xapian::InvalidArgumentError if a database that is not signed under the scheme has a term of another
 *             program that has the form of a term of the scheme. Cost: the terms that begin with its prefixes, until
 *             the scheme is recorded. */
void require_free_terms(const Xapian::Database& database, const Scheme& scheme);

/** The same for the group terms, in each database that was never grouped. Values of others are left document by document
 *  (taken_slots.h). */
void require_group_places(const GroupedDatabases& databases, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_SLOT_OWNERS_H
