#include "text_signer.h"

#include "guarded_call.h"

namespace neardup::c {

TextSigner::TextSigner(const Scheme& scheme)
    : scheme_(scheme),
      tokenizer_(require_tokenizer(scheme.tokenizer_profile)),
      tokenizer_version_(tokenizer_->version()),
      methods_(scheme),
      signer_(scheme, *tokenizer_) {}

TextFeatureSet TextSigner::features(const TextFromPositions& positions) {
  PositionsTokenizer tokenizer(*tokenizer_, positions);
  return methods_.feature_set(positions.text, tokenizer);
}

const neardup_signature& TextSigner::shown(const Signature& signature, const SignatureOrigin& origin) {
  signature_ = {};
  if (signature.empty()) return signature_;
  fingerprint_value_ = encode_fingerprint(signature.fingerprint, scheme_.id);
  signature_value_ = encode_signature(signature, origin, scheme_.id);
  show_terms(signature.band_terms);
  signature_.tokens = signature.tokens;
  signature_.shingles = signature.shingles;
  signature_.token_digest = signature.token_digest;
  signature_.fingerprint = signature.fingerprint;
  signature_.fingerprint_value = bytes_of(fingerprint_value_);
  signature_.signature_value = bytes_of(signature_value_);
  signature_.terms = terms_.data();
  signature_.term_count = terms_.size();
  return signature_;
}

void TextSigner::show_terms(const std::vector<std::string>& terms) {
  terms_.clear();
  for (const std::string& term : terms) terms_.push_back(bytes_of(term));
}

const std::vector<neardup_bytes>& TextSigner::fingerprint_terms(std::uint64_t fingerprint) {
  fingerprint_terms_.clear();
  if (scheme_.guaranteed_distance >= 0) {
    fingerprint_terms_ = methods_.fingerprint_terms(fingerprint, static_cast<unsigned>(scheme_.guaranteed_distance));
  }
  show_terms(fingerprint_terms_);
  return terms_;
}

}  // namespace neardup::c
