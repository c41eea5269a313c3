/** @file word_folder.h
 *  Folds one word by NFKC_Casefold and cuts it at every character that is not a word character.
 *
 *  Fifth step of the tokenizer: word --> its folded pieces. "Can't" gives "can", "t"; punctuation gives nothing. With
 *  Xapian's rules, a character that belongs to no word before folding gives nothing either ("™"), and an i loses its
 *  second dot: U+0130 folds to i and U+0307, and Xapian makes it an i. The ordinal indicators U+00AA and U+00BA stay, too.
 *
 *  THREADS: none; holds scratch memory.
 */
#ifndef NEARDUP_ICU_TOKENIZER_WORDS_WORD_FOLDER_H
#define NEARDUP_ICU_TOKENIZER_WORDS_WORD_FOLDER_H

#include <string>
#include <string_view>
#include <vector>

#include "repair/character_table.h"
#include "repair/normalizer.h"
#include "repair/offset_map.h"

namespace neardup {

/** A token without a class yet. */
struct FoldedToken {
  std::string_view text;    ///< never empty
  ByteRange source;         ///< in the word
  bool alphabetic = false;  ///< has an Alphabetic character
};

class WordFolder {
 public:
  /** @param characters  must outlive this object. */
  explicit WordFolder(CharacterTable& characters);

  /** @param word  well-formed UTF-8, a segment between two word boundaries.
   *  @return      its tokens in order, valid until the next call and while `word` is. A token covers the characters
   *               from which it was folded; characters that fold together are covered together. Cost: linear. */
  const std::vector<FoldedToken>& fold(std::string_view word);

 private:
  bool fold_by_table(std::string_view word);
  void fold_by_icu(std::string_view word);
  std::string_view without_symbols(std::string_view word);
  void drop_second_dots();
  std::string_view without_second_dots(std::string_view token);
  void close(FoldedToken& token);

  CharacterTable& characters_;
  Normalizer nfkc_casefold_;
  Normalizer nfkc_casefold_but_ordinals_;
  Normalizer nfc_;
  std::string folded_;
  std::string masked_;     // a word without symbols
  std::string undotted_;   // a token without second dots
  std::string rewritten_;  // all such tokens of a word, each followed by a space
  std::vector<FoldedToken> tokens_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_WORD_FOLDER_H
