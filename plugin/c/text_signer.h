/** @file text_signer.h
 *  Signs texts and keeps the results until the next call: the object behind a neardup_signer. Internal. */
#ifndef NEARDUP_C_TEXT_SIGNER_H
#define NEARDUP_C_TEXT_SIGNER_H

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "known_scheme.h"
#include "neardup.h"
#include "neardup/token.h"
#include "sign/signer.h"
#include "sign/stored_values.h"
#include "sign/streaming_signer.h"
#include "tokens/text_from_positions.h"

namespace neardup::c {

class TextSigner {
 public:
  /** @exception Refusal if no tokenizer here has the scheme's profile. */
  explicit TextSigner(const Scheme& scheme);

  const neardup_signature& sign(std::string_view text) { return shown(signer_.sign(text)); }
  const neardup_signature& sign(const std::vector<std::string_view>& fields) {
    const SignedContent made = signer_.sign_content(fields);
    return shown(made.signature, made.origin);
  }
  const neardup_signature& sign(std::string_view content, SignatureOrigin origin) {
    const SignedContent made = signer_.sign_content(content, std::move(origin));
    return shown(made.signature, made.origin);
  }
  const std::vector<neardup_bytes>& fingerprint_terms(std::uint64_t fingerprint);
  TextFeatureSet features(std::string_view text) { return methods_.feature_set(text, *tokenizer_); }
  TextFeatureSet features(const TextFromPositions& positions);
  const Signer& methods() const { return methods_; }
  Tokenizer& tokenizer() { return *tokenizer_; }

  const KnownScheme& scheme() const { return scheme_; }
  const std::string& tokenizer_version() const { return tokenizer_version_; }

 private:
  const neardup_signature& shown(const Signature& signature, const SignatureOrigin& origin = {});
  void show_terms(const std::vector<std::string>& terms);

  KnownScheme scheme_;
  std::unique_ptr<Tokenizer> tokenizer_;
  std::string tokenizer_version_;
  Signer methods_;
  StreamingSigner signer_;
  // Results of the last call.
  std::string fingerprint_value_;
  std::string signature_value_;
  std::vector<std::string> fingerprint_terms_;
  std::vector<neardup_bytes> terms_;
  neardup_signature signature_{};
};

}  // namespace neardup::c

struct neardup_signer final : neardup::c::TextSigner {
  using TextSigner::TextSigner;
};

#endif  // NEARDUP_C_TEXT_SIGNER_H
