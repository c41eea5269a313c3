#include "signature_removal.h"

#include <string>

#include "prefixed_terms.h"

namespace neardup {

namespace {

bool has_longer_prefix(const std::string& term, const std::string& prefix) {
  return term.size() > prefix.size() && term[prefix.size()] >= 'A' && term[prefix.size()] <= 'Z';
}

void remove_terms(Xapian::Document& document, const std::string& prefix) {
  for (const std::string& term : prefixed_terms(document, prefix)) {
    if (!has_longer_prefix(term, prefix)) document.remove_term(term);
  }
}

}  // namespace

void remove_signature(Xapian::Document& document, const Scheme& scheme) {
  remove_terms(document, scheme.band_prefix);
  remove_terms(document, scheme.group_prefix);
  for (const unsigned slot :
       {scheme.slots.fingerprint, scheme.slots.group, scheme.slots.signature, scheme.slots.group_state}) {
    document.add_value(slot, std::string());  // removes it; remove_value() throws where there is none
  }
}

}  // namespace neardup
