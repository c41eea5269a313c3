#include "marks/signature_check.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "marks/band_check.h"
#include "record/scheme_record.h"
#include "scheme/own_terms.h"

namespace neardup {

namespace {

void check_value(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid, unsigned slot,
                 const std::string& value, bool valid, const IssueSink& found) {
  if (value.empty() || valid) return;
  const IssueKind kind = is_of_another_scheme(value, scheme.id()) ? IssueKind::kForeign : IssueKind::kDamaged;
  found(kind, docid, described_value(database, scheme, slot, value));
}

void check_group_terms(const Scheme& scheme, const StoredMarks& marks, const IssueSink& found) {
  if (marks.group_terms.empty()) return;
  const std::vector<std::string> others = unproven_groups(OwnTerms(scheme), marks.group_terms, marks.values.group);
  if (others.empty()) return;
  found(IssueKind::kTaken, marks.docid,
        std::to_string(others.size()) +
            " terms of the form of a group term that its group value does not give, the first " + others.front());
}

}  // namespace

std::string described_value(const Xapian::Database& database, const Scheme& scheme, unsigned slot,
                            const std::string& value) {
  const std::string what = "value " + std::to_string(slot) + " of " + std::to_string(value.size()) + " bytes";
  const std::optional<std::uint32_t> id = stored_scheme_id(value);
  if (!id) return what + " has a wrong checksum";
  if (*id == scheme.id()) return what + " has a correct checksum but impossible content";
  return what + " is of scheme " + describe_scheme(database, *id) + ", not of " + scheme.name();
}

void check_signature(const Xapian::Database& database, const Scheme& scheme, const StoredMarks& marks,
                     const IssueSink& found) {
  const SchemeSlots& slots = scheme.slots;
  check_value(database, scheme, marks.docid, slots.fingerprint, marks.values.fingerprint, marks.fingerprint.has_value(),
              found);
  check_value(database, scheme, marks.docid, slots.signature, marks.values.signature, marks.signature.has_value(),
              found);
  if (marks.signature && marks.values.fingerprint.empty()) {
    found(IssueKind::kWrongSignature, marks.docid, "a signature without a fingerprint");
  }
  if (marks.fingerprint && marks.values.signature.empty()) {
    found(IssueKind::kWrongSignature, marks.docid, "a fingerprint without a signature");
  }
  if (marks.has_both() && !marks.has_signature()) {
    found(IssueKind::kDamaged, marks.docid, "its fingerprint and signature are from different texts");
  }
  if (marks.has_signature()) {
    const BandDifference difference = band_difference(scheme, *marks.fingerprint, marks.band_terms);
    if (difference.missing != 0) found(IssueKind::kWrongBands, marks.docid, bands_text(difference));
    const std::size_t unproven = unproven_bands(OwnTerms(scheme), marks.band_terms, true).size();
    if (difference.missing == 0 && (difference.extra != 0 || unproven != 0)) {
      found(IssueKind::kTaken, marks.docid,
            std::to_string(std::max(difference.extra, unproven / 2)) +
                " terms of the form of a band term more than its signature has");
    }
  } else if (marks.values.fingerprint.empty() && marks.values.signature.empty() && !marks.band_terms.empty()) {
    found(IssueKind::kTaken, marks.docid,
          std::to_string(marks.band_terms.size()) + " band terms on a document without a signature, the first " +
              marks.band_terms.front());
  }
  check_group_terms(scheme, marks, found);
}

}  // namespace neardup
