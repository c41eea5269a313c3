/** @file unspaced_scripts.h
 *  Scripts that are written without spaces between words.
 *
 *  One table for all users: character shingles, terms for Xapian, and reading text back from them.
 *  THREADS: pure functions.
 *
 *  Characters that join two words to one term, as Xapian's TermGenerator does: can't, AT&T, 1,000.5.
 *  Source: xapian-core 1.4, queryparser/termgenerator_internal.cc.
 */
#ifndef NEARDUP_CORE_TOKENS_UNSPACED_SCRIPTS_H
#define NEARDUP_CORE_TOKENS_UNSPACED_SCRIPTS_H

#include <cstdint>

namespace neardup {

/** Han, Hiragana, Katakana (half width too), Bopomofo, Thai, Lao, Khmer, Myanmar and Tibetan: every character of these
 *  scripts that can be part of a word (property Script_Extensions of Unicode 15), and the planes that Unicode reserves
 *  for more of Han. Cost: one search in 24 ranges. */
bool is_unspaced(std::uint32_t code_point);

/** Han, Hiragana and Katakana: the blocks that Xapian's n-gram flag cuts into single characters, without Hangul, whose
 *  words have spaces between them. Cost: one search in 13 ranges. */
bool is_han_or_kana(std::uint32_t code_point);

/** Hangul: Jamo, compatibility Jamo, syllables, the extended blocks of Jamo, and the half-width forms. Its words have
 *  spaces between them, but Xapian's n-gram flag cuts them, too. Cost: five comparisons at most. */
bool is_hangul(std::uint32_t code_point);

/** Whether words of a character's script are terms in pieces, too. */
inline bool may_be_in_pieces(std::uint32_t code_point) {
  return is_unspaced(code_point) || is_hangul(code_point);
}

/** The blocks that Xapian's n-gram flag takes for Chinese, Japanese and Korean. Letters and digits of full width are among
 *  them. Source: xapian-core 1.4, queryparser/cjk-tokenizer.cc. Cost: one search in 10 ranges. */
bool is_cut_into_ngrams(std::uint32_t code_point);

/** Thai, Lao, Khmer and Myanmar: the scripts, besides Han and Kana, whose words ICU finds by a dictionary. */
bool is_dictionary_cut(std::uint32_t code_point);

/** '+' and '#' behind a term belong to it, unless there are more of them. */
constexpr unsigned kMostTermSuffixes = 3;

/** The character that a term has for one between two characters of words; 0 if this one does not join.
 *  @param between_digits  whether both are decimal digits. */
inline char32_t term_joint(char32_t character, bool between_digits) {
  switch (character) {
    case '\'':
    case '&':
    case 0x00B7:
    case 0x05F4:
    case 0x2027:
      return between_digits ? 0 : character;
    case 0x2019:
    case 0x201B:
      return between_digits ? 0 : '\'';
    case ',':
    case '.':
    case ';':
    case 0x037E:
    case 0x0589:
    case 0x060D:
    case 0x07F8:
    case 0x2044:
    case 0xFE10:
    case 0xFE13:
    case 0xFE14:
      return between_digits ? character : 0;
    default:
      return 0;
  }
}

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_UNSPACED_SCRIPTS_H
