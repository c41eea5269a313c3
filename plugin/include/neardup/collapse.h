/** @file collapse.h
 *  Search results that show each text once. Xapian's own collapse key on the group value hides the rest.
 *
 *  Works on every kind of database, because the group value is an ordinary value. Documents without a near-duplicate
 *  have no group value and are never collapsed. Xapian's collapse is cheap, but exact only within limits, which tests
 *  pin (Xapian 1.4.22):
 *  - The number of hidden documents is a lower bound. With check_at_least = Database::get_doccount() it is exact on
 *    local databases and on a single remote one. If one of several shards is remote, it is too low.
 *  - With a smaller check_at_least, a page misses a hit in rare cases, as it does without collapsing: the matcher skips
 *    documents whose weight it takes to be too low. With such a check_at_least all pages agree.
 *  Each function but hidden_at_least() reads the recorded scheme: one look at the metadata, a round trip to a
 *  remote shard.
 *  THREADS: use an Enquire or Database object in one thread at a time.
 */
#ifndef NEARDUP_COLLAPSE_H
#define NEARDUP_COLLAPSE_H

#include <string>
#include <string_view>

#include <xapian.h>

namespace neardup {

/** Limit how many documents of each group a search shows.
 *  @param enquire   keeps all its other settings.
 *  @param database  the database that it searches.
 *  @param shown     most documents of a group; 1 shows each text once.
 *  @param scheme    id or preset of the scheme, if the database records several; empty: its only one.
 *  @exception SchemeMismatchError if the database records no scheme, or several and you name none. */
void collapse(Xapian::Enquire& enquire, const Xapian::Database& database, unsigned shown = 1,
              std::string_view scheme = {});

/** Rank the representative of each group before its other members, among hits of equal relevance: collapse() then shows
 *  what GrouperOptions::prefer chose. Without it the least docid wins. The order by docid of equally relevant hits of
 *  different groups is lost.
 *  @param enquire  its order becomes Enquire::set_sort_by_relevance_then_value(); else as in collapse(). */
void rank_representatives_first(Xapian::Enquire& enquire, const Xapian::Database& database,
                                std::string_view scheme = {});

/** Whether the database was ever grouped. A grouped database may have no group. Cost: two look-ups. */
bool is_grouped(const Xapian::Database& database, std::string_view scheme = {});

/** How many documents of the same group a hit hides, at least. 0 if it hides none. */
Xapian::doccount hidden_at_least(const Xapian::MSetIterator& hit);

/** The group of a document; empty if the document has no near-duplicate. */
std::string group_of(const Xapian::Database& database, const Xapian::Document& document, std::string_view scheme = {});

/** A query for all members of a group: to list the group or to filter another query. MatchNothing for an empty group.
 *  Cost: reads the group's posting list. If the groups were written without terms, it reads the values of all
 *  documents.
 */
Xapian::Query group_query(const Xapian::Database& database, const std::string& group, std::string_view scheme = {});

/** How many documents of a group match a query, exactly. The hit that is shown counts too. 0 for an empty group.
 *  Cost: one search, filtered by the group. */
Xapian::doccount matches_in_group(const Xapian::Database& database, const Xapian::Query& query,
                                  const std::string& group, std::string_view scheme = {});

}  // namespace neardup

#endif  // NEARDUP_COLLAPSE_H
