/** @file signature_table.h
 *  The signatures of a whole database in flat arrays, for grouping and pairing. Internal. */
#ifndef NEARDUP_PLUGIN_MARKS_SIGNATURE_TABLE_H
#define NEARDUP_PLUGIN_MARKS_SIGNATURE_TABLE_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "scheme/scheme.h"
#include "sign/evidence.h"
#include "sign/stored_values.h"

namespace neardup {

/** Items are the documents with a valid signature of the scheme, numbered by ascending docid. */
class SignatureTable {
 public:
  enum class Fingerprints : std::uint8_t { kRead, kLeave };

  using LeftOut = std::function<bool(Xapian::docid)>;

  /** @param left_out  documents to leave out; if empty, none.
   *  Cost: reads the signature slot from end to end, and the fingerprint slot if fingerprints are wanted. */
  SignatureTable(const Xapian::Database& database, const Scheme& scheme, Fingerprints fingerprints,
                 const LeftOut& left_out = {});

  std::size_t size() const { return docids_.size(); }
  Xapian::docid docid(std::size_t item) const { return docids_[item]; }
  std::optional<std::size_t> item(Xapian::docid docid) const;

  /** Documents with a signature value that is damaged or another scheme's. */
  std::size_t unusable() const { return unusable_; }

  /** StoredSignature::text_digest(). */
  std::uint64_t digest(std::size_t item) const { return text_digest(digests_[item], evidence(item), canonical(item)); }

  /** StoredSignature::evidence, empty for most items. */
  std::string_view evidence(std::size_t item) const { return evidence_.of(item); }
  std::uint64_t canonical(std::size_t item) const { return in(canonical_, item); }

  /** Whether an item is a page that names another document's URL as its canonical one. */
  bool names_other(std::size_t item) const { return item < names_other_.size() && names_other_[item]; }

  /** How far its own URL is from the plain address of a page; 0: it is one, or is not known. */
  std::uint8_t address_rank(std::size_t item) const { return item < address_ranks_.size() ? address_ranks_[item] : 0; }

  /** Whether the words of an index were signed. */
  bool from_positions(std::size_t item) const { return item < from_positions_.size() && from_positions_[item]; }

  /** StoredSignature::declares_same(). */
  bool declare_same(std::size_t a, std::size_t b) const { return canonical(a) != 0 && canonical(a) == canonical(b); }

  /** StoredSignature::is_view_of(). */
  bool are_views(std::size_t a, std::size_t b) const {
    return (declare_same(a, b) && !(names_other(a) && names_other(b))) || are_declared_copies(a, b);
  }

  /** StoredSignature::is_declared_copy_of(). */
  bool are_declared_copies(std::size_t a, std::size_t b) const {
    return declare_same(a, b) && !names_differ(evidence(a), evidence(b));
  }

  /** StoredSignature::same_evidence(). */
  bool same_evidence(std::size_t a, std::size_t b) const;

  /** Whether two items have the same words and the same evidence. */
  bool same_text(std::size_t a, std::size_t b) const { return digests_[a] == digests_[b] && same_evidence(a, b); }

  /** StoredSignature::token_digest. */
  std::uint64_t token_digest(std::size_t item) const { return digests_[item]; }

  std::uint64_t tokens(std::size_t item) const { return tokens_[item]; }

  /** [size()] For each item the first item of the same text, which may be the item itself. */
  std::vector<std::size_t> first_of_text() const;

  /** [sketch_slots()] bytes. */
  const std::uint8_t* sketch(std::size_t item) const { return sketches_.data() + item * sketch_slots_; }
  std::size_t sketch_slots() const { return sketch_slots_; }

  /** Nothing if the fingerprint value is not valid, or was not read. */
  std::optional<std::uint64_t> fingerprint(std::size_t item) const;

  StoredSignature signature(std::size_t item) const;

  /** The parts of the signature that are needed to find the words; allocates nothing. */
  StoredSignature signature_without_sketch(std::size_t item) const;

 private:
  static std::uint64_t in(const std::vector<std::uint64_t>& values, std::size_t item) {
    return item < values.size() ? values[item] : 0;
  }

  void reserve(std::size_t documents);
  void add(Xapian::docid docid, const StoredSignature& signature);
  void read_fingerprints(const Xapian::Database& database, const Scheme& scheme);

  std::size_t sketch_slots_;
  std::size_t unusable_ = 0;
  std::vector<Xapian::docid> docids_;
  std::vector<std::uint64_t> digests_;  // of the tokens
  EvidenceTable evidence_;
  std::vector<std::uint64_t> canonical_;     // up to the last item that has it
  std::vector<bool> names_other_;            // likewise
  std::vector<std::uint8_t> address_ranks_;  // likewise
  std::vector<bool> from_positions_;         // likewise
  std::vector<std::uint64_t> tokens_;
  std::vector<std::uint64_t> shingles_;
  std::vector<std::uint8_t> sketches_;
  std::vector<std::uint64_t> fingerprints_;
  std::vector<bool> has_fingerprint_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_MARKS_SIGNATURE_TABLE_H
