#include "repair/character_table.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include "repair/icu_library.h"
#include "repair/normalizer.h"
#include "repair/one_spelling.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

constexpr std::uint32_t kWordCategories = U_GC_LL_MASK | U_GC_LU_MASK | U_GC_LT_MASK | U_GC_LO_MASK | U_GC_LM_MASK |
                                          U_GC_MN_MASK | U_GC_ND_MASK | U_GC_PC_MASK;
constexpr std::uint32_t kTermCategories = U_GC_L_MASK | U_GC_M_MASK | U_GC_N_MASK | U_GC_PC_MASK;

constexpr std::uint32_t word_categories(WordRules rules) {
  switch (rules) {
    case WordRules::kXapian:
      return kWordCategories | U_GC_MC_MASK | U_GC_N_MASK;
    case WordRules::kUax29:
      return kWordCategories | U_GC_MC_MASK;
    case WordRules::kUax29NoSpacingMarks:
      return kWordCategories;
  }
  return kWordCategories;
}

/** Whether ICU's dictionary of Chinese and Japanese cuts the character. */
bool is_kana_kanji(UChar32 c) {
  constexpr UChar32 kProlongedSoundMark = 0x30FC;
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode script = uscript_getScript(c, &status);
  return script == USCRIPT_HAN || script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA || c == kProlongedSoundMark;
}

/** Whether ICU's root rules join the character to an adjacent one of its kind: UAX #29 WB5, WB8 to WB10,
 *  WB13a and WB13b. */
bool joins_its_kind(UChar32 c) {
  switch (u_getIntPropertyValue(c, UCHAR_WORD_BREAK)) {
    case U_WB_ALETTER:
    case U_WB_HEBREW_LETTER:
    case U_WB_NUMERIC:
      return u_getIntPropertyValue(c, UCHAR_LINE_BREAK) != U_LB_COMPLEX_CONTEXT;  // else another dictionary's
    case U_WB_EXTENDNUMLET:
      return c < 0x80;  // it also joins Katakana
    default:
      return false;
  }
}

/** Whether the rules may attach the character to the one before it: WB4, and WB13 for characters that count as Katakana
 *  without belonging to that script. */
bool joins_any_previous(UChar32 c) {
  switch (u_getIntPropertyValue(c, UCHAR_WORD_BREAK)) {
    case U_WB_EXTEND:
    case U_WB_FORMAT:
    case U_WB_ZWJ:
    case U_WB_KATAKANA:
      return true;
    default:
      return false;
  }
}

}  // namespace

CharacterTable::CharacterTable(WordRules rules)
    : rules_(rules),
      nfc_(nfc()),
      nfkd_(nfkd()),
      nfkc_casefold_(rules == WordRules::kXapian ? nfkc_casefold_but_ordinals() : nfkc_casefold()),
      word_categories_(word_categories(rules)),
      pages_(0x110000 >> 8) {}

CharacterFacts CharacterTable::fill_page_of(char32_t character) {
  auto page = std::make_unique<Page>();
  const char32_t first = character & ~char32_t{0xFF};
  for (char32_t i = 0; i != page->size(); ++i) {
    (*page)[i] = facts_from_icu(first + i);
  }
  pages_[character >> 8] = std::move(page);
  return (*pages_[character >> 8])[character & 0xFF];
}

CharacterFacts CharacterTable::facts_from_icu(char32_t character) const {
  const auto c = static_cast<UChar32>(character);
  icu::UnicodeString fold(c);
  if (!nfkc_casefold_.isInert(c)) {
    UErrorCode status = U_ZERO_ERROR;
    fold = nfkc_casefold_.normalize(icu::UnicodeString(c), status);
    throw_if_failed(status, "fold a character");
  }
  const bool folds_to_one = fold.countChar32() == 1;
  const UChar32 folded = folds_to_one ? fold.char32At(0) : c;
  CharacterFacts facts{};
  facts.folded = static_cast<char32_t>(folded) & 0x1FFFFF;
  facts.folds_to_one = folds_to_one;
  facts.joins_previous = !nfkc_casefold_.hasBoundaryBefore(c);
  facts.in_word = is_word_character(c, folded);
  facts.alphabetic = u_isUAlphabetic(folded) != 0;
  facts.non_starter = !nfkd_.hasBoundaryBefore(c);
  facts.ignorable = u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
  facts.plain = plain_kind(character, fold);
  facts.in_term = (U_GET_GC_MASK(c) & kTermCategories) != 0;
  facts.han_or_kana = is_han_or_kana(character);
  return facts;
}

/** @param folded  a character of the folded first one. */
bool CharacterTable::is_word_character(UChar32 character, UChar32 folded) const {
  const bool may_be = rules_ != WordRules::kXapian || (U_GET_GC_MASK(character) & kTermCategories) != 0;
  return may_be && (U_GET_GC_MASK(folded) & word_categories_) != 0;
}

PlainKind CharacterTable::plain_kind(char32_t character, const icu::UnicodeString& fold) const {
  const auto c = static_cast<UChar32>(character);
  const bool joins_previous = !nfc_.hasBoundaryBefore(c) || !nfkc_casefold_.hasBoundaryBefore(c);
  const bool in_nfc = u_getIntPropertyValue(c, UCHAR_NFC_QUICK_CHECK) == UNORM_YES;
  if (c == kTatweel && rules_ == WordRules::kXapian) return PlainKind::kNone;
  if (joins_previous || !in_nfc || u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return PlainKind::kNone;
  if (is_kana_kanji(c)) {
    const bool cut_as_it_is = u_getIntPropertyValue(c, UCHAR_NFKC_QUICK_CHECK) == UNORM_YES &&
                              u_getIntPropertyValue(c, UCHAR_WORD_BREAK) != U_WB_EXTEND;
    return cut_as_it_is && fold == icu::UnicodeString(c) ? PlainKind::kKanaKanji : PlainKind::kNone;
  }
  bool has_word = false;
  for (int32_t i = 0; i < fold.length(); i = fold.moveIndex32(i, 1)) {
    has_word = has_word || is_word_character(c, fold.char32At(i));
  }
  if (!has_word) return joins_any_previous(c) ? PlainKind::kNone : PlainKind::kSeparator;
  const bool folds_in_place = fold.countChar32() == 1 && U8_LENGTH(fold.char32At(0)) == U8_LENGTH(c);
  if (!folds_in_place || !joins_its_kind(c)) return PlainKind::kNone;
  return character >= 0xAC00 && character <= 0xD7A3 ? PlainKind::kHangul : PlainKind::kWord;
}

}  // namespace neardup
