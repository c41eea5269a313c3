#include "neardup/signature.h"

#include <optional>
#include <stdexcept>
#include <utility>

#include "neardup/streaming_signer.h"
#include "neardup/token_hash_block.h"
#include "signature_accumulator.h"

namespace neardup {

namespace {

/** Hashes tokens as they come; nothing of their text is kept. */
class HashCollector final : public TokenSink {
 public:
  explicit HashCollector(const Scheme& scheme) : block_(scheme) {}

  void take(const Token* tokens, std::size_t count) override {
    block_.append_all(tokens, count, [this] { flush(); });
  }

  TokenHashes release() {
    flush();
    return std::move(hashes_);
  }

 private:
  void flush() {
    hashes_.tokens.insert(hashes_.tokens.end(), block_.tokens(), block_.tokens() + block_.token_count());
    hashes_.words.insert(hashes_.words.end(), block_.words(), block_.words() + block_.word_count());
    block_.clear();
  }

  TokenHashBlock block_;
  TokenHashes hashes_;
};

}  // namespace

Signer::Signer(const Scheme& scheme) : scheme_(scheme) {
  scheme_.validate();
}

Signature Signer::sign(std::string_view text, Tokenizer& tokenizer) const {
  return StreamingSigner(scheme_, tokenizer).sign(text);
}

Signature Signer::sign(const std::vector<std::string_view>& fields, Tokenizer& tokenizer) const {
  return StreamingSigner(scheme_, tokenizer).sign(fields);
}

TokenHashes Signer::token_hashes(const std::vector<std::string_view>& fields, Tokenizer& tokenizer) const {
  HashCollector collector(scheme_);
  for (const std::string_view field : fields) tokenizer.tokenize(field, collector);
  return collector.release();
}

ShingleSet Signer::shingle_set(std::string_view text, Tokenizer& tokenizer) const {
  return word_shingles(token_hashes({text}, tokenizer).tokens, scheme_.shingle_length);
}

Signature Signer::sign(const TokenHashes& hashes) const {
  SignatureAccumulator accumulator(scheme_);
  accumulator.add_tokens(hashes.tokens.data(), hashes.tokens.size());
  accumulator.add_words(hashes.words.data(), hashes.words.size());
  return accumulator.finish();
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
