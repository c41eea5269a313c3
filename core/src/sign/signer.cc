#include "sign/signer.h"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

#include "features/occurrence_counter.h"
#include "sign/signature_accumulator.h"
#include "sign/streaming_signer.h"
#include "sign/text_features.h"
#include "sign/token_hash_block.h"
#include "sketch/minhash.h"
#include "sketch/sketch_method.h"
#include "sketch/slot_sketch.h"
#include "tokens/token_digest.h"

namespace neardup {

namespace {

/** Hashes tokens as they arrive; keeps nothing of their text. */
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

/** Gathers the features of a text that need more than token hashes. */
class FeatureCollector final : public TokenSink {
 public:
  explicit FeatureCollector(const Scheme& scheme) : hasher_(scheme), features_(scheme), digest_(scheme.seed) {
    if (scheme.features.counted) occurrences_.emplace();
  }

  void take(const Token* tokens, std::size_t count) override {
    hasher_.each_part(tokens, count, [this](const Token* part, const std::uint64_t* hashes, std::size_t size) {
      set_.tokens += size;
      digest_.add(hashes, size);
      add(features_.add(part, hashes, size));
    });
  }

  TextFeatureSet release() {
    add(features_.finish());
    std::sort(set_.features.begin(), set_.features.end());
    set_.features.erase(std::unique(set_.features.begin(), set_.features.end()), set_.features.end());
    set_.token_digest = digest_.digest();
    return std::move(set_);
  }

 private:
  void add(const FeatureList& features) {
    const FeatureList& added = occurrences_ ? occurrences_->number(features.data(), features.size()) : features;
    set_.features.insert(set_.features.end(), added.begin(), added.end());
  }

  TokenHasher hasher_;
  TextFeatures features_;
  std::optional<OccurrenceCounter> occurrences_;
  TokenDigester digest_;
  TextFeatureSet set_;
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

TextFeatureSet Signer::feature_set(std::string_view text, Tokenizer& tokenizer) const {
  if (scheme_.features.of_token_hashes()) {
    const std::vector<std::uint64_t> tokens = token_hashes({text}, tokenizer).tokens;
    return {word_shingles(tokens, scheme_.features.length), tokens.size(), token_digest(tokens, scheme_.seed)};
  }
  FeatureCollector collector(scheme_);
  tokenizer.tokenize(text, collector);
  return collector.release();
}

std::vector<std::uint8_t> Signer::sketch(const ShingleSet& features) const {
  if (!scheme_.sketch || scheme_.minhash.weighs_occurrences() || features.empty()) return {};
  const std::unique_ptr<SlotSketch> slots = make_slot_sketch(scheme_.minhash, scheme_.seed, {});
  slots->add(features.data(), features.size());
  return minhash_sketch(slots->slots());
}

Signature Signer::sign(const TokenHashes& hashes) const {
  if (scheme_.needs_tokens()) {
    throw std::invalid_argument("scheme " + scheme_.name() +
                                " cannot sign token hashes: it needs the tokens themselves");
  }
  SignatureAccumulator accumulator(scheme_);
  accumulator.add_tokens(hashes.tokens.data(), hashes.tokens.size());
  accumulator.add_words(hashes.words.data(), hashes.words.size());
  return accumulator.finish();
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
        const std::vector<std::uint64_t> keys = band_keys(scheme_.families[f], {}, fingerprint);
        for (unsigned band = 0; band != keys.size(); ++band) terms.push_back(scheme_.band_term(f, band, keys[band]));
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
