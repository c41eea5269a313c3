#include "group_marks.h"

#include "neardup/stored_values.h"
#include "prefixed_terms.h"

namespace neardup {

std::optional<GroupMarks> group_marks(const Xapian::Document& document, const Scheme& scheme) {
  GroupMarks marks{document.get_value(scheme.slots.group), document.get_value(scheme.slots.group_state), {}};
  if (!decode_group_state(marks.state, scheme.id())) return std::nullopt;
  for (const std::string& term : prefixed_terms(document, scheme.group_prefix)) {
    if (!has_longer_prefix(term, scheme.group_prefix)) marks.terms.push_back(term);
  }
  return marks;
}

void restore_group_marks(Xapian::Document& document, const Scheme& scheme, const GroupMarks& marks) {
  document.add_value(scheme.slots.group, marks.group);  // an empty one is none
  document.add_value(scheme.slots.group_state, marks.state);
  for (const std::string& term : marks.terms) document.add_boolean_term(term);
}

}  // namespace neardup
