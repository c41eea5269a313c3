#include "marks/stored_marks.h"

#include <algorithm>

#include "marks/taken_slots.h"

namespace neardup {

StoredMarksReader::StoredMarksReader(const Xapian::Database& database, const Scheme& scheme)
    : database_(database),
      scheme_(scheme),
      scheme_id_(scheme.id()),
      own_terms_(scheme),
      fingerprints_(database, scheme.slots.fingerprint),
      groups_(database, scheme.slots.group),
      signatures_(database, scheme.slots.signature),
      states_(database, scheme.slots.group_state) {}

std::vector<Xapian::valueno> StoredMarks::taken_slots(const Scheme& scheme) const {
  const auto own_term = scheme.group_prefix + group;
  const bool has_term = std::binary_search(group_terms.begin(), group_terms.end(), own_term);
  return neardup::taken_slots({fingerprint_value, group, signature_value, state_value, has_term}, scheme);
}

StoredMarks StoredMarksReader::read(Xapian::docid docid) {
  StoredMarks marks;
  marks.docid = docid;
  marks.fingerprint_value = fingerprints_.value(docid);
  marks.group = groups_.value(docid);
  marks.signature_value = signatures_.value(docid);
  marks.state_value = states_.value(docid);
  marks.band_terms = band_terms(own_terms_, database_, docid);
  marks.group_terms = group_terms(own_terms_, database_, docid);
  marks.fingerprint = decode_fingerprint(marks.fingerprint_value, scheme_id_);
  marks.signature = decode_signature(marks.signature_value, scheme_, scheme_id_);
  marks.state = decode_group_state(marks.state_value, scheme_id_);
  return marks;
}

}  // namespace neardup
