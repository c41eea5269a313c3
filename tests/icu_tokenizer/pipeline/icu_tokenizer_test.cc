#include "neardup/icu_tokenizer.h"

#include <gtest/gtest.h>
#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>

#include <clocale>
#include <stdexcept>
#include <thread>

#include "icu_tokenizer/tokens.h"
#include "tokens/long_word.h"

namespace neardup {

namespace {

using Words = std::vector<std::string>;
using Tokens = std::vector<OwnedToken>;

constexpr WordRules kAllRules[] = {WordRules::kXapian, WordRules::kUax29, WordRules::kUax29NoSpacingMarks};

IcuTokenizerOptions options_of(WordRules rules) {
  IcuTokenizerOptions options;
  options.word_rules = rules;
  return options;
}

Words words_by(WordRules rules, std::string_view text) {
  IcuTokenizer tokenizer(options_of(rules));
  return words_of(tokenizer, text);
}

std::vector<TokenClass> classes_of(std::string_view text) {
  std::vector<TokenClass> classes;
  for (const OwnedToken& token : tokens_of(text)) {
    classes.push_back(token.token_class);
  }
  return classes;
}

constexpr TokenClass kWord = TokenClass::kWord;
constexpr TokenClass kNumber = TokenClass::kNumber;
constexpr TokenClass kLink = TokenClass::kLink;

/** Releases of ICU differ: 78 joins words at a colon, as the annex does. */
TEST(IcuTokenizerTest, WordsAreTheSameUnderEveryIcu) {
  for (const WordRules rules : kAllRules) {
    EXPECT_EQ(words_by(rules, "S:t a\uFF1Ab c\uFE55d user@example.org 12:30"),
              (Words{"s", "t", "a", "b", "c", "d", "user", "example", "org", "12", "30"}));
    EXPECT_EQ(words_by(rules, "\u03B1:\u03B2 \u05D0:\u05D1 fran\u00E7ais:fran\u0063\u0327ais"),
              (Words{"\u03B1", "\u03B2", "\u05D0", "\u05D1", "fran\u00E7ais", "fran\u00E7ais"}));
  }
}

class SinkThatThrows final : public TokenSink {
 public:
  void take(const Token*, std::size_t) override { throw std::domain_error("sink is full"); }
};

class CountingSink final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t count) override {
    ASSERT_NE(count, 0U);
    ++calls;
    total += count;
    for (std::size_t i = 0; i != count; ++i) {
      ASSERT_FALSE(tokens[i].text.empty());
    }
  }
  std::size_t calls = 0;
  std::size_t total = 0;
};

/** A text in which every step has something to do. */
const std::string& text_of_everything() {
  static const std::string text =
      "Can\u2019t STOP: cafe\u0301 \uFB01ne stra\u00DFe 3.14 http://a.b/c?d a.b@c.de \xFF\xE3\x80 "
      "U.S. x\u00AD, Q.E.D\u2060. \u0130 \u2122 " +
      std::string(70, 'x') + " 吾輩は猫である。名前はまだ無い、ภาษาไทย ភាសា\u200Bខ្មែរ हिन्दी لُغَة שָׁלוֹם 한국어 " +
      repeat("\u0301\u0323", 40);
  return text;
}

}  // namespace

// What a tokenizer says of itself

TEST(IcuTokenizerTest, ProfileNamesTheRules) {
  EXPECT_EQ(IcuTokenizer().profile(), "icu-uax29-xapian2");
  EXPECT_EQ(IcuTokenizer(options_of(WordRules::kXapian)).profile(), "icu-uax29-xapian2");
  EXPECT_EQ(IcuTokenizer(options_of(WordRules::kUax29)).profile(), "icu-uax29-nfkccf");
  EXPECT_EQ(IcuTokenizer(options_of(WordRules::kUax29NoSpacingMarks)).profile(), "icu-uax29-nfkccf-no-mc");
}

TEST(IcuTokenizerTest, VersionIsThatOfTheIcuLoaded) {
  UVersionInfo icu;
  UVersionInfo unicode;
  u_getVersion(icu);
  u_getUnicodeVersion(unicode);
  EXPECT_EQ(IcuTokenizer().version(), "ICU " + std::to_string(icu[0]) + '.' + std::to_string(icu[1]) + ", Unicode " +
                                          std::to_string(unicode[0]) + '.' + std::to_string(unicode[1]));
}

// Words

TEST(IcuTokenizerTest, TextsWithoutAWordNeverCallTheSink) {
  IcuTokenizer tokenizer;
  CountingSink sink;
  for (const std::string_view text :
       {std::string_view(), std::string_view(" \r\n\t"), std::string_view("... !? -- \u2026\u3002"),
        std::string_view("\xFF\xFE\x80"), std::string_view("\0\0", 2), std::string_view("\u200B\u200D\uFEFF\u00AD")}) {
    tokenizer.tokenize(text, sink);
  }
  EXPECT_EQ(sink.calls, 0U);
}

TEST(IcuTokenizerTest, WordsAreFoldedAndKeepTheirPlaces) {
  EXPECT_EQ(tokens_of("The Quick, (brown) fox."),
            (Tokens{{"the", 0, 3, kWord}, {"quick", 4, 9, kWord}, {"brown", 12, 17, kWord}, {"fox", 19, 22, kWord}}));
}

TEST(IcuTokenizerTest, ContractionsAreCutAtTheApostrophe) {
  EXPECT_EQ(tokens_of("Can't"), (Tokens{{"can", 0, 3, kWord}, {"t", 4, 5, kWord}}));
  EXPECT_EQ(tokens_of("L\u2019ÉTÉ"), (Tokens{{"l", 0, 1, kWord}, {"\u00E9t\u00E9", 4, 9, kWord}}));
}

TEST(IcuTokenizerTest, HostNamesAndFiguresAreCutAtTheDot) {
  EXPECT_EQ(words_of("example.com"), (Words{"example", "com"}));
  EXPECT_EQ(words_of("3.14 1,000"), (Words{"3", "14", "1", "000"}));
}

TEST(IcuTokenizerTest, UnderscoresAreWordCharacters) {
  EXPECT_EQ(words_of("foo_bar __init__ _ a\u203Fb"), (Words{"foo_bar", "__init__", "_", "a\u203Fb"}));
}

TEST(IcuTokenizerTest, ColonsSlashesAndHyphensCut) {
  EXPECT_EQ(words_of("std::string and/or well-known a:b"),
            (Words{"std", "string", "and", "or", "well", "known", "a", "b"}));
}

TEST(IcuTokenizerTest, NulBytesCut) {
  EXPECT_EQ(words_of(std::string_view("a\0b", 3)), (Words{"a", "b"}));
}

// Folding

TEST(IcuTokenizerTest, CanonicallyEquivalentTextsGiveTheSameWords) {
  EXPECT_EQ(words_of("caf\u00E9"), words_of("cafe\u0301"));
  EXPECT_EQ(words_of("\u1E9B\u0323"), words_of("\u017F\u0323\u0307"));
  EXPECT_EQ(words_of("\u1112\u1161\u11AB"), Words{"\uD55C"});
  EXPECT_EQ(words_of("\u212B"), Words{"\u00E5"});
}

TEST(IcuTokenizerTest, CaseWidthAndCompatibilityFormsAreFolded) {
  EXPECT_EQ(words_of("\uFF21\uFF22\uFF23\uFF11\uFF12"), Words{"abc12"});
  EXPECT_EQ(words_of("\uFB01ne e\uFB03cient"), (Words{"fine", "efficient"}));
  EXPECT_EQ(words_of("Stra\u00DFe STRASSE \u1E9E"), (Words{"strasse", "strasse", "ss"}));
  EXPECT_EQ(words_of("\u03A3\u03AF\u03C3\u03C5\u03C6\u03BF\u03C2"),
            Words{"\u03C3\u03AF\u03C3\u03C5\u03C6\u03BF\u03C3"});
  EXPECT_EQ(words_of("\uFF76\uFF9E"), Words{"\u30AC"});
  EXPECT_EQ(words_by(WordRules::kUax29, "\u0130stanbul"), Words{"i\u0307stanbul"});
  EXPECT_EQ(words_of("\u01C4"), Words{"d\u017E"});
  EXPECT_EQ(words_of("x\u00B2 \u2460 \u2167"), (Words{"x", "2", "1", "viii"}));
}

TEST(IcuTokenizerTest, ZeroWidthCharactersWithinAWordGo) {
  EXPECT_EQ(tokens_of("co\u00ADop"), (Tokens{{"coop", 0, 6, kWord}}));
  EXPECT_EQ(words_of("\uFEFFbom w\u200Cn\u200Dj\u2060w \u202Ebidi\u202C v\uFE0Fs"),
            (Words{"bom", "wnjw", "bidi", "vs"}));
  EXPECT_EQ(words_of("می\u200Cخواهم"), words_of("میخواهم"));
}

TEST(IcuTokenizerTest, ZeroWidthSpaceIsABoundary) {
  EXPECT_EQ(words_of("a\u200Bb"), (Words{"a", "b"}));
  EXPECT_EQ(words_of("ភាសា\u200Bខ្មែរ").size(), 2U);
}

TEST(IcuTokenizerTest, WordsMadeByFoldingAreCutTooAndCoverTheirSource) {
  // U+FDFA is a phrase of four words; U+00BD is 1, a fraction slash, 2.
  const Tokens phrase = tokens_of("\uFDFA");
  ASSERT_EQ(phrase.size(), 4U);
  for (const OwnedToken& token : phrase) {
    EXPECT_EQ(token.begin, 0U);
    EXPECT_EQ(token.end, 3U);
  }
  EXPECT_EQ(tokens_of("\u00BD"), (Tokens{{"1", 0, 2, kNumber}, {"2", 0, 2, kNumber}}));
}

TEST(IcuTokenizerTest, RangesCoverWholeCharactersThatWereComposed) {
  EXPECT_EQ(tokens_of("x Cafe\u0301s y"),
            (Tokens{{"x", 0, 1, kWord}, {"caf\u00E9s", 2, 9, kWord}, {"y", 10, 11, kWord}}));
  EXPECT_EQ(tokens_of("e\u0301\u2019A\u030A"), (Tokens{{"\u00E9", 0, 3, kWord}, {"\u00E5", 6, 9, kWord}}));
}

TEST(IcuTokenizerTest, RangesLeaveOutWhatFoldingRemovesAtTheEdge) {
  EXPECT_EQ(tokens_of("ab\u00AD c"), (Tokens{{"ab", 0, 2, kWord}, {"c", 5, 6, kWord}}));
}

// As Xapian's TermGenerator

TEST(IcuTokenizerTest, InitialsAreOneTokenToXapian) {
  const std::string_view text = "the U.S. of (J.R.R.) U.S.A., I.B.M's";
  EXPECT_EQ(tokens_of(text), (Tokens{{"the", 0, 3, kWord},
                                     {"us", 4, 7, kWord},
                                     {"of", 9, 11, kWord},
                                     {"jrr", 13, 18, kWord},
                                     {"usa", 21, 26, kWord},
                                     {"ibm", 29, 34, kWord},
                                     {"s", 35, 36, kWord}}));
  EXPECT_EQ(words_by(WordRules::kUax29, "the U.S."), (Words{"the", "u", "s"}));
}

TEST(IcuTokenizerTest, LettersWithDotsThatXapianDoesNotJoinStayApart) {
  EXPECT_EQ(words_of("U.S.1 M.Sc. J.R.R.Tolkien R&A.B A.B_C A.Bé AB.C. A.BC u.s. С.Ш.А. É.U."),
            (Words{"u", "s",  "1",  "m", "sc", "j",  "r", "r", "tolkien", "r", "a", "b", "a", "b_c",
                   "a", "bé", "ab", "c", "a",  "bc", "u", "s", "с",       "ш", "а", "é", "u"}));
  EXPECT_EQ(words_of("x.A.B A.B'C É.U.S A.B-C.D"), (Words{"x", "ab", "ab", "c", "é", "us", "ab", "cd"}));
}

TEST(IcuTokenizerTest, InitialsAreJoinedBesideAnyCharacter) {
  EXPECT_EQ(words_of("\u201CU.S.\u201D \u3002U.S.\u3000\u00A0U.S.\u2026 cafe\u0301 U.S. \xFFU.S.\xFF"),
            (Words{"us", "us", "us", "café", "us", "us"}));
  EXPECT_EQ(tokens_of("\u00ADU\u00AD.S\u00AD. x"), (Tokens{{"us", 2, 7, kWord}, {"x", 11, 12, kWord}}));
  EXPECT_EQ(words_of("字U.S. 字 U.S."), (Words{"字", "u", "s", "字", "us"}));
}

TEST(IcuTokenizerTest, InitialsOfALinkAreALink) {
  EXPECT_EQ(tokens_of("http://x.y/U.S./z U.S@x.org"), (Tokens{{"http", 0, 4, kLink},
                                                              {"x", 7, 8, kLink},
                                                              {"y", 9, 10, kLink},
                                                              {"us", 11, 14, kLink},
                                                              {"z", 16, 17, kLink},
                                                              {"us", 18, 21, kLink},
                                                              {"x", 22, 23, kLink},
                                                              {"org", 24, 27, kLink}}));
}

TEST(IcuTokenizerTest, AnIHasOneDotToXapian) {
  EXPECT_EQ(words_of("\u0130stanbul I\u0307stanbul i\u0307 \u0130\u0301"),
            (Words{"istanbul", "istanbul", "i", "\u00ED"}));
  EXPECT_EQ(words_of("\u0130\u0323 \u1ECB\u0307 i\u0307\u0307 e\u0307 \u00EF\u0307"),
            (Words{"\u1ECB", "\u1ECB", "i", "\u0117", "\u00EF\u0307"}));
  EXPECT_EQ(tokens_of("x\u0130\u00ADy"), (Tokens{{"xiy", 0, 6, kWord}}));
}

TEST(IcuTokenizerTest, SymbolsAreNoLettersToXapian) {
  EXPECT_EQ(words_of("Foo\u2122 it\u00B4s 20\u2103 a\u24B6b \u2116 5 \u00A8"),
            (Words{"foo", "it", "s", "20", "a", "b", "5"}));
  EXPECT_EQ(words_by(WordRules::kUax29, "Foo\u2122 \u24B6"), (Words{"foo", "tm", "a"}));
  EXPECT_EQ(words_of("m\u00B2 \u00BD \u2167 \u00AA \u2460"), (Words{"m", "2", "1", "2", "viii", "\u00AA", "1"}));
}

TEST(IcuTokenizerTest, OrdinalIndicatorsAreLettersOfTheirOwn) {
  EXPECT_EQ(words_of("n\u00BA no 1\u00AA 1a \uFB01\u00BA"), (Words{"n\u00BA", "no", "1\u00AA", "1a", "fi\u00BA"}));
  EXPECT_EQ(words_by(WordRules::kUax29, "n\u00BA"), (Words{"no"}));
}

TEST(IcuTokenizerTest, WordsLongerThanATermOfXapianAreTheirHash) {
  const std::string word(64, 'x');
  EXPECT_EQ(words_of(word + ' ' + word + "X " + std::string(65, '_') + " y"),
            (Words{word, long_word(word + "x"), long_word(std::string(65, '_')), "y"}));
  EXPECT_EQ("longword7gcddk6pdeu7e", long_word(word + "x"));
  EXPECT_EQ(words_of(repeat("ab'", 22) + "c").size(), 23U);
  EXPECT_EQ(words_of(repeat("é", 32) + ' ' + repeat("É", 33)), (Words{repeat("é", 32), long_word(repeat("é", 33))}));
  EXPECT_EQ(words_of(std::string(40, 'x') + "\u00AD" + std::string(40, 'y')),
            Words{long_word(std::string(40, 'x') + std::string(40, 'y'))});
  EXPECT_EQ(words_of(word + "/" + word + "-" + word), (Words{word, word, word}));
  EXPECT_EQ(words_by(WordRules::kUax29, word + 'x'), Words{word + 'x'});
  const std::string digits(70, '7');
  EXPECT_EQ(tokens_of("a " + digits), (Tokens{{"a", 0, 1, kWord}, {long_word(digits), 2, 72, kWord}}));
}

TEST(IcuTokenizerTest, WordsThatDictionariesCutHaveAnyLength) {
  EXPECT_EQ(words_of(repeat("ภาษาไทย", 20)).size(), 40U);
  EXPECT_EQ(words_of("ภาษาไทย" + std::string(55, 'x')), (Words{"ภาษา", "ไทย" + std::string(55, 'x')}));
  EXPECT_GT(words_of(repeat("中华人民共和国", 20)).size(), 20U);
  EXPECT_EQ(words_of("字" + std::string(65, 'x') + "ア"), (Words{"字", long_word(std::string(65, 'x')), "ア"}));
}

TEST(IcuTokenizerTest, AMinusBelongsToItsNumber) {
  EXPECT_EQ(words_of("-500 (-5) \u22127 x=-1,-2;-3.5 [-0]"),
            (Words{"-500", "-5", "-7", "x", "-1", "-2", "-3", "5", "-0"}));
  EXPECT_EQ(words_of("10-20 a-5 2026-11-27 - 5 --6 x)-7 \u20138 -x"),
            (Words{"10", "20", "a", "5", "2026", "11", "27", "5", "6", "x", "7", "8", "x"}));
  EXPECT_EQ(tokens_of("t -500 \u2212\u0661"),
            (Tokens{{"t", 0, 1, kWord}, {"-500", 2, 6, kNumber}, {"-\u0661", 7, 12, kNumber}}));
  EXPECT_EQ(words_of("http://x.org/-5/ -a@b.org"), (Words{"http", "x", "org", "5", "a", "b", "org"}));
  EXPECT_EQ(words_by(WordRules::kUax29, "-500"), Words{"500"});
}

TEST(IcuTokenizerTest, LettersThatAreSpelledInSeveralWaysAreOne) {
  EXPECT_EQ(words_of("\u0627\u0644\u0639\u0640\u0640\u0631\u0628 \u0640 x"),
            words_of("\u0627\u0644\u0639\u0631\u0628 x"));
  EXPECT_EQ(words_of("\u0D05\u0D35\u0D28\u0D4D\u200D"), Words{"\u0D05\u0D35\u0D7B"});
  EXPECT_EQ(words_of("\u0D05\u0D35\u0D28\u0D4D"), Words{"\u0D05\u0D35\u0D28\u0D4D"}) << "another word";
  for (const auto& [typed, nfkc] : {std::pair("น้ำ", "น\u0E49\u0E4D\u0E32"), std::pair("น้ำ", "น\u0E4D\u0E49\u0E32"),
                                    std::pair("ทำงานนำ", "ท\u0E4D\u0E32งานน\u0E4D\u0E32"),
                                    std::pair("ນ້ຳ", "ນ\u0EC9\u0ECD\u0EB2"), std::pair("ຄຳ", "ຄ\u0ECD\u0EB2")}) {
    EXPECT_EQ(words_of(typed), words_of(nfkc)) << typed;
  }
  EXPECT_EQ(tokens_of("x \u0E19\u0E4D\u0E32").at(1).end, 11U);
}

// Scripts

TEST(IcuTokenizerTest, ThaiIsCutByDictionaryBeforeItsVowelsAreFolded) {
  EXPECT_EQ(words_of("ภาษาไทย"), (Words{"ภาษา", "ไทย"}));
  // U+0E33 SARA AM folds to two characters; cut first, it stays within its word.
  EXPECT_EQ(tokens_of("น้ำ"), (Tokens{{"น\u0E49\u0E4D\u0E32", 0, 9, kWord}}));
  EXPECT_EQ(words_of("ทำงาน").size(), 1U);
}

TEST(IcuTokenizerTest, LaoIsCutByDictionaryBeforeItsVowelsAreFolded) {
  EXPECT_EQ(words_of("ພາສາລາວ"), (Words{"ພາສາ", "ລາວ"}));
  EXPECT_EQ(words_of("ນ້ຳ"), Words{"ນ\u0EC9\u0ECD\u0EB2"});
}

TEST(IcuTokenizerTest, KhmerAndBurmeseAreCutByDictionary) {
  EXPECT_GT(words_of("ភាសាខ្មែរជាភាសា").size(), 1U);
  EXPECT_GT(words_of("မြန်မာဘာသာစကား").size(), 1U);
}

TEST(IcuTokenizerTest, ChineseAndJapaneseAreCutByDictionary) {
  EXPECT_EQ(words_of("我们是学生。"), (Words{"我们", "是", "学生"}));
  EXPECT_EQ(words_of("吾輩は猫である。"), (Words{"吾輩", "は", "猫", "で", "ある"}));
}

TEST(IcuTokenizerTest, DevanagariKeepsItsVowelSigns) {
  EXPECT_EQ(words_of("हिन्दी भाषा।"), (Words{"हिन्दी", "भाषा"}));
}

TEST(IcuTokenizerTest, WithoutSpacingMarksWordsAreCutThere) {
  // U+093F and U+0940 are Mc; U+094D (virama) is Mn.
  EXPECT_EQ(words_by(WordRules::kUax29NoSpacingMarks, "हिन्दी"), (Words{"ह", "न्द"}));
  EXPECT_EQ(words_by(WordRules::kUax29NoSpacingMarks, "Can't cafe\u0301"), (Words{"can", "t", "caf\u00E9"}));
}

TEST(IcuTokenizerTest, ArabicMarksStayAndPunctuationCuts) {
  EXPECT_EQ(words_of("اللغة العربية، لُغَة"), (Words{"اللغة", "العربية", "لُغَة"}));
}

TEST(IcuTokenizerTest, HebrewIsCutAtGershayimMadeOfQuotes) {
  EXPECT_EQ(words_of("צה\"ל שלום"), (Words{"צה", "ל", "שלום"}));
}

TEST(IcuTokenizerTest, HangulSyllablesStayTogetherAndBreakFromLatin) {
  EXPECT_EQ(words_of("한국어는 ABC한국"), (Words{"한국어는", "abc", "한국"}));
}

TEST(IcuTokenizerTest, EmojiAreNoWords) {
  EXPECT_EQ(words_of("a 👩\u200D💻 🇩🇪 b🙂c ☺\uFE0F"), (Words{"a", "b", "c"}));
}

TEST(IcuTokenizerTest, KeycapsAreTheirDigitAndEnclosingMarksCut) {
  EXPECT_EQ(words_of("1\uFE0F\u20E3"), Words{"1"});
}

// Classes

TEST(IcuTokenizerTest, TokensWithAnAlphabeticCharacterAreWords) {
  EXPECT_EQ(classes_of("word v2 2nd ก 猫"), (std::vector<TokenClass>(5, kWord)));
}

TEST(IcuTokenizerTest, FiguresMarksAndConnectorsAloneAreNumbers) {
  EXPECT_EQ(classes_of("42 \u0664\u0662 _ \u0301 \uFF11"), (std::vector<TokenClass>(5, kNumber)));
}

TEST(IcuTokenizerTest, TokensOfUrlsAndAddressesAreLinks) {
  EXPECT_EQ(tokens_of("see https://a.b/c_1, me"), (Tokens{{"see", 0, 3, kWord},
                                                          {"https", 4, 9, kLink},
                                                          {"a", 12, 13, kLink},
                                                          {"b", 14, 15, kLink},
                                                          {"c_1", 16, 19, kLink},
                                                          {"me", 21, 23, kWord}}));
  EXPECT_EQ(classes_of("mail joe.doe+x@example.com now"),
            (std::vector<TokenClass>{kWord, kLink, kLink, kLink, kLink, kLink, kWord}));
  EXPECT_EQ(classes_of("WWW.Example.org 7"), (std::vector<TokenClass>{kLink, kLink, kLink, kNumber}));
  EXPECT_EQ(classes_of("user@host and/or a:b"), (std::vector<TokenClass>(6, kWord)));
}

TEST(IcuTokenizerTest, TextInOtherScriptsRightBehindALinkIsNoLink) {
  EXPECT_EQ(classes_of("http://a.b/を見"), (std::vector<TokenClass>{kLink, kLink, kLink, kWord, kWord}));
}

// Long texts

TEST(IcuTokenizerTest, AStretchOfOneMebibyteWithoutWhiteSpaceIsCutThere) {
  constexpr std::size_t kMebibyte = std::size_t{1} << 20;
  IcuTokenizer tokenizer(options_of(WordRules::kUax29));
  const Tokens tokens = collect_tokens(tokenizer, "ab " + std::string(10 * kMebibyte, 'x') + " cd");
  // The stretch begins with the space before it.
  ASSERT_EQ(tokens.size(), 13U);
  EXPECT_EQ(tokens[1].begin, 3U);
  EXPECT_EQ(tokens[1].end, 2 + kMebibyte);
  for (std::size_t i = 2; i != 11; ++i) {
    EXPECT_EQ(tokens[i].begin, 2 + (i - 1) * kMebibyte);
    EXPECT_EQ(tokens[i].text.size(), kMebibyte);
  }
  EXPECT_EQ(tokens[11].text, "x");
  EXPECT_EQ(tokens[12].text, "cd");
}

TEST(IcuTokenizerTest, TheCutOfALongStretchFallsBetweenCharacters) {
  for (const std::string_view character : {"\u00E9", "\u0905", "\U00010400"}) {
    std::string joined;
    for (const std::string& word : words_by(WordRules::kUax29, "a" + repeat(character, 600000))) {
      joined += word;
    }
    EXPECT_EQ(joined, "a" + repeat(character == "\U00010400" ? "\U00010428" : character, 600000));
  }
}

TEST(IcuTokenizerTest, LongTextsComeInLargeBatches) {
  IcuTokenizer tokenizer;
  CountingSink sink;
  tokenizer.tokenize(repeat("word ", 100000), sink);
  EXPECT_EQ(sink.total, 100000U);
  EXPECT_LE(sink.calls, 100000U / 150);
}

// Objects

TEST(IcuTokenizerTest, ATokenizerCanBeUsedAgainAndAgain) {
  IcuTokenizer tokenizer;
  const Tokens first = collect_tokens(tokenizer, text_of_everything());
  EXPECT_FALSE(first.empty());
  collect_tokens(tokenizer, repeat("\u0301\u0323", 100000));
  collect_tokens(tokenizer, std::string(3000000, '\xE3'));
  EXPECT_EQ(collect_tokens(tokenizer, text_of_everything()), first);
}

TEST(IcuTokenizerTest, ACloneBehavesTheSame) {
  for (const WordRules rules : kAllRules) {
    IcuTokenizer tokenizer(options_of(rules));
    const std::unique_ptr<Tokenizer> clone = tokenizer.clone();
    EXPECT_EQ(clone->profile(), tokenizer.profile());
    EXPECT_EQ(collect_tokens(*clone, text_of_everything()), collect_tokens(tokenizer, text_of_everything()));
  }
}

TEST(IcuTokenizerTest, ASinkThatThrowsLeavesTheTokenizerUsable) {
  for (const WordRules rules : kAllRules) {
    IcuTokenizer tokenizer(options_of(rules));
    SinkThatThrows sink;
    const Tokens expected = collect_tokens(tokenizer, text_of_everything());
    EXPECT_THROW(tokenizer.tokenize("few words", sink), std::domain_error);
    EXPECT_THROW(tokenizer.tokenize(repeat("many words ", 10000), sink), std::domain_error);
    EXPECT_THROW(tokenizer.tokenize(repeat("U.S.\u00AD ", 10000), sink), std::domain_error);
    EXPECT_THROW(tokenizer.tokenize(repeat("x/", 100000), sink), std::domain_error);
    if (rules != WordRules::kXapian) {
      EXPECT_THROW(tokenizer.tokenize(std::string(200000, 'x'), sink), std::domain_error);
    }
    EXPECT_EQ(collect_tokens(tokenizer, text_of_everything()), expected);
  }
}

TEST(IcuTokenizerTest, TwoObjectsWorkInTwoThreads) {
  const std::string text = repeat(text_of_everything(), 100);
  const Tokens expected = tokens_of(text);
  Tokens first;
  Tokens second;
  std::thread one([&] { first = tokens_of(text); });
  std::thread two([&] { second = tokens_of(text); });
  one.join();
  two.join();
  EXPECT_EQ(first, expected);
  EXPECT_EQ(second, expected);
}

TEST(IcuTokenizerTest, NoLocaleMatters) {
  const std::string text = text_of_everything() + " ISTANBUL I\u0307 a:b e.g. 1,5";
  const Tokens expected = tokens_of(text);
  const std::string c_locale = std::setlocale(LC_ALL, nullptr);
  const icu::Locale icu_locale = icu::Locale::getDefault();
  for (const char* name : {"tr_TR.UTF-8", "C", "C.UTF-8", "sv_SE.UTF-8", "en_US_POSIX", "th_TH", "ja_JP"}) {
    std::setlocale(LC_ALL, name);
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale::setDefault(icu::Locale(name), status);
    EXPECT_EQ(tokens_of(text), expected) << name;
  }
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale::setDefault(icu_locale, status);
  std::setlocale(LC_ALL, c_locale.c_str());
}

}  // namespace neardup
