#include "corpus/corpus_signer.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "bands/bands.h"
#include "bytes/base32.h"
#include "bytes/feature_hash.h"
#include "features/shingles.h"
#include "sketch/slot_sketch.h"
#include "tokens/token_digest.h"
#include "tokens/token_hashing.h"

namespace neardup {

namespace {

/** Whether tokens give all features, and these all keys. */
bool is_lean(const Scheme& scheme) {
  const bool of_slots = std::all_of(scheme.families.begin(), scheme.families.end(),
                                    [](const BandFamily& family) { return family.kind == BandFamily::Kind::kMinHash; });
  return of_slots && scheme.stop_words.empty() && scheme.idf.empty() && scheme.features.of_token_hashes() &&
         !scheme.features.counted && !scheme.minhash.weighs_occurrences() && scheme.minhash.fills_slots();
}

}  // namespace

/** Computes what StreamingSigner computes, of the standard scheme and its like. */
class CorpusSigner::Lean final : public TokenSink {
 public:
  Lean(const Scheme& scheme, Tokenizer& tokenizer)
      : families_(scheme.families),
        seed_(scheme.seed),
        keeps_sketch_(scheme.sketch),
        tokenizer_(tokenizer),
        roller_(scheme.features.length),
        digest_(scheme.seed),
        slots_(make_slot_sketch(scheme.minhash, scheme.seed)) {
    for (unsigned f = 0; f != families_.size(); ++f) {
      for (unsigned band = 0; band != families_[f].bands; ++band) terms_.push_back(scheme.band_term(f, band, 0));
    }
  }

  CorpusSignature sign(std::string_view text, std::vector<std::uint64_t>& keys) {
    tokens_ = held_ = 0;
    roller_.clear();
    digest_.clear();
    slots_->clear();
    tokenizer_.tokenize(text, *this);
    flush();
    if (const std::optional<std::uint64_t> only = roller_.finish()) slots_->add(&*only, 1);
    CorpusSignature signature;
    signature.tokens = tokens_;
    if (tokens_ != 0) {
      signature.token_digest = digest_.digest();
      add_keys(slots_->slots(), keys);
      signature.sketch = sketch_.data();
    }
    return signature;
  }

  void take(const Token* tokens, std::size_t count) override {
    for (std::size_t taken = 0; taken != count;) {
      const std::size_t part = std::min({count - taken, kMostTokensHashed, kHeld - held_});
      xxh3_hash_tokens(tokens + taken, part, seed_, hashes_.data() + held_);
      held_ += part;
      taken += part;
      if (held_ == kHeld) flush();
    }
  }

 private:
  static constexpr std::size_t kHeld = 2048;  // as many as StreamingSigner sketches at a time

  void flush() {
    tokens_ += held_;
    digest_.add(hashes_.data(), held_);
    slots_->add(features_.data(), roller_.roll(hashes_.data(), held_, features_.data()));
    held_ = 0;
  }

  void add_keys(const std::vector<std::uint64_t>& slots, std::vector<std::uint64_t>& keys) {
    if (keeps_sketch_) sketch_.assign(slots.begin(), slots.end());
    auto term = terms_.begin();
    for (const BandFamily& family : families_) {
      const unsigned bits = family.key_bits();
      const std::size_t digits = (bits + 4) / 5;
      for (unsigned band = 0; band != family.bands; ++band, ++term) {
        base32_encode(band_key(family, band, slots, 0), bits, term->data() + term->size() - digits);
        keys.push_back(xxh3_hash(*term));
      }
    }
  }

  const std::vector<BandFamily> families_;
  const std::uint64_t seed_;
  const bool keeps_sketch_;
  Tokenizer& tokenizer_;
  ShingleRoller roller_;
  TokenDigester digest_;
  std::unique_ptr<SlotSketch> slots_;
  std::vector<std::string> terms_;  // of all bands; only their keys change
  std::array<std::uint64_t, kHeld> hashes_;
  std::array<std::uint64_t, kHeld> features_;
  std::size_t held_ = 0;
  std::uint64_t tokens_ = 0;
  std::vector<std::uint8_t> sketch_;
};

CorpusSigner::CorpusSigner(const Scheme& scheme, Tokenizer& tokenizer) : whole_(scheme, tokenizer) {
  if (is_lean(scheme)) lean_ = std::make_unique<Lean>(scheme, tokenizer);
}

CorpusSigner::~CorpusSigner() = default;

KeyedSignature CorpusSigner::sign(std::string_view text) {
  if (!lean_) return sign(text, {});
  keys_.clear();
  const CorpusSignature signature = lean_->sign(text, keys_);
  return {signature, keys_};
}

KeyedSignature CorpusSigner::sign(std::string_view content, const LeftOutText& left_out) {
  const SignedContent content_signed = sign_content(whole_, content, left_out);
  const Signature& signature = content_signed.signature;
  keys_.clear();
  for (const std::string& term : signature.band_terms) keys_.push_back(xxh3_hash(term));
  return {{signature.token_digest, content_signed.origin.evidence, signature.tokens, signature.fingerprint,
           signature.sketch.data(), 0},
          keys_};
}

}  // namespace neardup
