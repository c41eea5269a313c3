/** @file shingles.h
 *  Word shingles: the runs of n successive words of a text, as a set or a list of 64-bit hashes.
 *
 *  Stage tokens --> features of the flow. Two texts are as similar as their shingle sets (similarity.h).
 *  THREADS: pure functions; a ShingleSet and a ShingleRoller are plain values; one WordShingleMaker per thread.
 */
#ifndef NEARDUP_CORE_FEATURES_SHINGLES_H
#define NEARDUP_CORE_FEATURES_SHINGLES_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "features/feature_method.h"

namespace neardup {

/** Distinct shingle hashes in ascending order. */
using ShingleSet = std::vector<std::uint64_t>;

/** Sort features and drop the repetitions.
 *  @param features  in any order. Cost expected O(n), at worst O(n log n): a distribution by their leading bits. */
ShingleSet distinct_features(const std::vector<std::uint64_t>& features);

/** The distinct word shingles of a text.
 *  A text with fewer than n tokens has one shingle, the whole text. A text without tokens has none.
 *  @param token_hashes  [m] hashes of the tokens in text order.
 *  @param n             tokens a shingle, 1..9.
 *  @return at most max(1, m - n + 1) hashes, ascending; two different shingles share a hash with probability 2^-64.
 *  Cost expected O(m), at worst O(m log m): a rolling combination of token hashes, then a sort by their leading bits;
 *  no string is built. Stored: yes, through MinHash. Source: Broder 1997, sec. 2; rolling as Karp, Rabin 1987. */
ShingleSet word_shingles(const std::vector<std::uint64_t>& token_hashes, unsigned n);

/** The shingles of a text whose tokens arrive in parts, in text order, with repetitions.
 *  All parts and finish() together give the shingles of word_shingles(), however the tokens are cut into parts. */
class ShingleRoller {
 public:
  static constexpr unsigned kLongest = 12;

  /** @param n  tokens a shingle, 1..kLongest. */
  explicit ShingleRoller(unsigned n);

  /** Take the next tokens.
   *  @param token_hashes  [count] in text order.
   *  @param shingles      [count] receives the shingles that end with one of these tokens.
   *  @return              how many: count, except for the first n - 1 tokens of the text.
   *  Cost O(count). Allocates nothing. */
  std::size_t roll(const std::uint64_t* token_hashes, std::size_t count, std::uint64_t* shingles);

  /** The only shingle of a text that has tokens, but fewer than n. Nothing otherwise. */
  std::optional<std::uint64_t> finish() const;

  /** Begin another text. */
  void clear();

 private:
  unsigned n_;
  bool rolled_ = false;                              // whether there was a shingle of n tokens
  std::size_t seen_ = 0;                             // how many tokens history_ has, up to n - 1
  std::array<std::uint64_t, kLongest - 1> history_;  // the last tokens
};

/** The shingles that end with one of the next [count] hashes. */
inline void append_rolled(ShingleRoller& roller, const std::uint64_t* hashes, std::size_t count,
                          FeatureList& features) {
  const std::size_t before = features.size();
  features.resize(before + count);
  features.resize(before + roller.roll(hashes, count, features.data() + before));
}

/** The shingle at the end of the sequence; the roller is ready for another. */
inline void append_last(ShingleRoller& roller, FeatureList& features) {
  if (const std::optional<std::uint64_t> only = roller.finish()) features.push_back(*only);
  roller.clear();
}

/** Features are runs of n successive words: the default. The hashes of word_shingles(), in text order, with repetitions:
 *  max(1, m - n + 1) for a text of m > 0 tokens, none for an empty text. Cost O(count); memory O(1). Stored: yes, through
 *  sketches and band terms. Source: Broder 1997, sec. 2. */
class WordShingleMaker final : public FeatureMaker {
 public:
  /** @param n  tokens a shingle, 1..9. */
  explicit WordShingleMaker(unsigned n) : roller_(n) {}

  void add(const Token* /*tokens*/, const std::uint64_t* hashes, std::size_t count, FeatureList& features) override {
    append_rolled(roller_, hashes, count, features);
  }
  void finish(FeatureList& features) override { append_last(roller_, features); }

 private:
  ShingleRoller roller_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_SHINGLES_H
