#include "neardup/signature.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <stdexcept>
#include <utility>

#include "neardup/feature_hash.h"
#include "neardup/minhash.h"
#include "neardup/simhash.h"
#include "neardup/token_digest.h"

namespace neardup {

namespace {

/** Hashes tokens as they come; nothing of their text is kept. */
class TokenHasher final : public TokenSink {
 public:
  explicit TokenHasher(const Scheme& scheme)
      : scheme_(scheme), one_hash_(scheme.fingerprint == FingerprintKind::kSimhashDocXxh3 && scheme.seed == 0) {}

  void take(const Token* tokens, std::size_t count) override {
    for (std::size_t i = 0; i != count; ++i) {
      if (!is_stop_word(tokens[i].text)) add(tokens[i]);
    }
  }

  TokenHashes release() { return std::move(hashes_); }

 private:
  bool is_stop_word(std::string_view text) const {
    return !scheme_.stop_words.empty() &&
           std::binary_search(scheme_.stop_words.begin(), scheme_.stop_words.end(), text, std::less<>());
  }

  void add(const Token& token) {
    const std::uint64_t hash = xxh3_hash(token.text, scheme_.seed);
    hashes_.tokens.push_back(hash);
    if (token.token_class == TokenClass::kWord) hashes_.words.push_back(one_hash_ ? hash : word_hash(token.text));
  }

  std::uint64_t word_hash(std::string_view text) const {
    return scheme_.fingerprint == FingerprintKind::kSimhashDoc ? jenkins64_hash(text) : xxh3_hash(text);
  }

  const Scheme& scheme_;
  bool one_hash_;  // the fingerprint's hash and the shingles' are the same
  TokenHashes hashes_;
};

}  // namespace

Signer::Signer(const Scheme& scheme) : scheme_(scheme) {
  scheme_.validate();
}

Signature Signer::sign(std::string_view text, Tokenizer& tokenizer) const {
  return sign(std::vector<std::string_view>{text}, tokenizer);
}

Signature Signer::sign(const std::vector<std::string_view>& fields, Tokenizer& tokenizer) const {
  return sign(token_hashes(fields, tokenizer));
}

TokenHashes Signer::token_hashes(const std::vector<std::string_view>& fields, Tokenizer& tokenizer) const {
  TokenHasher hasher(scheme_);
  for (const std::string_view field : fields) tokenizer.tokenize(field, hasher);
  return hasher.release();
}

ShingleSet Signer::shingle_set(std::string_view text, Tokenizer& tokenizer) const {
  return word_shingles(token_hashes({text}, tokenizer).tokens, scheme_.shingle_length);
}

Signature Signer::sign(const TokenHashes& hashes) const {
  Signature signature;
  if (hashes.tokens.empty()) return signature;
  const ShingleSet shingles = word_shingles(hashes.tokens, scheme_.shingle_length);
  const std::vector<std::uint64_t> slots = minhash(shingles, scheme_.minhash_slots, scheme_.seed);
  signature.fingerprint = simhash(hashes.words);
  signature.token_digest = token_digest(hashes.tokens, scheme_.seed);
  signature.tokens = hashes.tokens.size();
  signature.shingles = shingles.size();
  if (scheme_.sketch) signature.sketch = minhash_sketch(slots);
  signature.band_terms = band_terms(slots, signature.fingerprint, !hashes.words.empty());
  return signature;
}

std::vector<std::string> Signer::band_terms(const std::vector<std::uint64_t>& slots, std::uint64_t fingerprint,
                                            bool has_word) const {
  std::vector<std::string> terms;
  for (unsigned f = 0; f != scheme_.families.size(); ++f) {
    // All texts without a word have fingerprint 0: that says nothing about them.
    if (scheme_.families[f].of_simhash() && !has_word) continue;
    const std::vector<std::uint64_t> keys = band_keys(scheme_.families[f], slots, fingerprint);
    for (unsigned band = 0; band != keys.size(); ++band) terms.push_back(scheme_.band_term(f, band, keys[band]));
  }
  return terms;
}

std::vector<std::string> Signer::fingerprint_terms(std::uint64_t fingerprint, unsigned distance) const {
  for (const bool probing : {false, true}) {
    for (unsigned f = 0; f != scheme_.families.size(); ++f) {
      const std::optional<unsigned> promised = scheme_.families[f].promised_distance(probing);
      if (!promised || *promised < distance) continue;
      std::vector<std::string> terms;
      if (probing) {
        for (const BandProbe& probe : probe_keys_4x16(fingerprint)) {
          terms.push_back(scheme_.band_term(f, probe.band, probe.key));
        }
      } else {
        const std::vector<std::uint64_t> keys = band_keys(scheme_.families[f], {}, fingerprint);
        for (unsigned band = 0; band != keys.size(); ++band) terms.push_back(scheme_.band_term(f, band, keys[band]));
      }
      return terms;
    }
  }
  throw std::invalid_argument("distance " + std::to_string(distance) + " is beyond what the scheme's bands promise (" +
                              (scheme_.has_simhash() ? std::to_string(scheme_.promised_distance(true)) : "none") +
                              "); use a smaller one, or read every fingerprint");
}

}  // namespace neardup
