/** @file collapse.h
 *  Search results with each text once: Xapian's collapse key on the group value.
 *
 *  Works on every kind of database, for the group value is an ordinary one; documents without a near-duplicate have no
 *  group value and are never collapsed.
 *  THREADS: as the Enquire object: one at a time.
 */
#ifndef NEARDUP_COLLAPSE_H
#define NEARDUP_COLLAPSE_H

#include <string>

#include <xapian.h>

#include "neardup/scheme.h"

namespace neardup {

/** Show at most so many documents of each group.
 *  @param enquire  its other settings stay.
 *  @param shown    1 shows each text once. */
void collapse_near_duplicates(Xapian::Enquire& enquire, const Scheme& scheme, unsigned shown = 1);

/** How many documents of a hit's group its hit hides, at least: Xapian counts those it met before it could stop.
 *  0 for an uncollapsed hit. */
Xapian::doccount hidden_at_least(const Xapian::MSetIterator& hit);

/** The group of a document; empty if it has no near-duplicate. */
std::string group_of(const Xapian::Document& document, const Scheme& scheme);

/** All members of a group as a query, to list it without collapsing or to filter another query. */
Xapian::Query group_query(const std::string& group, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_COLLAPSE_H
