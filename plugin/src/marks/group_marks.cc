#include "marks/group_marks.h"

#include "marks/stored_terms.h"
#include "sign/stored_values.h"

namespace neardup {

std::optional<GroupMarks> group_marks(const Xapian::Document& document, const Scheme& scheme) {
  GroupMarks marks{document.get_value(scheme.slots.group), document.get_value(scheme.slots.group_state),
                   group_terms(OwnTerms(scheme), document)};
  if (!decode_group_state(marks.state, scheme.id())) return std::nullopt;
  return marks;
}

void restore_group_marks(Xapian::Document& document, const Scheme& scheme, const GroupMarks& marks) {
  document.add_value(scheme.slots.group, marks.group);  // an empty value removes it
  document.add_value(scheme.slots.group_state, marks.state);
  for (const std::string& term : marks.terms) document.add_boolean_term(term);
}

}  // namespace neardup
