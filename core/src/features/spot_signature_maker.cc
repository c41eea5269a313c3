#include "features/spot_signature_maker.h"

#include <algorithm>
#include <array>
#include <utility>

namespace neardup {

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
