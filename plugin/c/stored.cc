#include <cstdint>
#include <optional>
#include <string>

#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "compare/similarity.h"
#include "fingerprint/simhash.h"
#include "guarded_call.h"
#include "known_scheme.h"
#include "sign/stored_values.h"
#include "sketch/minhash.h"

namespace neardup::c {

namespace {

/** The error for a value that cannot be read. */
Refusal refusal(const KnownScheme& scheme, std::string_view value, const std::string& what) {
  const std::optional<std::uint32_t> id = stored_scheme_id(value);
  if (id && *id != scheme.id) {
    return Refusal(NEARDUP_OTHER_SCHEME, what + " is of scheme " + hex_encode(*id, 8) + ", read under " + scheme.name +
                                             "; read it under its own scheme, or sign the document again");
  }
  return Refusal(NEARDUP_DAMAGED, what + " of " + std::to_string(value.size()) +
                                      " bytes is damaged or from another program; sign the document again");
}

std::uint64_t fingerprint_in(const KnownScheme& scheme, std::string_view value) {
  const std::optional<std::uint64_t> fingerprint = decode_fingerprint(value, scheme.id);
  if (!fingerprint) throw refusal(scheme, value, "fingerprint value");
  return *fingerprint;
}

neardup_similarity estimate(const StoredSignature& a, const StoredSignature& b, const KnownScheme& scheme) {
  if (a.token_digest == b.token_digest) return {1, 1, 1, 1};
  if (a.sketch.empty()) {
    throw Refusal(NEARDUP_NOT_COMPARABLE,
                  std::string("scheme ") + scheme.name + " stores no sketch for an estimate; compare the texts");
  }
  const JaccardEstimate estimate = estimate_jaccard(a.sketch, b.sketch);
  return {estimate.value, containment_from_jaccard(estimate.value, a.shingles, b.shingles), estimate.lower, 0};
}

neardup_stored_signature shown(const StoredSignature& signature) {
  return {signature.tokens, signature.shingles, signature.token_digest,
          signature.source == TextSource::kText ? NEARDUP_FROM_TEXT : NEARDUP_FROM_POSITIONS};
}

neardup_group_state shown(const GroupState& state) {
  return {state.token_digest, state.similarity, static_cast<std::int32_t>(state.role), state.exact ? 1 : 0};
}

}  // namespace

StoredSignature signature_in(const KnownScheme& scheme, std::string_view value) {
  std::optional<StoredSignature> signature = decode_signature(value, scheme.id);
  const std::size_t bytes = scheme.scheme.sketch ? scheme.scheme.minhash.slots : 0;
  if (!signature || signature->sketch.size() != bytes) throw refusal(scheme, value, "signature value");
  return *std::move(signature);
}

extern "C" {

neardup_status neardup_estimate(const neardup_scheme* scheme, const char* a, size_t a_size, const char* b,
                                size_t b_size, neardup_similarity* similarity, neardup_error* error) {
  return guarded(error, similarity, "where the similarity is to go", [&] {
    const KnownScheme& known = known_scheme(scheme);
    const StoredSignature one = signature_in(known, bytes(a, a_size, "first value"));
    const StoredSignature other = signature_in(known, bytes(b, b_size, "second value"));
    return estimate(one, other, known);
  });
}

neardup_status neardup_conflict(const neardup_scheme* scheme, const char* a, size_t a_size, const char* b,
                                size_t b_size, int32_t* conflict, neardup_error* error) {
  return guarded(error, conflict, "where the answer is to go", [&] {
    const KnownScheme& known = known_scheme(scheme);
    const StoredSignature one = signature_in(known, bytes(a, a_size, "first value"));
    const StoredSignature other = signature_in(known, bytes(b, b_size, "second value"));
    return one.conflicts_with(other) ? 1 : 0;
  });
}

neardup_status neardup_distance(const neardup_scheme* scheme, const char* a, size_t a_size, const char* b,
                                size_t b_size, uint32_t* bits, neardup_error* error) {
  return guarded(error, bits, "where the distance is to go", [&] {
    const KnownScheme& known = known_scheme(scheme);
    return hamming_distance(fingerprint_in(known, bytes(a, a_size, "first value")),
                            fingerprint_in(known, bytes(b, b_size, "second value")));
  });
}

neardup_status neardup_decode_fingerprint(const neardup_scheme* scheme, const char* value, size_t size,
                                          uint64_t* fingerprint, neardup_error* error) {
  return guarded(error, fingerprint, "where the fingerprint is to go",
                 [&] { return fingerprint_in(known_scheme(scheme), bytes(value, size, "value")); });
}

neardup_status neardup_decode_signature(const neardup_scheme* scheme, const char* value, size_t size,
                                        neardup_stored_signature* signature, neardup_error* error) {
  return guarded(error, signature, "where the signature is to go",
                 [&] { return shown(signature_in(known_scheme(scheme), bytes(value, size, "value"))); });
}

neardup_status neardup_decode_group_state(const neardup_scheme* scheme, const char* value, size_t size,
                                          neardup_group_state* state, neardup_error* error) {
  return guarded(error, state, "where the state is to go", [&] {
    const KnownScheme& known = known_scheme(scheme);
    const std::string_view stored = bytes(value, size, "value");
    const std::optional<GroupState> decoded = decode_group_state(stored, known.id);
    if (!decoded) throw refusal(known, stored, "group-state value");
    return shown(*decoded);
  });
}

neardup_status neardup_value_scheme(const char* value, size_t size, uint32_t* scheme_id, neardup_error* error) {
  return guarded(error, scheme_id, "where the scheme's id is to go", [&] {
    const std::string_view stored = bytes(value, size, "value");
    const std::optional<std::uint32_t> id = stored_scheme_id(stored);
    if (!id) {
      throw Refusal(NEARDUP_DAMAGED, "value of " + std::to_string(size) + " bytes is damaged or from another program");
    }
    return *id;
  });
}

uint64_t neardup_xxh3(const char* bytes, size_t size) {
  return bytes == nullptr ? 0 : xxh3_hash({bytes, size});
}

}  // extern "C"

}  // namespace neardup::c
