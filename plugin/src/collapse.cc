#include "neardup/collapse.h"

namespace neardup {

void collapse_near_duplicates(Xapian::Enquire& enquire, const Scheme& scheme, unsigned shown) {
  enquire.set_collapse_key(scheme.slots.group, shown);
}

Xapian::doccount hidden_at_least(const Xapian::MSetIterator& hit) {
  return hit.get_collapse_count();
}

std::string group_of(const Xapian::Document& document, const Scheme& scheme) {
  return document.get_value(scheme.slots.group);
}

Xapian::Query group_query(const std::string& group, const Scheme& scheme) {
  return Xapian::Query(scheme.group_prefix + group);
}

}  // namespace neardup
