#include "methods/character_shingle_maker.h"

#include "bytes/feature_hash.h"
#include "bytes/utf8_characters.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

// Modulo 2^64 as word shingles, not modulo a prime of 61 bits: this takes one multiplication a step instead of a wide
// one and its reduction, and gives all 64 bits of the sum. Its known weaknesses do not matter here: code points would
// give sums with small differences, but their hashes do not; and sequences that collide for every odd base have over a
// thousand characters.
CharacterShingleMaker::CharacterShingleMaker(unsigned n, std::uint64_t seed) : mixed_seed_(mix64(seed)), roller_(n) {}

void CharacterShingleMaker::append(std::uint32_t character) {
  characters_.push_back(mix64(mixed_seed_ + kGoldenStep * character));
}

void CharacterShingleMaker::append_characters(std::string_view token) {
  bool at_border = last_.has_value();
  while (!token.empty()) {
    const std::uint32_t character = take_character(token);
    if (at_border && !(is_unspaced(*last_) && is_unspaced(character))) append(' ');
    at_border = false;
    append(character);
    last_ = character;
  }
}

void CharacterShingleMaker::add(const Token* tokens, const std::uint64_t* /*hashes*/, std::size_t count,
                                FeatureList& features) {
  characters_.clear();
  for (std::size_t i = 0; i != count; ++i) append_characters(tokens[i].text);
  append_rolled(roller_, characters_.data(), characters_.size(), features);
}

void CharacterShingleMaker::finish(FeatureList& features) {
  append_last(roller_, features);
  last_.reset();
}

}  // namespace neardup
