#include "corpus/corpus_signer.h"

#include <optional>
#include <string>

#include "bytes/feature_hash.h"
#include "sign/signature_buckets.h"

namespace neardup {

CorpusSigner::CorpusSigner(const Scheme& scheme, Tokenizer& tokenizer)
    : signer_(scheme, tokenizer, {scheme.has_simhash(), false, true, false, false}) {}

KeyedSignature CorpusSigner::sign(std::string_view content, const LeftOutText& left_out) {
  const auto& [signature, origin] = signer_.sign_content(content, left_out);
  keys_.clear();
  if (signature.tokens != 0) {
    const Scheme& scheme = signer_.scheme();
    const auto fingerprint = scheme.has_simhash() ? std::optional(signature.fingerprint) : std::nullopt;
    for_each_signature_bucket(scheme, signature.sketch.data(), fingerprint,
                              [this](std::uint64_t key) { keys_.push_back(key); });
    for (const std::string& term : signature.band_terms) keys_.push_back(xxh3_hash(term));
  }
  return {
      {signature.token_digest, origin.evidence, signature.tokens, signature.fingerprint, signature.sketch.data(), 0},
      keys_};
}

}  // namespace neardup
