#include "marks/signature_removal.h"

#include <algorithm>
#include <initializer_list>

#include "marks/duplicate_mark.h"
#include "marks/stored_marks.h"
#include "marks/taken_slots.h"
#include "sign/stored_values.h"
#include "text/word_order.h"

namespace neardup {

namespace {

/** @param unproven  of the terms: they stay. */
bool remove_terms(Xapian::Document& document, const std::vector<std::string>& terms,
                  const std::vector<std::string>& unproven) {
  for (const std::string& term : terms) {
    if (std::find(unproven.begin(), unproven.end(), term) == unproven.end()) document.remove_term(term);
  }
  return terms.size() != unproven.size();
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

bool remove_bands(Xapian::Document& document, const Scheme& scheme, const OwnTerms& own) {
  const std::string signature = document.get_value(scheme.slots.signature);
  const std::string fingerprint = document.get_value(scheme.slots.fingerprint);
  const auto is_of_another = [&scheme](const std::string& value) {  // most have no value, and id() is costly
    return stored_scheme_id(value) && is_of_another_scheme(value, scheme.id());
  };
  if (is_of_another(signature) || is_of_another(fingerprint)) {
    const auto is_band = [&own](const std::string& term) { return is_band_of_some_scheme(term, own.band_prefix()); };
    return remove_terms(document, terms_that(prefixed_terms(document, own.band_prefix()), is_band), {});
  }
  const std::vector<std::string> bands = band_terms(own, document);
  return remove_terms(document, bands, unproven_bands(own, bands, proves_bands(fingerprint, signature)));
}

bool remove_group_terms(Xapian::Document& document, const Scheme& scheme, const OwnTerms& own) {
  const std::vector<std::string> terms = group_terms(own, document);
  return remove_terms(document, terms, unproven_groups(own, terms, document.get_value(scheme.slots.group)));
}

bool remove_group_values(Xapian::Document& document, const Scheme& scheme, const std::vector<Xapian::valueno>& taken) {
  return remove_values(document, {scheme.slots.group, scheme.slots.group_state}, taken);
}

}  // namespace

bool remove_signature(Xapian::Document& document, const Scheme& scheme) {
  return remove_signatures(document, {{scheme, OwnTerms(scheme)}});
}

bool remove_signatures(Xapian::Document& document, const std::vector<std::pair<Scheme, OwnTerms>>& schemes) {
  bool of_groups = false;
  bool of_signatures = false;
  for (const auto& [scheme, own] : schemes) {
    of_groups |= remove_group_terms(document, scheme, own);
    of_signatures |= remove_bands(document, scheme, own);
  }
  for (const auto& [scheme, own] : schemes) {
    const std::vector<Xapian::valueno> taken = taken_slots(document, scheme);
    of_groups |= remove_group_values(document, scheme, taken);
    of_signatures |= remove_values(document, {scheme.slots.fingerprint, scheme.slots.signature}, taken);
  }
  if (of_signatures) remove_word_order(document);
  remove_duplicate_mark(document);
  return of_groups || of_signatures;
}

bool remove_group_marks(Xapian::Document& document, const Scheme& scheme) {
  const std::vector<Xapian::valueno> taken = taken_slots(document, scheme);
  const bool has_terms = remove_group_terms(document, scheme, OwnTerms(scheme));
  const bool has_values = remove_group_values(document, scheme, taken);
  return has_terms || has_values;
}

std::optional<GroupMarks> group_marks(const Xapian::Document& document, const Scheme& scheme) {
  GroupMarks marks{document.get_value(scheme.slots.group), document.get_value(scheme.slots.group_state), {}};
  if (!decode_group_state(marks.state, scheme.id())) return std::nullopt;
  marks.terms = terms_that(group_terms(OwnTerms(scheme), document),
                           [&](const std::string& term) { return term == scheme.group_prefix + marks.group; });
  return marks;
}

void restore_group_marks(Xapian::Document& document, const Scheme& scheme, const GroupMarks& marks) {
  document.add_value(scheme.slots.group, marks.group);  // an empty value removes it
  document.add_value(scheme.slots.group_state, marks.state);
  for (const std::string& term : marks.terms) document.add_boolean_term(term);
}

}  // namespace neardup
