#include "signature_accumulator.h"

#include <algorithm>
#include <optional>

#include "neardup/bands.h"
#include "neardup/base32.h"

namespace neardup {

namespace {

constexpr std::size_t kPart = 2048;  // tokens whose shingles are held at once

std::vector<std::string> terms_of_any_key(const Scheme& scheme) {
  std::vector<std::string> terms;
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    for (unsigned band = 0; band != scheme.families[f].bands; ++band) terms.push_back(scheme.band_term(f, band, 0));
  }
  return terms;
}

}  // namespace

SignatureAccumulator::SignatureAccumulator(const Scheme& scheme)
    : families_(scheme.families),
      sketch_(scheme.sketch),
      terms_(terms_of_any_key(scheme)),
      digest_(scheme.seed),
      roller_(scheme.shingle_length),
      minhash_(scheme.minhash_slots, scheme.seed),
      shingles_(kPart) {}

void SignatureAccumulator::add_tokens(const std::uint64_t* hashes, std::size_t count) {
  tokens_ += count;
  digest_.add(hashes, count);
  while (count != 0) {
    const std::size_t part = std::min(count, kPart);
    add_shingles(roller_.roll(hashes, part, shingles_.data()));
    hashes += part;
    count -= part;
  }
}

void SignatureAccumulator::add_shingles(std::size_t count) {
  minhash_.add(shingles_.data(), count);
  distinct_.add(shingles_.data(), count);
}

const Signature& SignatureAccumulator::finish() {
  if (const std::optional<std::uint64_t> only = roller_.finish()) {
    shingles_.front() = *only;
    add_shingles(1);
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
  signature_.shingles = std::min(distinct_.count(), tokens_);  // an estimate must not exceed what there is
  if (tokens_ == 0) return;
  if (sketch_) signature_.sketch.assign(minhash_.slots().begin(), minhash_.slots().end());
  write_band_terms();
}

void SignatureAccumulator::write_band_terms() {
  auto term = terms_.begin();
  for (const BandFamily& family : families_) {
    const unsigned bits = family.key_bits();
    const std::size_t digits = (bits + 4) / 5;
    const auto first = term;
    for (unsigned band = 0; band != family.bands; ++band, ++term) {
      const std::uint64_t key = band_key(family, band, minhash_.slots(), signature_.fingerprint);
      base32_encode(key, bits, term->data() + term->size() - digits);
    }
    // All texts without a word have fingerprint 0: that says nothing about them.
    const bool left_out = family.of_simhash() && fingerprint_.count() == 0;
    if (!left_out) signature_.band_terms.insert(signature_.band_terms.end(), first, term);
  }
}

void SignatureAccumulator::clear() {
  tokens_ = 0;
  fingerprint_.clear();
  digest_.clear();
  roller_.clear();
  minhash_.clear();
  distinct_.clear();
}

}  // namespace neardup
