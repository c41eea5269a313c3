#include "features/stop_led_shingle_maker.h"

#include <utility>

#include "features/rolled_features.h"

namespace neardup {

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

}  // namespace neardup
