/** @file stored_marks.h
 *  Everything that this project stored on one document: four values, and the band and group terms of a scheme. Terms of
 *  other programs that begin alike are skipped (own_terms.h). Internal.
 */
#ifndef NEARDUP_PLUGIN_MARKS_STORED_MARKS_H
#define NEARDUP_PLUGIN_MARKS_STORED_MARKS_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "database/prefixed_terms.h"
#include "marks/signature_reader.h"
#include "marks/taken_slots.h"
#include "scheme/own_terms.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"

namespace neardup {

/** The band terms of a document, or of a docid in a database, ascending. */
template <typename... Where>
std::vector<std::string> band_terms(const OwnTerms& own, const Where&... where) {
  return terms_that(prefixed_terms(where..., own.band_prefix()),
                    [&own](const std::string& term) { return own.is_band(term); });
}

template <typename... Where>
std::vector<std::string> group_terms(const OwnTerms& own, const Where&... where) {
  return terms_that(prefixed_terms(where..., own.group_prefix()),
                    [&own](const std::string& term) { return own.is_group(term); });
}

/** Calls `take` with an iterator at each term of a database that begins so and of which `is` holds, ascending. */
template <typename Is, typename Take>
void for_each_term(const Xapian::Database& database, const std::string& begin, const Is& is, const Take& take) {
  for (auto term = database.allterms_begin(begin); term != database.allterms_end(begin); ++term) {
    if (is(*term)) take(term);
  }
}

template <typename Take>
void for_each_band_term(const Xapian::Database& database, const OwnTerms& own, const Take& take) {
  for_each_term(
      database, own.band_prefix(), [&own](const std::string& term) { return own.is_band(term); }, take);
}

template <typename Take>
void for_each_group_term(const Xapian::Database& database, const OwnTerms& own, const Take& take) {
  for_each_term(
      database, own.group_prefix(), [&own](const std::string& term) { return own.is_group(term); }, take);
}

struct StoredMarks {
  Xapian::docid docid = 0;
  SlotValues values;                                 ///< as stored
  std::vector<std::string> band_terms, group_terms;  ///< ascending
  std::optional<std::uint64_t> fingerprint;          ///< if valid and of the scheme
  std::optional<StoredSignature> signature;
  std::optional<GroupState> state;

  bool has_both() const { return fingerprint && signature; }
  bool has_signature() const { return has_both() && belong_together(*fingerprint, *signature); }
};

/** Reads documents by ascending docid. */
class StoredMarksReader {
 public:
  StoredMarksReader(const Xapian::Database& database, const Scheme& scheme);

  StoredMarks read(Xapian::docid docid);

 private:
  Xapian::Database database_;
  const Scheme& scheme_;
  std::uint32_t scheme_id_;
  OwnTerms own_terms_;
  ValueColumn fingerprints_, groups_, signatures_, states_;
};

// Terms that have the form of a scheme's band and group terms, and that nothing on their document proves to be ours, may be
// another program's, so they are never removed. Band terms are ours on a document with a fingerprint or a signature, if
// each is the only one of its band. A group term is ours if it names the group value. A family such as `sample` gives a
// document any number of terms, so all terms of its form are ours on such a document.

/** Whether a document's fingerprint or signature has the checksum of a scheme, known or not. */
bool proves_bands(const std::string& fingerprint, const std::string& signature);

/** @param bands  the band terms of a document, ascending. @param proved  proves_bands(). */
std::vector<std::string> unproven_bands(const OwnTerms& own, const std::vector<std::string>& bands, bool proved);

/** Whether a group term names the group value of its document, in which one character may be damaged. */
bool is_own_group_term(const OwnTerms& own, std::string_view term, const std::string& group);

/** @param terms  the group terms of a document. @param group  its group value. */
std::vector<std::string> unproven_groups(const OwnTerms& own, const std::vector<std::string>& terms,
                                         const std::string& group);

/** The terms of both kinds on a document. */
std::vector<std::string> unproven_terms(const Xapian::Document& document, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_STORED_MARKS_H
