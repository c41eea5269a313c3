#include "corpus/corpus_signer.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "bytes/feature_hash.h"
#include "sign/signature_buckets.h"

namespace neardup {

namespace {

/** Of the bytes without white space around them; 0 for none. */
std::uint64_t digest_without_words(std::string_view text) {
  constexpr std::string_view kWhiteSpace = " \t\n\v\f\r";
  const std::size_t begin = text.find_first_not_of(kWhiteSpace);
  if (begin == std::string_view::npos) return 0;
  const std::string_view inner = text.substr(begin, text.find_last_not_of(kWhiteSpace) + 1 - begin);
  return std::max<std::uint64_t>(mix64(xxh3_hash(inner)), 1);
}

}  // namespace

CorpusSigner::CorpusSigner(const Scheme& scheme, std::unique_ptr<Tokenizer> tokenizer)
    : tokenizer_(std::move(tokenizer)),
      signer_(scheme, *tokenizer_, {scheme.has_simhash(), false, true, false, false}) {}

void CorpusSigner::sign(std::string_view content, const SignatureOrigin& origin, SignedTexts& to) {
  const auto& [signature, with_signs] = signer_.sign_content(content, origin);
  const std::size_t keys_before = to.keys.size();
  if (signature.tokens != 0) {
    const Scheme& scheme = signer_.scheme();
    const auto fingerprint = scheme.has_simhash() ? std::optional(signature.fingerprint) : std::nullopt;
    for_each_signature_bucket(scheme, signature.sketch.data(), fingerprint,
                              [&to](std::uint64_t key) { to.keys.push_back(key); });
    for (const std::string& term : signature.band_terms) to.keys.push_back(xxh3_hash(term));
    to.sketches.insert(to.sketches.end(), signature.sketch.begin(), signature.sketch.end());
  }
  const std::uint64_t digest = signature.tokens != 0 ? signature.token_digest : digest_without_words(content);
  to.texts.push_back(
      {{digest, with_signs.evidence, signature.tokens, signature.fingerprint}, to.keys.size() - keys_before});
}

}  // namespace neardup
