#include "sign/signature_accumulator.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <utility>

#include "bands/bands.h"
#include "bands/key_method.h"
#include "bytes/base32.h"
#include "bytes/feature_hash.h"
#include "sketch/minhash.h"

namespace neardup {

namespace {

constexpr std::size_t kPart = 2048;  // tokens whose shingles are in memory at once

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

SignatureAccumulator::SignatureAccumulator(const Scheme& scheme)
    : families_(scheme.families),
      sketch_(scheme.sketch),
      terms_(terms_of_any_key(scheme)),
      fingerprint_(scheme),
      digest_(scheme.seed),
      weighs_occurrences_(scheme.minhash.weighs_occurrences()),
      shingles_(kPart) {
  if (scheme.features.of_token_hashes()) roller_.emplace(scheme.features.length);
  if (scheme.features.counted) occurrences_.emplace();
  if (scheme.needs_slots()) slots_ = make_slot_sketch(scheme.minhash, scheme.seed, word_weight(scheme));
  for (unsigned f = 0; f != families_.size(); ++f) {
    if (!families_[f].of_keys()) continue;
    key_families_.push_back(
        {make_key_maker(families_[f].keys, scheme.seed), scheme.band_prefix + scheme.band_label(f, 0)});
  }
}

void SignatureAccumulator::add_text(std::string_view text) {
  for (const KeyFamily& family : key_families_) family.maker->add_text(text);
}

void SignatureAccumulator::add_tokens(const std::uint64_t* hashes, std::size_t count) {
  tokens_ += count;
  digest_.add(hashes, count);
  if (roller_) roll_shingles(hashes, count);
}

void SignatureAccumulator::add_words(const std::uint64_t* hashes, std::size_t count) {
  fingerprint_.add_words(hashes, count);
}

void SignatureAccumulator::add_keyed_tokens(const Token* tokens, const std::uint64_t* hashes, std::size_t count) {
  for (const KeyFamily& family : key_families_) family.maker->add_tokens(tokens, hashes, count);
}

void SignatureAccumulator::roll_shingles(const std::uint64_t* hashes, std::size_t count) {
  while (count != 0) {
    const std::size_t part = std::min(count, kPart);
    add_features(shingles_.data(), roller_->roll(hashes, part, shingles_.data()));
    hashes += part;
    count -= part;
  }
}

void SignatureAccumulator::add_features(const std::uint64_t* features, std::size_t count) {
  features_ += count;
  fingerprint_.add_features(features, count);
  for (const KeyFamily& family : key_families_) family.maker->add_features(features, count);
  if (slots_ && weighs_occurrences_) slots_->add(features, count);
  if (occurrences_) features = occurrences_->number(features, count).data();
  if (slots_ && !weighs_occurrences_) slots_->add(features, count);
  distinct_.add(features, count);
}

const Signature& SignatureAccumulator::finish() {
  if (roller_) {
    if (const std::optional<std::uint64_t> only = roller_->finish()) add_features(&*only, 1);
  }
  signature_.sketch.clear();
  signature_.band_terms.clear();
  fill_signature();
  clear();
  return signature_;
}

void SignatureAccumulator::fill_signature() {
  signature_.tokens = tokens_;
  signature_.fingerprint = fingerprint_.fingerprint();
  signature_.token_digest = tokens_ == 0 ? 0 : digest_.digest();
  // An estimate must not exceed the number of features; for word shingles the format sets the bound.
  signature_.shingles = std::min(distinct_.count(), roller_ ? tokens_ : features_);
  if (tokens_ == 0) return;
  static const Slots kNoSlots;
  const Slots& slots = slots_ ? slots_->slots() : kNoSlots;  // one call: some methods do all their work in it
  if (sketch_) signature_.sketch.assign(slots.begin(), slots.end());
  write_band_terms(slots);
  write_key_terms();
}

void SignatureAccumulator::write_band_terms(const Slots& slots) {
  const std::vector<std::size_t> empty = slots_ ? slots_->empty_slots() : std::vector<std::size_t>();
  auto terms = terms_.begin();
  for (const BandFamily& family : families_) {
    if (family.of_keys()) continue;
    // All texts without a word have fingerprint 0, so it means nothing.
    const bool left_out = family.of_simhash() && fingerprint_.count() == 0;
    if (!left_out) write_family_terms(family, slots, empty, terms);
    terms += family.bands;
  }
}

void SignatureAccumulator::write_family_terms(const BandFamily& family, const Slots& slots,
                                              const std::vector<std::size_t>& empty,
                                              std::vector<std::string>::iterator terms) {
  const unsigned bits = family.key_bits();
  const std::size_t digits = (bits + 4) / 5;
  for (unsigned band = 0; band != family.bands; ++band, ++terms) {
    if (has_empty_slot(family, band, empty)) continue;
    const std::uint64_t key = band_key(family, band, slots, signature_.fingerprint);
    base32_encode(key, bits, terms->data() + terms->size() - digits);
    signature_.band_terms.push_back(*terms);
  }
}

void SignatureAccumulator::write_key_terms() {
  for (const KeyFamily& family : key_families_) {
    for (const std::string& key : family.maker->finish()) signature_.band_terms.push_back(family.label + key);
  }
}

void SignatureAccumulator::clear() {
  tokens_ = features_ = 0;
  fingerprint_.clear();
  digest_.clear();
  if (roller_) roller_->clear();
  if (occurrences_) occurrences_->clear();
  if (slots_) slots_->clear();
  distinct_.clear();
  for (const KeyFamily& family : key_families_) family.maker->clear();
}

}  // namespace neardup
