/** @file stop_words.h
 *  Stop words: a set of them, to look up each token of a text, and lists of fifteen languages for Scheme::stop_words
 *  and the methods that look for function words.
 *
 *  Stage tokens --> features of the flow. THREADS: a plain value; pure functions.
 */
#ifndef NEARDUP_CORE_TOKENS_STOP_WORDS_H
#define NEARDUP_CORE_TOKENS_STOP_WORDS_H

#include <algorithm>
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

/** The most frequent function words of a language: articles, pronouns, prepositions, conjunctions, auxiliaries. 100 to
 *  120 tokens of letters only, as the ICU tokenizer gives them (NFKC_Casefold), so `l'eau` has the stop word `l`.
 *  Ascending by bytes and distinct, so you can give a list to a Scheme.
 *  @param language  ISO 639-1 code, one of stop_list_languages().
 *  @exception std::invalid_argument for another; lists the known ones.
 *  Stored: yes, word by word in the scheme's text, so a changed list does not change existing schemes. */
std::vector<std::string> stop_list(std::string_view language);

/** da de en es fi fr it nb nl pl pt ru sv tr uk, in this order. */
std::vector<std::string> stop_list_languages();

/** Whether a word can be in a list of a scheme's text: no character of it ends the word, the list or the line. */
inline bool is_listable(const std::string& word) {
  const auto separates = [](char c) { return c == ',' || c == '\x7f' || static_cast<unsigned char>(c) <= ' '; };
  return !word.empty() && word != "-" && std::none_of(word.begin(), word.end(), separates);
}

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_STOP_WORDS_H
