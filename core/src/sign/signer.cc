#include "sign/signer.h"

#include <cstddef>
#include <optional>
#include <stdexcept>

#include "bands/bands.h"
#include "sign/signing_pass.h"
#include "sign/streaming_signer.h"
#include "sketch/minhash.h"
#include "sketch/sketch_method.h"
#include "tokens/each_token.h"

namespace neardup {

Signer::Signer(const Scheme& scheme) : scheme_(scheme) {
  scheme_.validate();
}

Signature Signer::sign(std::string_view text, Tokenizer& tokenizer) const {
  StreamingSigner signer(scheme_, tokenizer);
  return signer.sign(text);
}

void Signer::take_hashed(std::string_view text, Tokenizer& tokenizer,
                         const std::function<void(const HashedTokens&)>& take) const {
  TokenFilter filter(scheme_);
  take_tokens(tokenizer, text, [&](const Token* tokens, std::size_t count) { filter.each_part(tokens, count, take); });
}

std::vector<std::uint64_t> Signer::token_hashes(std::string_view text, Tokenizer& tokenizer) const {
  std::vector<std::uint64_t> hashes;
  take_hashed(text, tokenizer, [&hashes](const HashedTokens& part) {
    hashes.insert(hashes.end(), part.hashes, part.hashes + part.count);
  });
  return hashes;
}

TextFeatureSet Signer::feature_set(std::string_view text, Tokenizer& tokenizer) const {
  SigningPass pass(scheme_, {false, false, false, true});
  tokenizer.tokenize(text, pass);
  const Signature& signature = pass.finish();
  return {pass.take_features(), signature.tokens, signature.token_digest};
}

std::vector<std::uint8_t> Signer::sketch(const ShingleSet& features) const {
  if (!scheme_.sketch || scheme_.minhash.weighs_occurrences() || features.empty()) return {};
  const std::unique_ptr<SlotSketch> slots = make_slot_sketch(scheme_.minhash, scheme_.seed, {});
  slots->add(features.data(), features.size());
  return minhash_sketch(slots->slots());
}

std::vector<std::string> Signer::fingerprint_terms(std::uint64_t fingerprint, unsigned distance) const {
  for (const bool probing : {false, true}) {
    for (unsigned f = 0; f != scheme_.families.size(); ++f) {
      const std::optional<unsigned> guaranteed = scheme_.families[f].guaranteed_distance(probing);
      if (!guaranteed || *guaranteed < distance) continue;
      std::vector<std::string> terms;
      if (probing) {
        for (const BandProbe& probe : probe_keys_4x16(fingerprint)) {
          terms.push_back(scheme_.band_term(f, probe.band, probe.key));
        }
      } else {
        for (unsigned band = 0; band != scheme_.families[f].bands; ++band) {
          terms.push_back(scheme_.band_term(f, band, band_key(scheme_.families[f], band, {}, fingerprint)));
        }
      }
      return terms;
    }
  }
  throw std::invalid_argument("distance " + std::to_string(distance) +
                              " is greater than the scheme's bands guarantee (" +
                              (scheme_.has_simhash() ? std::to_string(scheme_.guaranteed_distance(true)) : "none") +
                              "); use a smaller one, or read every fingerprint");
}

}  // namespace neardup
