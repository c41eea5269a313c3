#include <gtest/gtest.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <string>

#include "bytes/plain_words.h"
#include "core/seeded_random.h"
#include "repair/normalizer.h"

namespace neardup {
namespace {

std::string utf8(const icu::UnicodeString& text) {
  std::string bytes;
  text.toUTF8String(bytes);
  return bytes;
}

icu::UnicodeString in_form(const icu::Normalizer2& form, const icu::UnicodeString& text) {
  UErrorCode error = U_ZERO_ERROR;
  return form.normalize(text, error);
}

/** Whether a character is of Unicode 3.2 and the basic plane, and is folded as the tokenizer does. */
bool is_folded_alike(UChar32 c) {
  UVersionInfo age;
  u_charAge(c, age);
  const int kind = u_getIntPropertyValue(c, UCHAR_DECOMPOSITION_TYPE);
  const bool compatible = kind == U_DT_NONE || kind == U_DT_CANONICAL || kind == U_DT_WIDE || kind == U_DT_NARROW;
  const bool old = age[0] != 0 && (age[0] < 3 || (age[0] == 3 && age[1] <= 2));
  return old && compatible && !U_IS_SURROGATE(c) && in_form(nfd(), c).indexOf(static_cast<UChar32>(0x345)) < 0;
}

TEST(LetterFormsTest, FoldedTextsAreEqualIfTheTokenizersAre) {
  SeededRandom random(20261130);
  std::size_t compared = 0;
  for (int round = 0; round != 100000; ++round) {
    icu::UnicodeString text;
    const UChar32 block = static_cast<UChar32>(random.below(0x100) << 8);
    for (int i = 0; i != 3; ++i) {
      const UChar32 marks = random.below(2) == 0 ? 0x300 : block;
      const auto c = static_cast<UChar32>(static_cast<std::uint64_t>(marks) + random.below(0x100));
      if (is_folded_alike(c)) text.append(c);
    }
    const icu::UnicodeString folds = in_form(nfkc_casefold(), text);
    if (folds.indexOf(' ') >= 0) continue;  // an accent alone
    const std::string once = folded(utf8(text));
    EXPECT_EQ(once, folded(utf8(in_form(nfd(), text)))) << utf8(text);
    EXPECT_EQ(once, folded(utf8(in_form(nfc(), text)))) << utf8(text);
    EXPECT_EQ(once, folded(utf8(folds))) << utf8(text);
    compared += text.isEmpty() ? 0 : 1;
  }
  EXPECT_GT(compared, 50000U);
}

}  // namespace
}  // namespace neardup
