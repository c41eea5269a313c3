/** @file group_collapse.h
 *  Search results with each text once, by Xapian's own collapse key on the group value.
 *
 *  Stage GROUP of the flow: group value --> search results. Works on every kind of database, for the group value is an
 *  ordinary one; documents without a near-duplicate have no group value and are never collapsed.
 *
 *  Xapian's collapse is cheap, and honest only within limits, which tests hold (Xapian 1.4.22):
 *  - The number of hidden documents is a lower bound. With check_at_least = Database::get_doccount() it is exact on
 *  local databases and on a single remote one; of several shards of which one is remote it is too low.
 *  - A page asked for with less misses a hit in rare cases, as it does without collapsing: the matcher skips documents
 *    that it takes for too light. With such a check_at_least all pages agree.
 *  collapsed_results.h has neither limit, at the cost of ranking every match.
 *  THREADS: as the Enquire or Database object: one at a time.
 */
#ifndef NEARDUP_PLUGIN_COLLAPSE_GROUP_COLLAPSE_H
#define NEARDUP_PLUGIN_COLLAPSE_GROUP_COLLAPSE_H

#include <string>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** Whether groups were ever formed here; a grouped database may still have no group. Collapsing does nothing where this
 *  is false: query_time_collapse.h compares hits instead. Cost: two look-ups, each a round trip to a remote shard. */
bool is_grouped(const Xapian::Database& database, const Scheme& scheme);

/** Show at most so many documents of each group.
 *  @param enquire  its other settings stay.
 *  @param shown    1 shows each text once. */
void collapse_near_duplicates(Xapian::Enquire& enquire, const Scheme& scheme, unsigned shown = 1);

/** How many documents of a hit's group its hit hides, at least: Xapian counts those it met before it could stop, and
 *  forgets those that a remote shard of several has hidden. 0 for an uncollapsed hit. */
Xapian::doccount hidden_at_least(const Xapian::MSetIterator& hit);

/** How many documents of a group match a query, exactly; the hit that is shown is one of them. Cutoffs of an Enquire do
 *  not count.
 *  @param group  empty: 0.
 *  Cost: one search of the query filtered by the group's term: that of the group's posting list. Where the groups were
 *  written without terms it is filtered by the group value: one look at the value of every match. */
Xapian::doccount matches_in_group(const Xapian::Database& database, const Xapian::Query& query,
                                  const std::string& group, const Scheme& scheme);

/** The group of a document; empty if it has no near-duplicate. */
std::string group_of(const Xapian::Document& document, const Scheme& scheme);

/** All members of a group as a query, to list it without collapsing or to filter another query: its group term, which
 *  is missing where groups were written without terms. */
Xapian::Query group_query(const std::string& group, const Scheme& scheme);

/** The same on any grouped database: by the group's term if that has documents, else by the group value, which reads
 *  the values of all documents. MatchNothing for an empty group. */
Xapian::Query group_query(const Xapian::Database& database, const std::string& group, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_COLLAPSE_H
