/** @file feature_method.h
 *  Which features of a text decide its similarity: the method, as a scheme records it, and the interface that its class
 *  implements. A method is one class behind FeatureMaker and one line in core/src/methods/feature_methods.cc.
 *
 *      word:N           runs of N successive words                        N 1..9           Broder 1997
 *      char:N           runs of N successive characters                   N 1..12          Leskovec et al., sec. 3.2
 *      stop-led:N[:S]   a stop word and what follows it, N words in all;  N 1..9, S 1..9   the same, sec. 3.2.4
 *                       S such successive shingles as one
 *      spot:C:D         after a stop word a chain of C other words,       C 1..9, D 1..9   Theobald et al. 2008
 *                       each the D-th after the one before                                 (SpotSigs)
 *      ...+counts       of any: the k-th occurrence is a feature of its own, so that the Jaccard index of the sets
 *                       equals the one of the multisets
 *
 *  Leskovec, Rajaraman, Ullman: Mining of Massive Datasets.
 *
 *  Stage tokens --> features of the flow. THREADS: a plain value; one FeatureMaker per thread.
 */
#ifndef NEARDUP_CORE_FEATURES_FEATURE_METHOD_H
#define NEARDUP_CORE_FEATURES_FEATURE_METHOD_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "neardup/token.h"

namespace neardup {

/** 64-bit hashes of features in text order; a feature that occurs k times is in the list k times. */
using FeatureList = std::vector<std::uint64_t>;

/** Makes the features of one text after another. The features do not depend on how the tokens are cut into parts. */
class FeatureMaker {
 public:
  virtual ~FeatureMaker() = default;

  /** Take the next tokens of the text, without those that the scheme's token filter leaves out.
   *  @param tokens    [count]; only their text and class may be read, because features do not depend on places.
   *  @param hashes    [count] xxh3_hash() of each token's text under the scheme's seed.
   *  @param features  this appends the features that end with one of these tokens. */
  virtual void add(const Token* tokens, const std::uint64_t* hashes, std::size_t count, FeatureList& features) = 0;

  /** End the text: append its last features, and get ready for another text. A text with a token has at least one
   *  feature; a text without tokens has none. */
  virtual void finish(FeatureList& features) = 0;
};

struct FeatureMethod {
  std::string name = "word";
  unsigned length = 3;   ///< first number
  unsigned step = 1;     ///< second number, of methods that have one
  bool counted = false;  ///< as a multiset

  /** Read what text() wrote; nothing if the text has another form or no method has that name. validate() checks the
   *  ranges. */
  static std::optional<FeatureMethod> parse(std::string_view text);

  /** The text that parse() reads; each method has one. */
  std::string text() const;

  /** @exception std::invalid_argument for an unknown name, which lists the known ones, or a number out of range. */
  void validate() const;

  /** Whether a scheme's stop words begin features instead of being left out. @pre valid. */
  bool led_by_stop_words() const;

  /** Whether it is word:N, which needs only token hashes, not the words. */
  bool of_token_hashes() const { return name == "word" && !counted; }

  bool operator==(const FeatureMethod& other) const { return text() == other.text(); }
};

/** The forms that parse() reads, for messages: "word:N, char:N, ...". */
std::string feature_method_forms();

/** Make the object that makes the features; OccurrenceCounter handles `counted`.
 *  @param method      valid.
 *  @param stop_words  ascending; methods that stop words lead keep a copy.
 *  @param seed        of the scheme. */
std::unique_ptr<FeatureMaker> make_feature_maker(const FeatureMethod& method,
                                                 const std::vector<std::string>& stop_words, std::uint64_t seed);

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_FEATURE_METHOD_H
