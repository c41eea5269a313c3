#include "signature_removal.h"

#include <initializer_list>
#include <string>

#include "neardup/duplicate_mark.h"
#include "prefixed_terms.h"

namespace neardup {

namespace {

bool remove_values(Xapian::Document& document, std::initializer_list<unsigned> slots) {
  bool removed = false;
  for (const unsigned slot : slots) {
    removed |= !document.get_value(slot).empty();
    document.add_value(slot, std::string());  // removes it; remove_value() throws where there is none
  }
  return removed;
}

}  // namespace

bool remove_signature(Xapian::Document& document, const Scheme& scheme) {
  const bool grouped = remove_group_marks(document, scheme);
  const bool in_bands = remove_prefixed_terms(document, scheme.band_prefix);
  const bool has_values = remove_values(document, {scheme.slots.fingerprint, scheme.slots.signature});
  remove_duplicate_mark(document);
  return grouped || in_bands || has_values;
}

bool remove_group_marks(Xapian::Document& document, const Scheme& scheme) {
  const bool has_terms = remove_prefixed_terms(document, scheme.group_prefix);
  const bool has_values = remove_values(document, {scheme.slots.group, scheme.slots.group_state});
  return has_terms || has_values;
}

}  // namespace neardup
