/** @file group_facets.h
 *  Facets of collapsed results: how many texts, rather than documents, have a value.
 *
 *  A group counts once for each value that its matching members have. So a count is the number of hits that the search
 *  shows if it is filtered by this value and collapsed. A document without a near-duplicate counts once; an empty value
 *  does not count. THREADS: use an Enquire or Database object in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_COLLAPSE_GROUP_FACETS_H
#define NEARDUP_PLUGIN_COLLAPSE_GROUP_FACETS_H

#include <map>
#include <string>
#include <unordered_set>

#include <xapian.h>

#include "scheme/scheme.h"

namespace neardup {

/** Texts by value, ascending. */
using GroupFacets = std::map<std::string, Xapian::doccount>;

/** Counts while a search runs. Add it to an Enquire, collapsed or not, and search with check_at_least =
 *  Database::get_doccount(); otherwise it sees only part of the matches and its counts are lower bounds.
 *  Works on local databases only, also sharded ones: a remote shard accepts only Xapian's own spies
 *  (UnimplementedError), and ValueCountMatchSpy counts documents. Use group_facets() there. */
class GroupFacetSpy final : public Xapian::MatchSpy {
 public:
  /** @param slot  of the facet's value. */
  GroupFacetSpy(const Scheme& scheme, Xapian::valueno slot) : group_slot_(scheme.slots.group), slot_(slot) {}

  void operator()(const Xapian::Document& document, double weight) override;

  /** The counts so far, over all searches to which the spy was added. */
  const GroupFacets& facets() const { return facets_; }

 private:
  Xapian::valueno group_slot_;
  Xapian::valueno slot_;
  std::unordered_set<std::string> counted_;  // value and group
  GroupFacets facets_;
};

/** Count the facets of all matches of a query, on any database.
 *  @param slot  of the facet's value.
 *  Cost: a separate search that ranks every match by value, about 150 bytes of memory a match; two round trips to a
 *  remote shard in all. */
GroupFacets group_facets(const Xapian::Database& database, const Xapian::Query& query, const Scheme& scheme,
                         Xapian::valueno slot);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_COLLAPSE_GROUP_FACETS_H
