/** @file stop_lists.h
 *  Stop words of fifteen languages, for Scheme::stop_words and the methods that look for function words.
 *
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_TOKENS_STOP_LISTS_H
#define NEARDUP_CORE_TOKENS_STOP_LISTS_H

#include <string>
#include <string_view>
#include <vector>

namespace neardup {

/** The most frequent function words of a language: articles, pronouns, prepositions, conjunctions, auxiliaries. 100 to
 *  120 tokens of letters only, as the ICU tokenizer gives them (NFKC_Casefold), so `l'eau` has the stop word `l`.
 *  Ascending by bytes and distinct, so you can give a list to a Scheme.
 *  @param language  ISO 639-1 code, one of stop_list_languages().
 *  @exception std::invalid_argument for another; lists the known ones.
 *  Stored: yes, word by word in the scheme's text, so a changed list does not change existing schemes. */
std::vector<std::string> stop_list(std::string_view language);

/** da de en es fi fr it nb nl pl pt ru sv tr uk, in this order. */
std::vector<std::string> stop_list_languages();

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_STOP_LISTS_H
