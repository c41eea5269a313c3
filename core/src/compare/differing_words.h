/** @file differing_words.h
 *  The words in which two texts differ, for people who ask why one of them goes. THREADS: pure but for the tokenizer. */
#ifndef NEARDUP_CORE_COMPARE_DIFFERING_WORDS_H
#define NEARDUP_CORE_COMPARE_DIFFERING_WORDS_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "neardup/token.h"

namespace neardup {

struct DifferingWords {
  std::size_t count = 0;                 ///< of words that the longer text has in the places where they differ
  std::size_t words = 0;                 ///< of the longer text
  std::vector<std::string> only_in_a{};  ///< the first kNamedWords there, folded, in the order of the text
  std::vector<std::string> only_in_b{};
  bool same_bytes = false;
  bool figures = false;  ///< whether a word with a digit, one of words_of_amounts.h, or one next to a number differs
  bool names =
      false;  ///< whether a word with a capital stands for another one, which is not spelt alike, in two places
};

constexpr std::size_t kNamedWords = 5;

/** Nothing differs in texts of the same words. Cost: that of gaps_between(). */
DifferingWords differing_words(Tokenizer& tokenizer, std::string_view a, std::string_view b);

/** "2 of 40 words differ". */
std::string differing_text(const DifferingWords& words);

/** What showed that two texts are near: "bytes", "words", or the features of the scheme, such as "word:3". */
std::string compared_by(const DifferingWords& words, const std::string& features);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_DIFFERING_WORDS_H
