/** @file stored_values.h
 *  Encodes and decodes the bytes of a document's value slots. plugin/FORMAT.md is the normative text.
 *
 *  Fingerprint, signature and group-state values end with the id of their scheme and a checksum, so that bytes of
 *  another scheme, another program or a damaged page are recognised. Decoders accept any bytes and throw no errors of
 *  their own. If a decoder accepts bytes, its encoder writes the same bytes. THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_SIGN_STORED_VALUES_H
#define NEARDUP_CORE_SIGN_STORED_VALUES_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bytes/feature_hash.h"
#include "neardup/group_role.h"
#include "neardup/signature.h"
#include "sign/evidence.h"

namespace neardup {

/** Where the tokens of a signature came from. */
enum class TextSource : std::uint8_t {
  kText = 0,       ///< the document's text
  kPositions = 1,  ///< read back from the positional terms of an index
};

/** The same for documents of the same words, evidence and canonical URL. The parameters are as in StoredSignature. */
inline std::uint64_t text_digest(std::uint64_t token_digest, std::string_view evidence, std::uint64_t canonical) {
  return token_digest ^ mix64(evidence_hash(evidence)) ^ mix64(mix64(canonical));
}

/** Which text of a document was signed, and what is known beside it. */
struct SignatureOrigin {
  std::uint64_t content_rules = 0;  ///< version of the rules that chose what of a page or mail is signed; 0: none did
  std::string evidence = {};  ///< what copies must share beside the signed text (evidence.h); empty: the text is enough
  std::uint64_t canonical = 0;    ///< hash of the URL under which a page wants to be known; 0: it names none
  bool names_other = false;       ///< whether that is the URL of another document
  std::uint8_t address_rank = 0;  ///< how far the document's own URL is from the plain address of a page; 0: it is one
  TextSource source = TextSource::kText;
};

/** Content of the signature slot; as in Signature. */
struct StoredSignature : SignatureOrigin {
  std::uint64_t tokens = 0;    ///< at least 1: a text without tokens is not stored
  std::uint64_t shingles = 0;  ///< distinct features, at least 1
  std::uint64_t token_digest = 0;
  std::vector<std::uint8_t> sketch;     ///< any length; the reader checks whether it fits the scheme
  std::uint32_t fingerprint_check = 0;  ///< fingerprint_check() of the fingerprint that was signed with it

  /** Whether two documents are copies if their signed texts are. Equal answers of one line to different mails are not,
   *  nor are pages under different headlines. */
  bool same_evidence(const StoredSignature& other) const {
    return evidence_agrees(evidence, other.evidence, is_view_of(other));
  }

  /** Whether it was signed from the positions of an index: of a page also with its navigation. */
  bool has_all_words() const { return source == TextSource::kPositions && content_rules == 0; }

  /** Whether both declare one canonical URL. */
  bool declares_same(const StoredSignature& other) const { return canonical != 0 && canonical == other.canonical; }

  /** Whether they are one page and another view of it: both declare one canonical URL, and one of them is there, or they
   *  have no other name. Pages of several names may declare a list, or the start page, of which neither is a view. */
  bool is_view_of(const StoredSignature& other) const {
    return (declares_same(other) && !(names_other && other.names_other)) || is_declared_copy_of(other);
  }

  /** Whether both are one page by what they declare: one canonical URL and no other name. Such copies are compared without
   *  figures: prices, views, guests. */
  bool is_declared_copy_of(const StoredSignature& other) const {
    return declares_same(other) && !names_differ(evidence, other.evidence);
  }

  /** Whether evidence parts a document that is sought from this one. Unlike same_evidence(), a document that was signed
   *  from the positions of an index, by programs that do not know the evidence, conflicts with nothing. */
  bool conflicts_with(const StoredSignature& other) const {
    const auto knows = [](const StoredSignature& one) {
      return one.source == TextSource::kText || one.content_rules != 0 || !one.evidence.empty();
    };
    return knows(*this) && knows(other) && !same_evidence(other);
  }

  /** The same for documents of the same words, evidence and canonical URL. */
  std::uint64_t text_digest() const { return neardup::text_digest(token_digest, evidence, canonical); }
};

/** Greatest size of a group that its documents state: one new document must not change 100,000 others. */
constexpr std::uint32_t kMostStoredSize = 100;

/** Content of the group-state slot. */
struct GroupState {
  std::uint64_t token_digest = 0;  ///< of the text that was grouped: StoredSignature::text_digest()
  double similarity = 1;     ///< with the centre of the group, by its measure, 0..1, stored to 1e-9; 1 for the centre
  std::uint64_t family = 0;  ///< the family of one template to which the document belongs; 0: none
  std::uint32_t size = 1;    ///< documents of the group, this one included; from kMostStoredSize on stored as that
  GroupRole role = GroupRole::kSingle;
  bool exact = true;   ///< whether the similarity was verified exactly
  bool apart = false;  ///< a representative that is not the centre, or a member that is the centre

  /** Whether the group is built round this document: all its documents reach the threshold with it. A single document is
   *  the centre of those of other hosts that refer to it. */
  bool is_centre() const { return (role != GroupRole::kMember) != apart; }
};

/** Low 32 bits of XXH3 of the fingerprint's 8 bytes, big-endian. A signature value stores it to recognise a fingerprint
 *  of another document in the other slot. */
std::uint32_t fingerprint_check(std::uint64_t fingerprint);

/** Fingerprint slot: 8 bytes big-endian, scheme id, checksum: 16 bytes. @param memory  of an earlier value, to use again. */
std::string encode_fingerprint(std::uint64_t fingerprint, std::uint32_t scheme_id, std::string memory = {});
std::optional<std::uint64_t> decode_fingerprint(std::string_view value, std::uint32_t scheme_id);

/** Signature slot: flags, version of the content rules, token and shingle counts as varints in their shortest form,
 *  digest, check of the fingerprint, evidence, canonical URL and rank of the address if there are any, sketch, scheme id, checksum. Counts
 *  outside their ranges are rejected. */
std::string encode_signature(const Signature& signature, const SignatureOrigin& origin, std::uint32_t scheme_id,
                             std::string memory = {});
std::string encode_signature(const StoredSignature& signature, std::uint32_t scheme_id);
std::optional<StoredSignature> decode_signature(std::string_view value, std::uint32_t scheme_id);

/** A similarity as the group-state slot stores it: to 1e-9, and its number of these steps. */
double stored_similarity(double similarity);
std::uint64_t stored_steps(double similarity);
double similarity_of_steps(std::uint64_t steps);

/** Whether both have the same bytes. */
bool stored_alike(const GroupState& a, const GroupState& b);

/** Group-state slot: digest, role and flags, similarity, family if there is one, scheme id, checksum: 25 or 33 bytes. */
std::string encode_group_state(const GroupState& state, std::uint32_t scheme_id);
std::optional<GroupState> decode_group_state(std::string_view value, std::uint32_t scheme_id);

/** The scheme id at the end of a value with a correct checksum, for any scheme; nothing for damaged or foreign bytes.
 */
std::optional<std::uint32_t> stored_scheme_id(std::string_view value);

/** Whether it is a valid value of a scheme, but not of this one. */
inline bool is_of_another_scheme(std::string_view value, std::uint32_t scheme_id) {
  return stored_scheme_id(value).value_or(scheme_id) != scheme_id;
}

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_STORED_VALUES_H
