#include "collapse/group_facets.h"

#include "collapse/collapsed_results.h"
#include "database/keyed_matches.h"
#include "record/scheme_record.h"

namespace neardup {

namespace {

/** Count a match, unless another match of its group with the same value was counted. */
void count(const std::string& value, const std::string& group, std::unordered_set<std::string>& counted,
           GroupFacets& facets) {
  if (value.empty()) return;
  // The length keeps "a" + "bc" and "ab" + "c" apart.
  if (group.empty() || counted.insert(std::to_string(value.size()) + ':' + value + group).second) ++facets[value];
}

}  // namespace

void GroupFacetSpy::operator()(const Xapian::Document& document, double /*weight*/) {
  count(document.get_value(slot_), document.get_value(group_slot_), counted_, facets_);
}

GroupFacets group_facets(const Xapian::Database& database, const Xapian::Query& query, const Scheme& scheme,
                         Xapian::valueno slot) {
  require_recorded(database, scheme);
  Xapian::Enquire enquire(database);
  enquire.set_weighting_scheme(Xapian::BoolWeight());
  enquire.set_query(query);
  enquire.set_sort_by_value(slot, false);
  const KeyedMatches matches = keyed_matches(enquire, scheme.slots.group, kAllMatches);
  std::unordered_set<std::string> counted;
  GroupFacets facets;
  for (auto hit = matches.hits.begin(); hit != matches.hits.end(); ++hit) {
    count(hit.get_sort_key(), hit.get_collapse_key(), counted, facets);
  }
  return facets;
}

}  // namespace neardup
