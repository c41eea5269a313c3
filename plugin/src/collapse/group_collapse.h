/** @file group_collapse.h
 *  Search results that show each text once, by Xapian's own collapse key on the group value.
 *
 *  Stage GROUP of the flow: group value --> search results. Works on every kind of database, because the group value is
 *  an ordinary value. Documents without a near-duplicate have no group value and are never collapsed.
 *
 *  Xapian's collapse is cheap, but exact only within limits, which tests pin (Xapian 1.4.22):
 *  - The number of hidden documents is a lower bound. With check_at_least = Database::get_doccount() it is exact on
 *    local databases and on a single remote one. If one of several shards is remote, it is too low.
 *  - With a smaller check_at_least, a page misses a hit in rare cases, as it does without collapsing: the matcher skips
 *    documents whose weight it takes to be too low. With such a check_at_least all pages agree.
 *  collapsed_results.h has neither limit, but ranks every match.
 *  THREADS: use an Enquire or Database object in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_COLLAPSE_GROUP_COLLAPSE_H
#define NEARDUP_PLUGIN_COLLAPSE_GROUP_COLLAPSE_H

#include <string>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** Whether the database was ever grouped; a grouped database may have no group. If this is false, collapsing does
 *  nothing: use query_time_collapse.h, which compares hits. Cost: two look-ups, each a round trip to a remote shard. */
bool is_grouped(const Xapian::Database& database, const Scheme& scheme);

/** Limit how many documents of each group a search shows.
 *  @param enquire  keeps all its other settings.
 *  @param shown    most documents of a group; 1 shows each text once. */
void collapse_near_duplicates(Xapian::Enquire& enquire, const Scheme& scheme, unsigned shown = 1);

/** How many documents of the same group a hit hides, at least. Xapian counts those that it met before it could stop,
 *  and loses the count of one remote shard among several. 0 for an uncollapsed hit. */
Xapian::doccount hidden_at_least(const Xapian::MSetIterator& hit);

/** How many documents of a group match a query, exactly. The hit that is shown counts too. An Enquire's cutoffs have no
 *  effect.
 *  @param group  empty: 0.
 *  Cost: one search of the query, filtered by the group's term: as much as the group's posting list. If the groups were
 *  written without terms, it is filtered by the group value, which is read for every match. */
Xapian::doccount matches_in_group(const Xapian::Database& database, const Xapian::Query& query,
                                  const std::string& group, const Scheme& scheme);

/** The group of a document; empty if the document has no near-duplicate. */
std::string group_of(const Xapian::Document& document, const Scheme& scheme);

/** A query for all members of a group by its group term, to list the group or to filter another query. Finds nothing if
 *  the groups were written without terms. */
Xapian::Query group_query(const std::string& group, const Scheme& scheme);

/** The same on any grouped database: by the group's term if any document has it, else by the group value, which reads
 *  the values of all documents. MatchNothing for an empty group. */
Xapian::Query group_query(const Xapian::Database& database, const std::string& group, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_COLLAPSE_H
