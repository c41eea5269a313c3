#include "neardup/collapse.h"

#include "collapse/collapsed_results.h"
#include "database/slot_values.h"
#include "database/xapian_release.h"
#include "record/chosen_scheme.h"
#include "record/rule_words.h"
#include "scheme/own_terms.h"

namespace neardup {

namespace {

/** Whether a page is right, and its counts are, if the matcher is asked for no more. */
bool matcher_collapses(const Xapian::Database& database) {
  return collapses_right_by_page() && (database.size() == 1 || is_local(database));
}

}  // namespace

CollapsedPage collapse(Xapian::Enquire& enquire, const Xapian::Database& database, Xapian::doccount first,
                       Xapian::doccount size, std::string_view scheme) {
  const Xapian::valueno slot = scheme_of(database, scheme).slots.group;
  CollapsedPage page;
  if (matcher_collapses(database)) {
    enquire.set_collapse_key(slot);
    const Xapian::MSet found = enquire.get_mset(first, size, database.get_doccount());
    page.shown = found.get_matches_lower_bound();  // the keys that were met, and every document was checked
    for (auto hit = found.begin(); hit != found.end(); ++hit)
      page.hits.push_back({*hit, hit.get_weight(), hit.get_collapse_key(), hit.get_collapse_count()});
    return page;
  }
  const CollapsedResults ranked = collapse_by_value(enquire, slot);
  page.shown = static_cast<Xapian::doccount>(ranked.shown.size());
  for (const ShownHit& hit : ranked.page(first, size))
    page.hits.push_back({hit.docid, hit.weight, hit.group, static_cast<Xapian::doccount>(hit.folded.size())});
  return page;
}

void rank_representatives_first(Xapian::Enquire& enquire, const Xapian::Database& database, std::string_view scheme) {
  enquire.set_sort_by_relevance_then_value(scheme_of(database, scheme).slots.group_state, true);
}

bool is_grouped(const Xapian::Database& database, std::string_view name) {
  const Scheme scheme = scheme_of(database, name);
  // For several shards, Xapian reads the metadata of the first.
  return !rule_of_groups(database, scheme).empty() || database.get_value_freq(scheme.slots.group) != 0;
}

Xapian::doccount matches_in_group(const Xapian::Database& database, const Xapian::Query& query,
                                  const std::string& group, std::string_view scheme) {
  const Xapian::Query members = group_query(database, group, scheme);
  if (group.empty()) return 0;
  Xapian::Enquire enquire(database);
  enquire.set_weighting_scheme(Xapian::BoolWeight());
  enquire.set_query(Xapian::Query(Xapian::Query::OP_FILTER, query, members));
  // If Xapian reads every document, its "estimate" is exact.
  return enquire.get_mset(0, 0, database.get_doccount()).get_matches_estimated();
}

std::string group_of(const Xapian::Database& database, const Xapian::Document& document, std::string_view scheme) {
  return document.get_value(scheme_of(database, scheme).slots.group);
}

Xapian::Query group_query(const Xapian::Database& database, const std::string& group, std::string_view name) {
  const Scheme scheme = scheme_of(database, name);
  if (group.empty()) return Xapian::Query::MatchNothing;
  const std::string term = scheme.group_prefix + group;
  const Xapian::Query by_value(Xapian::Query::OP_VALUE_RANGE, scheme.slots.group, group, group);
  if (!is_group_id(group) || !database.term_exists(term)) return by_value;
  // Of several databases, some may have been grouped without terms.
  return database.size() == 1 ? Xapian::Query(term) : Xapian::Query(term) | by_value;
}

}  // namespace neardup
