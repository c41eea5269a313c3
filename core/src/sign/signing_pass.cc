#include "sign/signing_pass.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "bands/bands.h"
#include "bytes/base_encodings.h"
#include "bytes/feature_hash.h"
#include "features/feature_method.h"
#include "fingerprint/fingerprint_method.h"
#include "sign/signature_buckets.h"
#include "sketch/sketch_method.h"

namespace neardup {

namespace {

constexpr std::size_t kBlock = 2048;  // hashes that are gathered before they are counted or sketched

std::vector<std::string> terms_of_any_key(const Scheme& scheme) {
  std::vector<std::string> terms;
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    if (scheme.families[f].of_keys()) continue;
    for (unsigned band = 0; band != scheme.families[f].bands; ++band) terms.push_back(scheme.band_term(f, band, 0));
  }
  return terms;
}

/** Whether a band contains an empty slot. */
bool has_empty_slot(const BandFamily& family, unsigned band, const std::vector<std::size_t>& empty) {
  if (family.of_simhash()) return false;
  const std::size_t begin = std::size_t{band} * family.rows;
  const auto first = std::lower_bound(empty.begin(), empty.end(), begin);
  return first != empty.end() && *first < begin + family.rows;
}

/** The weight of a feature of one word; empty if all weights are equal. */
FeatureWeight word_weight(const Scheme& scheme) {
  if (scheme.idf.empty()) return {};
  std::unordered_map<std::uint64_t, double> weights;
  for (const GradedWord& word : scheme.idf.words) {
    const ShingleSet feature = word_shingles({xxh3_hash(word.word, scheme.seed)}, 1);
    weights.emplace(feature.front(), static_cast<double>(word.grade) / IdfTable::kUnit);
  }
  const double rest = static_cast<double>(scheme.idf.rest) / IdfTable::kUnit;
  return [weights = std::move(weights), rest](std::uint64_t feature) {
    const auto found = weights.find(feature);
    return found == weights.end() ? rest : found->second;
  };
}

}  // namespace

FingerprintMaker::FingerprintMaker(const Scheme& scheme)
    : of_features_(fingerprint_method(scheme.fingerprint).of_features),
      logarithmic_(fingerprint_method(scheme.fingerprint).by_logarithm),
      by_jenkins_(scheme.fingerprint == FingerprintKind::kSimhashDoc),
      seed_(scheme.seed),
      by_logarithm_(fingerprint_method(scheme.fingerprint).by_idf ? scheme.idf : IdfTable()),
      words_(kBlock + 1) {}

void FingerprintMaker::add_tokens(const HashedTokens& part) {
  if (word_count_ + part.count > kBlock) flush();
  std::array<std::uint64_t, kMostTokensHashed> own;
  const std::uint64_t* hashes = part.hashes;
  if (by_jenkins_) {
    std::transform(part.tokens, part.tokens + part.count, own.begin(),
                   [](const Token& token) { return jenkins64_hash(token.text); });
    hashes = own.data();
  } else if (seed_ != 0) {
    xxh3_hash_tokens(part.tokens, part.count, 0, own.data());
    hashes = own.data();
  }
  std::uint64_t* next = words_.data() + word_count_;  // a member would be stored and loaded for each token
  for (std::size_t i = 0; i != part.count; ++i) {     // always written, kept if it is a word: no branch
    *next = hashes[i];
    next += part.tokens[i].token_class == TokenClass::kWord ? 1 : 0;
  }
  word_count_ = static_cast<std::size_t>(next - words_.data());
}

std::uint64_t FingerprintMaker::finish() {
  flush();
  return logarithmic_ ? by_logarithm_.count() : by_count_.count();
}

void FingerprintMaker::clear() {
  by_count_.clear();
  by_logarithm_.clear();
  word_count_ = 0;
}

void FingerprintMaker::add(const std::uint64_t* hashes, std::size_t n) {
  logarithmic_ ? by_logarithm_.add(hashes, n) : by_count_.add(hashes, n);
}

void FingerprintMaker::flush() {
  add(words_.data(), word_count_);
  word_count_ = 0;
}

SigningPass::SigningPass(const Scheme& scheme, const SignatureParts& parts)
    : parts_(parts),
      families_(scheme.families),
      sketch_(scheme.sketch),
      of_word_shingles_(scheme.features.of_token_hashes()),
      weighs_occurrences_(scheme.minhash.weighs_occurrences()),
      filter_(scheme),
      digest_(scheme.seed),
      fingerprint_(scheme) {
  if (parts.sketch_and_terms) {
    terms_ = terms_of_any_key(scheme);
    if (scheme.needs_slots()) slots_ = make_slot_sketch(scheme.minhash, scheme.seed, word_weight(scheme));
    for (unsigned f = 0; f != families_.size(); ++f) {
      has_terms_.push_back(!families_[f].of_keys() && (parts.bucket_terms || is_in_terms(scheme, families_[f])));
      if (!families_[f].of_keys()) continue;
      key_families_.push_back({make_key_maker(families_[f].keys, scheme.seed), scheme.band_begin(f, 0)});
    }
  }
  if (parts.feature_count || parts.feature_set || slots_ || !key_families_.empty() ||
      (parts.fingerprint && fingerprint_.of_features())) {
    maker_ = make_feature_maker(scheme.features, scheme.stop_words, scheme.seed);
    if (scheme.features.counted) occurrences_.emplace();
  }
}

void SigningPass::add_text(std::string_view text) {
  for (const KeyFamily& family : key_families_) family.maker->add_text(text);
}

void SigningPass::take(const Token* tokens, std::size_t count) {
  if (sink_) sink_->take(tokens, count);
  filter_.each_part(tokens, count, [this](const HashedTokens& part) {
    token_count_ += part.count;
    digest_.add(part.hashes, part.count);
    if (parts_.fingerprint && !fingerprint_.of_features()) fingerprint_.add_tokens(part);
    for (const KeyFamily& family : key_families_) family.maker->add_tokens(part.tokens, part.hashes, part.count);
    if (maker_) maker_->add(part.tokens, part.hashes, part.count, features_);
    if (features_.size() >= kBlock) flush_features();
  });
}

void SigningPass::flush_features() {
  feature_count_ += features_.size();
  if (parts_.fingerprint && fingerprint_.of_features()) fingerprint_.add_features(features_);
  for (const KeyFamily& family : key_families_) family.maker->add_features(features_.data(), features_.size());
  if (slots_ && weighs_occurrences_) slots_->add(features_.data(), features_.size());
  const FeatureList& counted = occurrences_ ? occurrences_->number(features_.data(), features_.size()) : features_;
  if (slots_ && !weighs_occurrences_) slots_->add(counted.data(), counted.size());
  if (parts_.feature_count) distinct_.add(counted.data(), counted.size());
  if (parts_.feature_set) all_features_.insert(all_features_.end(), counted.begin(), counted.end());
  features_.clear();
}

const Signature& SigningPass::finish() {
  if (maker_) maker_->finish(features_);
  flush_features();
  signature_.sketch.clear();
  signature_.band_terms.clear();
  fill_signature();
  FeatureList all = std::move(all_features_);
  clear();
  all_features_ = std::move(all);
  return signature_;
}

ShingleSet SigningPass::take_features() {
  return distinct_features(std::exchange(all_features_, {}));
}

void SigningPass::fill_signature() {
  const std::uint64_t fingerprint_hashes = parts_.fingerprint ? fingerprint_.finish() : 0;
  signature_.tokens = token_count_;
  signature_.fingerprint = parts_.fingerprint ? fingerprint_.fingerprint() : 0;
  signature_.token_digest = token_count_ == 0 ? 0 : digest_.digest();
  // An estimate must not exceed the number of features; for word shingles the format sets the bound.
  signature_.shingles = std::min(distinct_.count(), of_word_shingles_ ? token_count_ : feature_count_);
  if (token_count_ == 0 || !parts_.sketch_and_terms) return;
  static const Slots kNoSlots;
  const Slots& slots = slots_ ? slots_->slots() : kNoSlots;  // one call: some methods do all their work in it
  if (sketch_) signature_.sketch.assign(slots.begin(), slots.end());
  write_band_terms(slots, fingerprint_hashes);
  for (const KeyFamily& family : key_families_) {
    for (const std::string& key : family.maker->finish()) signature_.band_terms.push_back(family.label + key);
  }
}

void SigningPass::write_band_terms(const Slots& slots, std::uint64_t fingerprint_hashes) {
  const std::vector<std::size_t> empty = slots_ ? slots_->empty_slots() : std::vector<std::size_t>();
  auto terms = terms_.begin();
  for (std::size_t f = 0; f != families_.size(); ++f) {
    const BandFamily& family = families_[f];
    // All texts without a word have fingerprint 0, so it means nothing.
    const bool left_out = family.of_simhash() && fingerprint_hashes == 0;
    if (has_terms_[f] && !left_out) write_family_terms(family, slots, empty, terms);
    if (!family.of_keys()) terms += family.bands;
  }
}

void SigningPass::write_family_terms(const BandFamily& family, const Slots& slots,
                                     const std::vector<std::size_t>& empty, std::vector<std::string>::iterator terms) {
  const unsigned bits = family.key_bits();
  const std::size_t digits = (bits + 4) / 5;
  for (unsigned band = 0; band != family.bands; ++band, ++terms) {
    if (has_empty_slot(family, band, empty)) continue;
    const std::uint64_t key = band_key(family, band, slots, signature_.fingerprint);
    base32_encode(key, bits, terms->data() + terms->size() - digits);
    signature_.band_terms.push_back(*terms);
  }
}

void SigningPass::clear() {
  token_count_ = feature_count_ = 0;
  sink_ = nullptr;
  digest_.clear();
  if (parts_.fingerprint) fingerprint_.clear();
  if (maker_) maker_->finish(features_);
  features_.clear();
  if (occurrences_) occurrences_->clear();
  if (slots_) slots_->clear();
  distinct_.clear();
  for (const KeyFamily& family : key_families_) family.maker->clear();
  all_features_.clear();
}

}  // namespace neardup
