/** @file group_facets.h
 *  Facets of collapsed results: how many texts, not documents, have a value.
 *
 *  A group counts once for each value that a matching member of it has, so a count is what the search shows when it is
 *  filtered by that value and collapsed. Documents without a near-duplicate count one each, an empty value nothing.
 *  THREADS: as the Enquire or Database object: one at a time.
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

/** Counts while a search runs: add it to an Enquire, collapsed or not, and ask with check_at_least =
 *  Database::get_doccount(), or it sees only part of the matches and its counts are lower bounds.
 *  Only on local databases, sharded ones included: Xapian refuses other spies than its own on a remote shard
 *  (UnimplementedError), and its ValueCountMatchSpy counts documents. There group_facets() counts. */
class GroupFacetSpy final : public Xapian::MatchSpy {
 public:
  /** @param slot  of the facet's value. */
  GroupFacetSpy(const Scheme& scheme, Xapian::valueno slot) : group_slot_(scheme.slots.group), slot_(slot) {}

  void operator()(const Xapian::Document& document, double weight) override;

  /** What was counted so far, over all searches it was added to. */
  const GroupFacets& facets() const { return facets_; }

 private:
  Xapian::valueno group_slot_;
  Xapian::valueno slot_;
  std::unordered_set<std::string> counted_;  // value and group
  GroupFacets facets_;
};

/** Count the facets of all matches of a query, on any database.
 *  @param slot  of the facet's value.
 *  Cost: a search of its own that ranks every match by value, about 150 bytes of memory a match; two round trips to a
 *  remote shard, whatever the number of matches. */
GroupFacets group_facets(const Xapian::Database& database, const Xapian::Query& query, const Scheme& scheme,
                         Xapian::valueno slot);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_COLLAPSE_GROUP_FACETS_H
