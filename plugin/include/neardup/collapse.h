/** @file collapse.h
 *  Search results with each text once, by Xapian's own collapse key on the group value.
 *
 *  Works on every kind of database; documents without a near-duplicate are never collapsed. The number of hidden
 *  documents is a lower bound: ask for check_at_least = Database::get_doccount() to make it exact on local databases.
 *  THREADS: as the Enquire or Database object: one at a time.
 */
#ifndef NEARDUP_COLLAPSE_H
#define NEARDUP_COLLAPSE_H

#include <string>
#include <string_view>

#include <xapian.h>

namespace neardup {

/** Show at most so many documents of each group.
 *  @param enquire   its other settings stay.
 *  @param database  that it searches.
 *  @param shown     1 shows each text once.
 *  @param scheme    which of several the database records, by id or preset; empty: its only one.
 *  @exception SchemeMismatchError if the database records no scheme, or several and none is named. */
void collapse(Xapian::Enquire& enquire, const Xapian::Database& database, unsigned shown = 1,
              std::string_view scheme = {});

/** Whether groups were ever formed here; a grouped database may still have no group. Cost: two look-ups. */
bool is_grouped(const Xapian::Database& database, std::string_view scheme = {});

/** How many documents of a hit's group its hit hides, at least. 0 for a hit that hides none. */
Xapian::doccount hidden_at_least(const Xapian::MSetIterator& hit);

/** The group of a document; empty if it has no near-duplicate. */
std::string group_of(const Xapian::Database& database, const Xapian::Document& document, std::string_view scheme = {});

/** All members of a group as a query, to list it or to filter another query. MatchNothing for an empty group.
 *  Cost: the group's posting list; where groups were written without terms, the values of all documents. */
Xapian::Query group_query(const Xapian::Database& database, const std::string& group, std::string_view scheme = {});

/** How many documents of a group match a query, exactly; the hit that is shown is one of them. 0 for an empty group.
 *  Cost: one search, filtered by the group. */
Xapian::doccount matches_in_group(const Xapian::Database& database, const Xapian::Query& query,
                                  const std::string& group, std::string_view scheme = {});

}  // namespace neardup

#endif  // NEARDUP_COLLAPSE_H
