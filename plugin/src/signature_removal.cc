#include "signature_removal.h"

#include <string>

#include "neardup/duplicate_mark.h"
#include "prefixed_terms.h"

namespace neardup {

void remove_signature(Xapian::Document& document, const Scheme& scheme) {
  remove_prefixed_terms(document, scheme.band_prefix);
  remove_prefixed_terms(document, scheme.group_prefix);
  remove_duplicate_mark(document);
  for (const unsigned slot :
       {scheme.slots.fingerprint, scheme.slots.group, scheme.slots.signature, scheme.slots.group_state}) {
    document.add_value(slot, std::string());  // removes it; remove_value() throws where there is none
  }
}

}  // namespace neardup
