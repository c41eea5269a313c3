/** @file character_shingle_maker.h
 *  Features are runs of n successive characters of the folded text: for short texts, for texts with errors in their words
 *  (optical character recognition), and for languages without a word breaker.
 *
 *  Stage tokens --> features of the flow. THREADS: one object per thread.
 */
#ifndef NEARDUP_CORE_METHODS_CHARACTER_SHINGLE_MAKER_H
#define NEARDUP_CORE_METHODS_CHARACTER_SHINGLE_MAKER_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "features/feature_method.h"
#include "features/shingles.h"

namespace neardup {

/** The text is the sequence of its tokens, joined by spaces (U+0020). There is no space if the characters on both sides
 *  belong to scripts written without spaces: Han, Hiragana, Katakana (half width too), Bopomofo, Thai, Lao, Khmer,
 *  Myanmar, Tibetan. So a page and its words read back from an index have the same features, wherever the index cut
 *  such runs. Characters are code points; a byte that is not part of well-formed UTF-8 is one character, different from
 *  all code points.
 *
 *  A text of c >= n characters has c - n + 1 features, in text order. A shorter text with a token has one feature, the
 *  whole text; a text without tokens has none. Two different shingles share a hash with probability 2^-64 for nearly
 *  all pairs, 2^-47 in the worst case.
 *
 *  A feature is the hash of a word shingle (word_shingles()) whose tokens are the characters, each hashed to
 *  mix(mix(seed) + g * code point), with `mix` and `g` of plugin/FORMAT.md. Cost O(characters), whatever n is; memory
 *  O(characters of one call). Stored: yes, through sketches and band terms.
 *  Source: Broder 1997, sec. 2; rolling as Karp, Rabin 1987, modulo 2^64. */
class CharacterShingleMaker final : public FeatureMaker {
 public:
  /** @param n     characters a shingle, 1..12. @param seed  of the scheme; token hashes are not used. */
  CharacterShingleMaker(unsigned n, std::uint64_t seed);

  void add(const Token* tokens, const std::uint64_t* hashes, std::size_t count, FeatureList& features) override;
  void finish(FeatureList& features) override;

 private:
  void append_characters(std::string_view token);
  void append(std::uint32_t character);

  std::uint64_t mixed_seed_;
  ShingleRoller roller_;
  std::optional<std::uint32_t> last_;      // character of the text so far
  std::vector<std::uint64_t> characters_;  // scratch: hashes of those of one call
};

}  // namespace neardup

#endif  // NEARDUP_CORE_METHODS_CHARACTER_SHINGLE_MAKER_H
