#include "corpus/corpus_signer.h"

#include <optional>
#include <string>
#include <utility>

#include "bytes/feature_hash.h"
#include "sign/signature_buckets.h"

namespace neardup {

CorpusSigner::CorpusSigner(const Scheme& scheme, std::unique_ptr<Tokenizer> tokenizer)
    : tokenizer_(std::move(tokenizer)),
      signer_(scheme, *tokenizer_, {scheme.has_simhash(), false, true, false, false}) {}

void CorpusSigner::sign(std::string_view content, const LeftOutText& left_out, SignedTexts& to) {
  const auto& [signature, origin] = signer_.sign_content(content, left_out);
  const std::size_t keys_before = to.keys.size();
  if (signature.tokens != 0) {
    const Scheme& scheme = signer_.scheme();
    const auto fingerprint = scheme.has_simhash() ? std::optional(signature.fingerprint) : std::nullopt;
    for_each_signature_bucket(scheme, signature.sketch.data(), fingerprint,
                              [&to](std::uint64_t key) { to.keys.push_back(key); });
    for (const std::string& term : signature.band_terms) to.keys.push_back(xxh3_hash(term));
    to.sketches.insert(to.sketches.end(), signature.sketch.begin(), signature.sketch.end());
  }
  to.texts.push_back({{signature.token_digest, origin.evidence, signature.tokens, signature.fingerprint},
                      to.keys.size() - keys_before});
}

}  // namespace neardup
