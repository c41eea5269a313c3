/** Core's list of the scripts without spaces against ICU's properties. */
#include <gtest/gtest.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "methods/character_shingle_maker.h"
#include "neardup/icu_tokenizer.h"
#include "tokens.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {
namespace {

FeatureList features_of(const std::vector<std::string>& words) {
  CharacterShingleMaker maker(12, 0);
  FeatureList features;
  for (const std::string& word : words) {
    const Token token{word, 0, 0, TokenClass::kWord};
    const std::uint64_t hash = 0;
    maker.add(&token, &hash, 1, features);
  }
  maker.finish(features);
  return features;
}

bool is_of_unspaced_script(UChar32 character) {
  const UScriptCode scripts[] = {USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_BOPOMOFO, USCRIPT_THAI,
                                 USCRIPT_LAO, USCRIPT_KHMER,    USCRIPT_MYANMAR,  USCRIPT_TIBETAN};
  return std::any_of(std::begin(scripts), std::end(scripts),
                     [character](UScriptCode script) { return uscript_hasScript(character, script) != 0; });
}

constexpr int kUnicodeOfTheList = 15;

/** A later Unicode than that of the list adds characters anywhere, and uses of characters that several scripts share.
 */
bool is_known_to_the_list(UChar32 character) {
  UVersionInfo age, running;
  u_charAge(character, age);
  u_getUnicodeVersion(running);
  if (running[0] <= kUnicodeOfTheList) return true;
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode script = uscript_getScript(character, &status);
  return age[0] <= kUnicodeOfTheList && script != USCRIPT_COMMON && script != USCRIPT_INHERITED;
}

TEST(UnspacedScriptsTest, EveryWordCharacterIsListedAsItsScriptSays) {
  IcuTokenizer tokenizer;
  std::size_t unspaced = 0;
  for (UChar32 c = 1; c <= 0x10ffff; ++c) {
    if (u_isdefined(c) == 0 || U_IS_SURROGATE(c) || !is_known_to_the_list(c)) continue;
    std::string word;
    icu::UnicodeString(c).toUTF8String(word);
    if (words_of(tokenizer, word) != std::vector<std::string>{word}) continue;  // no token has it
    const bool together = features_of({word, word}) == features_of({word + word});
    ASSERT_EQ(is_of_unspaced_script(c), together) << std::hex << c;
    unspaced += together ? 1 : 0;
  }
  EXPECT_GT(unspaced, 90000U);
}

/** Letters of the script and no others; the list's blocks may hold characters that no Unicode has yet. */
TEST(UnspacedScriptsTest, HangulIsHangul) {
  std::size_t letters = 0;
  for (UChar32 c = 1; c <= 0x10ffff; ++c) {
    if (u_isdefined(c) == 0 || U_IS_SURROGATE(c) || !is_known_to_the_list(c)) continue;
    UErrorCode status = U_ZERO_ERROR;
    const bool hangul = uscript_getScript(c, &status) == USCRIPT_HANGUL && u_isalpha(c) != 0;
    if (hangul) {
      EXPECT_TRUE(is_hangul(static_cast<std::uint32_t>(c))) << std::hex << c;
    } else if (u_isalpha(c) != 0) {
      EXPECT_FALSE(is_hangul(static_cast<std::uint32_t>(c))) << std::hex << c;
    }
    letters += hangul ? 1 : 0;
  }
  EXPECT_LT(11500U, letters);
}

}  // namespace
}  // namespace neardup
