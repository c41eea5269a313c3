#include "marks/stored_marks.h"

#include <algorithm>
#include <cstddef>

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

StoredMarks StoredMarksReader::read(Xapian::docid docid) {
  StoredMarks marks;
  marks.docid = docid;
  SlotValues& values = marks.values;
  values = {fingerprints_.value(docid), groups_.value(docid), signatures_.value(docid), states_.value(docid)};
  marks.band_terms = band_terms(own_terms_, database_, docid);
  marks.group_terms = group_terms(own_terms_, database_, docid);
  values.has_group_term =
      std::binary_search(marks.group_terms.begin(), marks.group_terms.end(), own_terms_.group_prefix() + values.group);
  marks.fingerprint = decode_fingerprint(values.fingerprint, scheme_id_);
  marks.signature = decode_signature(values.signature, scheme_, scheme_id_);
  marks.state = decode_group_state(values.state, scheme_id_);
  return marks;
}

bool proves_bands(const std::string& fingerprint, const std::string& signature) {
  return stored_scheme_id(fingerprint).has_value() || stored_scheme_id(signature).has_value();
}

std::vector<std::string> unproven_bands(const OwnTerms& own, const std::vector<std::string>& bands, bool proved) {
  if (!proved) return bands;
  std::vector<std::string> unproven;
  for (std::size_t i = 0; i != bands.size(); ++i) {
    const std::string_view band = own.band_of_one_term(bands[i]);
    if (band.empty()) continue;
    const auto is_of_band = [&](std::size_t other) { return own.band_of_one_term(bands[other]) == band; };
    if ((i != 0 && is_of_band(i - 1)) || (i + 1 != bands.size() && is_of_band(i + 1))) unproven.push_back(bands[i]);
  }
  return unproven;
}

bool is_own_group_term(const OwnTerms& own, std::string_view term, const std::string& group) {
  term.remove_prefix(own.group_prefix().size());
  if (term.size() != group.size()) return false;
  std::size_t other = 0;
  for (std::size_t i = 0; i != term.size(); ++i) other += term[i] != group[i] ? 1 : 0;
  return other <= 1;
}

std::vector<std::string> unproven_groups(const OwnTerms& own, const std::vector<std::string>& terms,
                                         const std::string& group) {
  return terms_that(terms, [&](const std::string& term) { return !is_own_group_term(own, term, group); });
}

std::vector<std::string> unproven_terms(const Xapian::Document& document, const Scheme& scheme) {
  const OwnTerms own(scheme);
  const bool proved =
      proves_bands(document.get_value(scheme.slots.fingerprint), document.get_value(scheme.slots.signature));
  std::vector<std::string> unproven = unproven_bands(own, band_terms(own, document), proved);
  const std::vector<std::string> groups =
      unproven_groups(own, group_terms(own, document), document.get_value(scheme.slots.group));
  unproven.insert(unproven.end(), groups.begin(), groups.end());
  return unproven;
}

}  // namespace neardup
