#include "collapse/group_collapse.h"

#include "record/rule_words.h"
#include "record/scheme_record.h"
#include "scheme/own_terms.h"

namespace neardup {

bool is_grouped(const Xapian::Database& database, const Scheme& scheme) {
  require_recorded(database, scheme);
  // For several shards, Xapian reads the metadata of the first.
  return !rule_of_groups(database, scheme).empty() || database.get_value_freq(scheme.slots.group) != 0;
}

void collapse_near_duplicates(Xapian::Enquire& enquire, const Scheme& scheme, unsigned shown) {
  enquire.set_collapse_key(scheme.slots.group, shown);
}

Xapian::doccount hidden_at_least(const Xapian::MSetIterator& hit) {
  return hit.get_collapse_count();
}

Xapian::doccount matches_in_group(const Xapian::Database& database, const Xapian::Query& query,
                                  const std::string& group, const Scheme& scheme) {
  require_recorded(database, scheme);
  if (group.empty()) return 0;
  Xapian::Enquire enquire(database);
  enquire.set_weighting_scheme(Xapian::BoolWeight());
  enquire.set_query(Xapian::Query(Xapian::Query::OP_FILTER, query, group_query(database, group, scheme)));
  // If Xapian reads every document, its "estimate" is exact.
  return enquire.get_mset(0, 0, database.get_doccount()).get_matches_estimated();
}

std::string group_of(const Xapian::Document& document, const Scheme& scheme) {
  return document.get_value(scheme.slots.group);
}

Xapian::Query group_query(const std::string& group, const Scheme& scheme) {
  return Xapian::Query(scheme.group_prefix + group);
}

Xapian::Query group_query(const Xapian::Database& database, const std::string& group, const Scheme& scheme) {
  require_recorded(database, scheme);
  if (group.empty()) return Xapian::Query::MatchNothing;
  if (is_group_id(group) && database.term_exists(scheme.group_prefix + group)) return group_query(group, scheme);
  return Xapian::Query(Xapian::Query::OP_VALUE_RANGE, scheme.slots.group, group, group);
}

}  // namespace neardup
