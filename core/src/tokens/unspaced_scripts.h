/** @file unspaced_scripts.h
 *  Scripts that are written without spaces between words.
 *
 *  One table for all users: character shingles, terms for Xapian, and reading text back from them.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_TOKENS_UNSPACED_SCRIPTS_H
#define NEARDUP_CORE_TOKENS_UNSPACED_SCRIPTS_H

#include <cstdint>

namespace neardup {

/** Han, Hiragana, Katakana (half width too), Bopomofo, Thai, Lao, Khmer, Myanmar and Tibetan: every character of these
 *  scripts that can be part of a word (property Script_Extensions of Unicode 15), and the planes that Unicode reserves
 *  for more of Han. Cost: one search in 23 ranges. */
bool is_unspaced(std::uint32_t code_point);

/** Han, Hiragana and Katakana: the blocks that Xapian's n-gram flag cuts into single characters, without Hangul, whose
 *  words have spaces between them. Cost: one search in 13 ranges. */
bool is_han_or_kana(std::uint32_t code_point);

/** Hangul: Jamo, compatibility Jamo, syllables, the extended blocks of Jamo, and the half-width forms. Its words have
 *  spaces between them, but Xapian's n-gram flag cuts them, too. Cost: five comparisons at most. */
bool is_hangul(std::uint32_t code_point);

/** Thai, Lao, Khmer and Myanmar: the scripts, besides Han and Kana, whose words ICU finds by a dictionary. */
bool is_dictionary_cut(std::uint32_t code_point);

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_UNSPACED_SCRIPTS_H
