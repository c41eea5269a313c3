/** @file word_pieces.h
 *  The pieces in which queries ask for a word of several scripts. Internal.
 *
 *  A word keeps its position and stays whole, because it is signed so. Xapian's QueryParser with FLAG_CJK_NGRAM, and
 *  query_text(), cut it: into n-grams of Korean and of letters and digits of full width, and where letters of Thai, Lao,
 *  Khmer or Myanmar touch other letters or digits.
 */
#ifndef NEARDUP_PLUGIN_TEXT_WORD_PIECES_H
#define NEARDUP_PLUGIN_TEXT_WORD_PIECES_H

#include <string>
#include <string_view>
#include <vector>

namespace neardup {

/** A term without a position. */
struct WordPiece {
  std::string term;
  bool is_word;  ///< has a stem, too
};

/** @param word    in lower case.
 *  @param before  the n-gram of one character directly before the word; empty if there is none. Then that at its end.
 *  @return        its pieces; none if it is one of them itself. Cost: linear. */
std::vector<WordPiece> word_pieces(std::string_view word, std::string& before);

/** The other spelling of a Greek word that ends in a sigma: Xapian gives a word in capitals another one than small letters.
 *  Empty for all other words. */
std::string other_final_sigma(std::string_view word);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_WORD_PIECES_H
