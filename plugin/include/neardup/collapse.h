/** @file collapse.h
 *  Search results that show each text once, by Xapian's own collapse key on the group value.
 *
 *  Works on every kind of database, because the group value is an ordinary value. Documents without a near-duplicate
 *  have no group value and are never collapsed. Each function reads the recorded scheme: one look at the metadata, a round
 *  trip to a remote shard.
 *  THREADS: use an Enquire or Database object in one thread at a time.
 */
#ifndef NEARDUP_COLLAPSE_H
#define NEARDUP_COLLAPSE_H

#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

namespace neardup {

/** The best ranked document of a group among the matches of a search, or a document without a near-duplicate. */
struct CollapsedHit {
  Xapian::docid docid = 0;
  double weight = 0;            ///< by the weighting scheme of the Enquire
  std::string group;            ///< empty if the document has no near-duplicate
  Xapian::doccount hidden = 0;  ///< matches of the same group
};

/** A page of a search. */
struct CollapsedPage {
  std::vector<CollapsedHit> hits;  ///< in rank order
  Xapian::doccount shown = 0;      ///< hits on all pages
};

/** Search, and show each text once. The pages of one search agree, and no group repeats, as long as the database does not
 *  change. Pages and counts are right in every release of Xapian: all matches are checked, and where Xapian's own collapse is known
 *  to be wrong, they are ranked here: in Xapian 2, and with several shards of which one is remote.
 *  @param enquire   keeps all its other settings. With set_cutoff(), the hits are right, but Xapian counts no more matches than the
 *                   page needs.
 *  @param database  the database that it searches.
 *  @param first     the number of hits before the page. @param size  most hits of the page.
 *  @param scheme    id or preset of the scheme, if the database records several; empty: its only one.
 *  @exception SchemeMismatchError if the database records no scheme, or several and you name none.
 *  Cost: as Enquire::get_mset() that checks all documents; where they are ranked here, 250 bytes of memory for each match. */
CollapsedPage collapse(Xapian::Enquire& enquire, const Xapian::Database& database, Xapian::doccount first,
                       Xapian::doccount size, std::string_view scheme = {});

/** Rank the representative of each group before its other members, among hits of equal relevance: collapse() then shows
 *  what GrouperOptions::prefer chose. Without it the least docid wins. The order by docid of equally relevant hits of
 *  different groups is lost.
 *  @param enquire  its order becomes Enquire::set_sort_by_relevance_then_value(); else as in collapse(). */
void rank_representatives_first(Xapian::Enquire& enquire, const Xapian::Database& database,
                                std::string_view scheme = {});

/** Whether the database was ever grouped. A grouped database may have no group. Cost: two look-ups. */
bool is_grouped(const Xapian::Database& database, std::string_view scheme = {});

/** The group of a document; empty if the document has no near-duplicate. */
std::string group_of(const Xapian::Database& database, const Xapian::Document& document, std::string_view scheme = {});

/** A query for all members of a group: to list the group or to filter another query. MatchNothing for an empty group.
 *  Cost: reads the group's posting list. If the groups were written without terms, or there are several databases, it reads
 *  the values of all documents. */
Xapian::Query group_query(const Xapian::Database& database, const std::string& group, std::string_view scheme = {});

/** How many documents of a group match a query, exactly. The hit that is shown counts too. 0 for an empty group.
 *  Cost: one search, filtered by the group. */
Xapian::doccount matches_in_group(const Xapian::Database& database, const Xapian::Query& query,
                                  const std::string& group, std::string_view scheme = {});

}  // namespace neardup

#endif  // NEARDUP_COLLAPSE_H
