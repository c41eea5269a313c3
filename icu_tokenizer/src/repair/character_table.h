/** @file character_table.h
 *  Everything that the tokenizer needs to know of one character, in one look-up.
 *
 *  For the steps scan, repair and fold. Filled from ICU in pages of 256 characters, on first use.
 *
 *  THREADS: one table a tokenizer, because look-ups fill it.
 */
#ifndef NEARDUP_ICU_TOKENIZER_REPAIR_CHARACTER_TABLE_H
#define NEARDUP_ICU_TOKENIZER_REPAIR_CHARACTER_TABLE_H

#include <unicode/normalizer2.h>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "neardup/word_rules.h"

namespace neardup {

/** Whether words of a character can be cut without knowing its neighbours, or only those of other kinds. */
enum class PlainKind : std::uint8_t {
  kNone,       ///< no: a mark, a format character, one that a dictionary cuts, one that folds to other bytes ...
  kSeparator,  ///< yes: never part of a word
  kWord,       ///< yes: a letter, digit or connector that folds to one of as many bytes, and joins all of its kind
  kHangul,     ///< yes: a Hangul syllable, which joins only others
  kKanaKanji,  ///< a dictionary cuts a run of these, whatever is next to it except '_'; folds to itself
};

/** Facts of one character, in 32 bits. */
struct CharacterFacts {
  char32_t folded : 21;     ///< NFKC_Casefold of the character alone, if that is one; otherwise the character itself
  bool folds_to_one : 1;    ///< NFKC_Casefold gives exactly one character
  bool joins_previous : 1;  ///< NFKC_Casefold may have to look at the characters before it
  bool in_word : 1;         ///< `folded` is a word character: category Ll Lu Lt Lo Lm Mn Nd Pc, or Mc if the table
                            ///< counts those; with Xapian's rules only if in_term is true, too
  bool alphabetic : 1;      ///< `folded` is Alphabetic
  bool non_starter : 1;     ///< NFKD of the character begins with a non-starter (combining class other than 0)
  bool ignorable : 1;       ///< a Default_Ignorable_Code_Point
  PlainKind plain : 3;      ///< among plain characters, a word ends before a separator, and where Hangul and other
      ///< characters meet. A text of plain characters is in NFC. For kWord and kHangul, `folded` is
      ///< the character's NFKC_Casefold
  bool in_term : 1;      ///< Xapian's TermGenerator counts the character as part of a word: category L, M, N or Pc
  bool han_or_kana : 1;  ///< belongs to Han or Kana (is_han_or_kana())
};
static_assert(sizeof(CharacterFacts) == 4);

class CharacterTable {
 public:
  /** @exception std::runtime_error if ICU's data is missing. */
  explicit CharacterTable(WordRules rules);

  WordRules rules() const { return rules_; }

  /** @param character  a Unicode scalar value. */
  CharacterFacts of(char32_t character) {
    const std::unique_ptr<Page>& page = pages_[character >> 8];
    return page ? (*page)[character & 0xFF] : fill_page_of(character);
  }

 private:
  using Page = std::array<CharacterFacts, 256>;

  CharacterFacts fill_page_of(char32_t character);
  CharacterFacts facts_from_icu(char32_t character) const;
  PlainKind plain_kind(char32_t character, const icu::UnicodeString& fold) const;
  bool is_word_character(UChar32 character, UChar32 folded) const;

  WordRules rules_;
  const icu::Normalizer2& nfc_;
  const icu::Normalizer2& nfkd_;
  const icu::Normalizer2& nfkc_casefold_;
  std::uint32_t word_categories_;
  std::vector<std::unique_ptr<Page>> pages_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_REPAIR_CHARACTER_TABLE_H
