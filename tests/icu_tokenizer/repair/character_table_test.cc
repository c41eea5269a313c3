#include "repair/character_table.h"

#include <gtest/gtest.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <set>

#include "repair/normalizer.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

TEST(CharacterTableTest, FactsOfEveryCharacterAreThoseOfIcu) {
  CharacterTable with(WordRules::kUax29);
  CharacterTable without(WordRules::kUax29NoSpacingMarks);
  std::set<char32_t> only_by_nfkd;
  for (char32_t c = 0; c != 0x110000; ++c) {
    if (c >= 0xD800 && c < 0xE000) {
      continue;
    }
    const auto character = static_cast<UChar32>(c);
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString fold = nfkc_casefold().normalize(icu::UnicodeString(character), status);
    const icu::UnicodeString decomposed = nfkd().normalize(icu::UnicodeString(character), status);
    ASSERT_TRUE(U_SUCCESS(status));
    const CharacterFacts facts = with.of(c);
    const bool one = fold.countChar32() == 1;
    const UChar32 folded = one ? fold.char32At(0) : character;
    ASSERT_EQ(facts.folds_to_one, one) << std::hex << character;
    ASSERT_EQ(facts.folded, static_cast<char32_t>(folded)) << std::hex << character;
    const auto category = static_cast<UCharCategory>(u_charType(folded));
    ASSERT_EQ(facts.alphabetic, u_hasBinaryProperty(folded, UCHAR_ALPHABETIC) != 0) << std::hex << character;
    ASSERT_EQ(facts.in_word, without.of(c).in_word || category == U_COMBINING_SPACING_MARK) << std::hex << character;
    ASSERT_EQ(facts.non_starter, u_getCombiningClass(decomposed.char32At(0)) != 0) << std::hex << character;
    ASSERT_EQ(facts.ignorable, u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0);
    if (facts.non_starter && u_getIntPropertyValue(character, UCHAR_LEAD_CANONICAL_COMBINING_CLASS) == 0) {
      only_by_nfkd.insert(c);
    }
  }
  EXPECT_EQ(only_by_nfkd, (std::set<char32_t>{0xFF9E, 0xFF9F}));
}

TEST(CharacterTableTest, WordCharactersAreLettersMarksDigitsAndConnectors) {
  CharacterTable table(WordRules::kUax29);
  for (const char32_t c : {U'a', U'A', U'\u01C5', U'猫', U'\u02B0', U'\u0301', U'5', U'_', U'\u203F', U'\u093F'}) {
    EXPECT_TRUE(table.of(c).in_word) << std::hex << static_cast<unsigned>(c);
  }
  for (const char32_t c : {U' ', U'-', U'\'', U'+', U'\u20DD', U'\u0000', U'\uFFFD', U'\u2028', U'\u20AC', U'\uE000'}) {
    EXPECT_FALSE(table.of(c).in_word) << std::hex << static_cast<unsigned>(c);
  }
}

TEST(CharacterTableTest, SpacingMarksAreOptional) {
  CharacterTable table(WordRules::kUax29NoSpacingMarks);
  EXPECT_FALSE(table.of(U'\u093F').in_word);
  EXPECT_TRUE(table.of(U'\u094D').in_word);
}

TEST(CharacterTableTest, ByXapiansRulesOrdinalIndicatorsStay) {
  CharacterTable table(WordRules::kXapian);
  CharacterTable literal(WordRules::kUax29);
  for (const char32_t c : {U'\u00AA', U'\u00BA'}) {
    EXPECT_EQ(table.of(c).folded, c);
    EXPECT_TRUE(table.of(c).folds_to_one && table.of(c).in_word && table.of(c).alphabetic);
    EXPECT_NE(literal.of(c).folded, c);
  }
  EXPECT_EQ(table.of(U'\u00B2').folded, U'2');
}

TEST(CharacterTableTest, ByXapiansRulesACharacterIsOfAWordBeforeFoldingToo) {
  CharacterTable xapian(WordRules::kXapian);
  CharacterTable uax29(WordRules::kUax29);
  for (char32_t c = 0; c != 0x110000; ++c) {
    if (c >= 0xD800 && c < 0xE000) continue;
    const std::uint32_t category = U_GET_GC_MASK(static_cast<UChar32>(c));
    const bool in_term = (category & (U_GC_L_MASK | U_GC_M_MASK | U_GC_N_MASK | U_GC_PC_MASK)) != 0;
    ASSERT_EQ(xapian.of(c).in_term, in_term) << std::hex << static_cast<unsigned>(c);
    const std::uint32_t folded = U_GET_GC_MASK(static_cast<UChar32>(xapian.of(c).folded));
    const bool is_numeral = (folded & (U_GC_NL_MASK | U_GC_NO_MASK)) != 0;
    ASSERT_EQ(xapian.of(c).in_word, in_term && (uax29.of(c).in_word || is_numeral))
        << std::hex << static_cast<unsigned>(c);
    ASSERT_EQ(xapian.of(c).han_or_kana, is_han_or_kana(c)) << std::hex << static_cast<unsigned>(c);
  }
  EXPECT_EQ(xapian.of(U'\u2122').plain, PlainKind::kSeparator);
  EXPECT_EQ(uax29.of(U'\u2122').plain, PlainKind::kNone);
}

TEST(CharacterTableTest, CharactersThatComposeOrVanishJoinThePrevious) {
  CharacterTable table(WordRules::kUax29);
  for (const char32_t c : {U'\u0301', U'\u00AD', U'\u1161', U'\u11A8', U'\uFF9E', U'\u09BE'}) {
    EXPECT_TRUE(table.of(c).joins_previous) << std::hex << static_cast<unsigned>(c);
  }
  for (const char32_t c : {U'a', U'É', U'猫', U'\uAC00', U'ß'}) {
    EXPECT_FALSE(table.of(c).joins_previous) << std::hex << static_cast<unsigned>(c);
  }
}

}  // namespace neardup
