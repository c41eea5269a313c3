/** @file stored_marks.h
 *  Everything that this project stored on one document, as stored. Internal. */
#ifndef NEARDUP_PLUGIN_MARKS_STORED_MARKS_H
#define NEARDUP_PLUGIN_MARKS_STORED_MARKS_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "marks/signature_reader.h"
#include "scheme/own_terms.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"

namespace neardup {

struct StoredMarks {
  Xapian::docid docid = 0;
  std::string fingerprint_value, group, signature_value, state_value;  ///< as stored; empty: none
  std::vector<std::string> band_terms, group_terms;                    ///< ascending
  std::optional<std::uint64_t> fingerprint;                            ///< if valid and of the scheme
  std::optional<StoredSignature> signature;
  std::optional<GroupState> state;

  /** The slots with values of another program. */
  std::vector<Xapian::valueno> taken_slots(const Scheme& scheme) const;

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

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_STORED_MARKS_H
