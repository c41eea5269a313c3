#include "marks/signature_removal.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "marks/duplicate_mark.h"
#include "marks/stored_terms.h"
#include "marks/taken_slots.h"
#include "sign/stored_values.h"
#include "text/word_order.h"

namespace neardup {

namespace {

bool remove_terms(Xapian::Document& document, const std::vector<std::string>& terms) {
  for (const std::string& term : terms) document.remove_term(term);
  return !terms.empty();
}

/** @param taken  slots of other programs. */
bool remove_values(Xapian::Document& document, std::initializer_list<unsigned> slots,
                   const std::vector<Xapian::valueno>& taken) {
  bool removed = false;
  for (const unsigned slot : slots) {
    if (document.get_value(slot).empty() || std::find(taken.begin(), taken.end(), slot) != taken.end()) continue;
    removed = true;
    document.add_value(slot, std::string());  // removes it; remove_value() throws if there is none
  }
  return removed;
}

bool is_of_another(const std::string& value, const Scheme& scheme) {
  if (value.empty()) return false;
  const std::optional<std::uint32_t> id = stored_scheme_id(value);
  return id && *id != scheme.id();
}

std::vector<std::string> bands_to_remove(const Xapian::Document& document, const Scheme& scheme, const OwnTerms& own) {
  if (!is_of_another(document.get_value(scheme.slots.signature), scheme) &&
      !is_of_another(document.get_value(scheme.slots.fingerprint), scheme)) {
    return band_terms(own, document);
  }
  return terms_that(prefixed_terms(document, own.band_prefix()),
                    [&own](const std::string& term) { return is_band_of_some_scheme(term, own.band_prefix()); });
}

bool remove_group_marks(Xapian::Document& document, const Scheme& scheme, const OwnTerms& own,
                        const std::vector<Xapian::valueno>& taken) {
  const bool has_terms = remove_terms(document, group_terms(own, document));
  const bool has_values = remove_values(document, {scheme.slots.group, scheme.slots.group_state}, taken);
  return has_terms || has_values;
}

}  // namespace

bool remove_signature(Xapian::Document& document, const Scheme& scheme) {
  return remove_signature(document, scheme, OwnTerms(scheme));
}

bool remove_signature(Xapian::Document& document, const Scheme& scheme, const OwnTerms& own) {
  const std::vector<Xapian::valueno> taken = taken_slots(SlotValues::of(document, scheme), scheme);
  const bool grouped = remove_group_marks(document, scheme, own, taken);
  const bool in_bands = remove_terms(document, bands_to_remove(document, scheme, own));
  const bool has_values = remove_values(document, {scheme.slots.fingerprint, scheme.slots.signature}, taken);
  if (in_bands || has_values) remove_word_order(document);
  remove_duplicate_mark(document);
  return grouped || in_bands || has_values;
}

bool remove_group_marks(Xapian::Document& document, const Scheme& scheme) {
  return remove_group_marks(document, scheme, OwnTerms(scheme), taken_slots(SlotValues::of(document, scheme), scheme));
}

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
