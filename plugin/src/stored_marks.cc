#include "stored_marks.h"

#include <algorithm>

#include "prefixed_terms.h"

namespace neardup {

namespace {

std::vector<std::string> terms_of_prefix(const Xapian::Database& database, Xapian::docid docid,
                                         const std::string& prefix) {
  std::vector<std::string> terms = prefixed_terms(database, docid, prefix);
  terms.erase(std::remove_if(terms.begin(), terms.end(),
                             [&](const std::string& term) { return has_longer_prefix(term, prefix); }),
              terms.end());
  return terms;
}

}  // namespace

StoredMarksReader::StoredMarksReader(const Xapian::Database& database, const Scheme& scheme)
    : database_(database),
      scheme_(scheme),
      scheme_id_(scheme.id()),
      fingerprints_(database, scheme.slots.fingerprint),
      groups_(database, scheme.slots.group),
      signatures_(database, scheme.slots.signature),
      states_(database, scheme.slots.group_state) {}

StoredMarks StoredMarksReader::read(Xapian::docid docid) {
  StoredMarks marks;
  marks.docid = docid;
  marks.fingerprint_value = fingerprints_.value(docid);
  marks.group = groups_.value(docid);
  marks.signature_value = signatures_.value(docid);
  marks.state_value = states_.value(docid);
  marks.band_terms = terms_of_prefix(database_, docid, scheme_.band_prefix);
  marks.group_terms = terms_of_prefix(database_, docid, scheme_.group_prefix);
  marks.fingerprint = decode_fingerprint(marks.fingerprint_value, scheme_id_);
  marks.signature = decode_signature(marks.signature_value, scheme_, scheme_id_);
  marks.state = decode_group_state(marks.state_value, scheme_id_);
  return marks;
}

}  // namespace neardup
