/** @file stop_words.h
 *  A set of stop words, to look up each token of a text.
 *
 *  Stage tokens --> features of the flow. THREADS: a plain value.
 */
#ifndef NEARDUP_CORE_TOKENS_STOP_WORDS_H
#define NEARDUP_CORE_TOKENS_STOP_WORDS_H

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

class StopWords {
 public:
  /** @param words  folded tokens, ascending and distinct as Scheme::validate() demands; may be empty. */
  explicit StopWords(std::vector<std::string> words);

  /** Whether a token is one of them, byte by byte. Cost: O(log m) comparisons with the m words that have the same first
   *  byte. */
  bool contains(std::string_view token) const;

 private:
  std::vector<std::string> words_;
  std::array<std::size_t, 257> begin_{};  // of the words that begin with that byte or a later one
};

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_STOP_WORDS_H
