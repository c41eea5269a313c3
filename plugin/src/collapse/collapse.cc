#include "neardup/collapse.h"

#include "collapse/group_collapse.h"
#include "record/chosen_scheme.h"

namespace neardup {

void collapse(Xapian::Enquire& enquire, const Xapian::Database& database, unsigned shown, std::string_view scheme) {
  collapse_near_duplicates(enquire, scheme_of(database, scheme), shown);
}

bool is_grouped(const Xapian::Database& database, std::string_view scheme) {
  return is_grouped(database, scheme_of(database, scheme));
}

std::string group_of(const Xapian::Database& database, const Xapian::Document& document, std::string_view scheme) {
  return group_of(document, scheme_of(database, scheme));
}

Xapian::Query group_query(const Xapian::Database& database, const std::string& group, std::string_view scheme) {
  return group_query(database, group, scheme_of(database, scheme));
}

Xapian::doccount matches_in_group(const Xapian::Database& database, const Xapian::Query& query,
                                  const std::string& group, std::string_view scheme) {
  return matches_in_group(database, query, group, scheme_of(database, scheme));
}

}  // namespace neardup
