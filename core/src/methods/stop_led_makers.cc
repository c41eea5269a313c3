#include "methods/stop_led_makers.h"

#include <algorithm>
#include <array>
#include <utility>

namespace neardup {

void WholeTextFeature::add(const std::uint64_t* hashes, std::size_t count) {
  if (waived_ || count == 0) return;
  digester_.add(hashes, count);
  has_tokens_ = true;
}

void WholeTextFeature::finish(FeatureList& features) {
  if (has_tokens_ && !waived_) features.push_back(digester_.digest());
  digester_.clear();
  has_tokens_ = waived_ = false;
}

StopLedShingleMaker::StopLedShingleMaker(unsigned length, unsigned step, std::vector<std::string> stop_words)
    : length_(length), stop_words_(std::move(stop_words)), tokens_to_shingles_(length), shingles_to_features_(step) {}

/** Keeps in shingles_, which end with the last of the tokens, the shingles that a stop word leads.
 *  @return how many there are, at the front. */
std::size_t StopLedShingleMaker::keep_led(const Token* tokens, std::size_t count) {
  const std::size_t without = count - shingles_.size();  // the first tokens of a text do not end a shingle
  std::size_t kept = 0;
  for (std::size_t i = 0; i != count; ++i) {
    recent_ = recent_ << 1 | (stop_words_.contains(tokens[i].text) ? 1 : 0);
    const bool led = (recent_ >> (length_ - 1) & 1) != 0;
    if (i >= without && led) shingles_[kept++] = shingles_[i - without];
  }
  return kept;
}

void StopLedShingleMaker::add(const Token* tokens, const std::uint64_t* hashes, std::size_t count,
                              FeatureList& features) {
  shingles_.clear();
  append_rolled(tokens_to_shingles_, hashes, count, shingles_);
  const std::size_t led = keep_led(tokens, count);
  append_rolled(shingles_to_features_, shingles_.data(), led, features);
  if (led != 0) whole_text_.waive();
  whole_text_.add(hashes, count);
}

void StopLedShingleMaker::finish(FeatureList& features) {
  tokens_to_shingles_.clear();
  append_last(shingles_to_features_, features);
  whole_text_.finish(features);
}

SpotSignatureMaker::SpotSignatureMaker(unsigned chain_length, unsigned spot_distance,
                                       std::vector<std::string> stop_words)
    : chain_length_(chain_length),
      spot_distance_(spot_distance),
      stop_words_(std::move(stop_words)),
      roller_(chain_length + 1),
      content_words_(std::size_t{chain_length} * spot_distance),
      antecedents_(content_words_.size()) {}

void SpotSignatureMaker::add_antecedent(std::uint64_t hash) {
  // Once before each content word, so that a text of stop words alone is not stored whole.
  std::vector<std::uint64_t>& here = antecedents_[place_];
  if (std::find(here.begin(), here.end(), hash) == here.end()) here.push_back(hash);
}

std::uint64_t SpotSignatureMaker::signature_of(std::uint64_t antecedent) {
  std::array<std::uint64_t, ShingleRoller::kLongest> words{antecedent};
  for (std::size_t i = 1; i <= chain_length_; ++i) {
    words[i] = content_words_[(place_ + i * spot_distance_ - 1) % content_words_.size()];
  }
  std::array<std::uint64_t, ShingleRoller::kLongest> shingles{};
  roller_.clear();
  roller_.roll(words.data(), chain_length_ + 1, shingles.data());
  return shingles[0];
}

void SpotSignatureMaker::add_content_word(std::uint64_t hash, FeatureList& features) {
  content_words_[place_] = hash;
  place_ = place_ + 1 == content_words_.size() ? 0 : place_ + 1;
  for (const std::uint64_t antecedent : antecedents_[place_]) features.push_back(signature_of(antecedent));
  antecedents_[place_].clear();
}

void SpotSignatureMaker::add(const Token* tokens, const std::uint64_t* hashes, std::size_t count,
                             FeatureList& features) {
  const std::size_t before = features.size();
  for (std::size_t i = 0; i != count; ++i) {
    if (stop_words_.contains(tokens[i].text)) {
      add_antecedent(hashes[i]);
    } else {
      add_content_word(hashes[i], features);
    }
  }
  if (features.size() != before) whole_text_.waive();
  whole_text_.add(hashes, count);
}

void SpotSignatureMaker::finish(FeatureList& features) {
  for (std::vector<std::uint64_t>& incomplete : antecedents_) incomplete.clear();
  whole_text_.finish(features);
}

}  // namespace neardup
