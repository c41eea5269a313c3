#include "corpus/corpus_signer.h"

#include <string>

#include "bytes/feature_hash.h"

namespace neardup {

CorpusSigner::CorpusSigner(const Scheme& scheme, Tokenizer& tokenizer)
    : signer_(scheme, tokenizer, {scheme.has_simhash(), false, true, false}) {}

KeyedSignature CorpusSigner::sign(std::string_view content, const LeftOutText& left_out) {
  const auto& [signature, origin] = signer_.sign_content(content, left_out);
  keys_.clear();
  for (const std::string& term : signature.band_terms) keys_.push_back(xxh3_hash(term));
  return {
      {signature.token_digest, origin.evidence, signature.tokens, signature.fingerprint, signature.sketch.data(), 0},
      keys_};
}

}  // namespace neardup
