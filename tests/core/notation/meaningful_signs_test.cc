#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "neardup/token.h"
#include "notation/meaningful_signs.h"
#include "scheme/scheme.h"
#include "sign/evidence.h"
#include "sign/streaming_signer.h"

namespace neardup {
namespace {

using testing::ElementsAre;

/** Runs of ASCII letters and digits. */
class AsciiTokenizer final : public Tokenizer {
 public:
  void tokenize(std::string_view text, TokenSink& sink) override {
    const auto is_word = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    while (!text.empty()) {
      std::size_t end = 0;
      while (end != text.size() && is_word(text[end])) ++end;
      const Token token{text.substr(0, end), 0, 0, TokenClass::kWord};
      if (end != 0) sink.take(&token, 1);
      text.remove_prefix(end + (end == text.size() ? 0 : 1));
    }
  }
  std::string profile() const override { return "ascii"; }
  std::string version() const override { return "1"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<AsciiTokenizer>(); }
};

std::string evidence(const std::string& content, const std::string& given = {}) {
  AsciiTokenizer tokenizer;
  StreamingSigner signer(Scheme(), tokenizer);
  return signer.sign_content(content, SignatureOrigin{0, given}).origin.evidence;
}

TEST(MeaningfulSignsTest, WordsWithSignsAreEvidence) {
  const std::string plus = evidence("a compiler for C++");
  EXPECT_NE("", plus);
  EXPECT_EQ("", evidence("a compiler for C"));
  EXPECT_NE(plus, evidence("a compiler for C#"));
  EXPECT_NE(plus, evidence("a compiler for G++"));
  EXPECT_EQ(plus, evidence("(c++)")) << "in any case";
  EXPECT_EQ(plus, evidence("in C++, for C++")) << "a trail may repeat it";
  EXPECT_NE("", evidence("a server of NIS+"));
  EXPECT_NE(plus, evidence("a compiler for C++ and C#"));
  EXPECT_EQ(evidence("C++ and C#"), evidence("C# and C++"));
}

TEST(MeaningfulSignsTest, ScriptsWithoutSpacesEndNames) {
  for (const char* text : {"C++入門", "学习C++语言", "C++를", "ภาษาC++"})
    EXPECT_EQ(evidence("C++"), evidence(text)) << text;
  for (const auto& [with, without] :
       {std::pair("A+型", "A型"), {"디즈니+ 구독", "디즈니 구독"}, {"H₂+ ions", "H₂ ions"}, {"x²+ y", "x² y"}})
    EXPECT_NE(evidence(with), evidence(without)) << with;
  EXPECT_EQ(evidence("“C++”"), evidence("C++"));
  EXPECT_EQ("", evidence("C++é"));
}

TEST(MeaningfulSignsTest, DigitsOfOtherScriptsAreDigits) {
  const std::pair<const char*, const char*> forms[] = {{"< \u0665", "< 5"},
                                                       {"\u0663 + \u0664", "3 + 4"},
                                                       {"a .\u0665", "a .5"},
                                                       {"a \u066b\u0665", "a .5"},
                                                       {"\u0967\u0966^-\u0969", "10^-3"}};
  for (const auto& [form, plain] : forms) {
    EXPECT_NE("", evidence(form)) << form;
    EXPECT_EQ(evidence(plain), evidence(form)) << form;
  }
}

TEST(MeaningfulSignsTest, SignsOfAmountsAndFormulasAreEvidence) {
  const char* const signs[] = {"$",      "%",      "\u00a2", "\u00a3", "\u00a5", "\u20ac", "\u20cf", "\u058f",
                               "\u060b", "\u07fe", "\u09f2", "\u09fb", "\u0af1", "\u0bf9", "\u0e3f", "\u17db",
                               "\ua838", "\ufdfc", "\u2030", "\u00b1", "\u00f7", "\u2200", "\u2211", "\u221a",
                               "\u2229", "\u222a", "\u2260", "\u22ff", "\u266d", "\u266f"};
  std::set<std::string> seen{""};
  for (const char* const sign : signs) {
    const std::string text = std::string("it is 5 ") + sign;
    EXPECT_TRUE(seen.insert(evidence(text)).second) << sign;
    EXPECT_EQ(evidence(text), evidence(std::string(sign) + "5 it is")) << sign;
    EXPECT_EQ(evidence(text), evidence(text + " or 6 " + sign)) << sign;
  }
}

TEST(MeaningfulSignsTest, SmallNumbersAreEvidence) {
  const char* const small[] = {
      "take .5 g", "take .25 g",      "take (.5) g", "about 10^-6 g", "about 10^-5 g", "about 10\u207b\u2076 g",
      "for $.5",   "about 1.2e-05 g", "3E-4",        "a\u00a0.5",     "\uff08.5"};
  for (const char* const text : small) EXPECT_NE("", evidence(text)) << text;
  EXPECT_EQ(evidence("take .5 g"), evidence(".5"));
  EXPECT_EQ(evidence("take .5 g"), evidence("(.5)"));
  EXPECT_NE(evidence("take .5 g"), evidence("take .25 g"));
  EXPECT_NE(evidence("10^-6"), evidence("10^-5"));
  EXPECT_NE(evidence("take .25 g"), evidence("take -.25 g"));
  EXPECT_EQ(evidence("1.0e-5"), evidence("1.0e\u22125"));
  EXPECT_EQ("", evidence("contents \u2026.5"));
  for (const char* const text :
       {"take 5 g", "version 1.5", "see p.5", "contents....5", "a 5-6 game", "the end. 5 more", "10^6", "x-5"})
    EXPECT_EQ("", evidence(text)) << text;
}

TEST(MeaningfulSignsTest, SumsAndResultsAreEvidence) {
  const std::string plus = evidence("what is 3 + 4");
  EXPECT_NE("", plus);
  for (const char* const text :
       {"(1) + (2) = 3", "3+4",          "3\u00a0+\u00a04",  "3 +\r\n4",     "HER2 (+)",    "HER2 ( + )", "found: +",
        "found: + \r\n", "found: + and", "5 + comments",     "2x + 3",       "a + b",       "a+b",        "3\n+ 4",
        "HIV\n+\nserum", "chr1\t0\t+",   "exon\t2\t.\t+\t.", "exon 2 . + .", "HIV,+,serum", "+"})
    EXPECT_EQ(plus, evidence(text)) << text;
  EXPECT_NE("", evidence("K\u207a"));
}

TEST(MeaningfulSignsTest, LessAndMoreCountInTheirOrder) {
  EXPECT_NE(evidence("men <5, women >5"), evidence("men >5, women <5"));
  EXPECT_NE(evidence("CRP < 5 and LDL > 5"), evidence("CRP > 5 and LDL < 5"));
  EXPECT_EQ(evidence("x<y"), evidence("x < y"));
}

TEST(MeaningfulSignsTest, ResultsCountInTheirOrder) {
  const std::string results = evidence("HIV: -\nRubella: +\nNitrite: +++");
  EXPECT_NE(results, evidence("HIV: +\nRubella: -\nNitrite: +++"));
  EXPECT_NE(results, evidence("HIV: -\nRubella: +\nNitrite: +"));
  EXPECT_EQ(results, evidence("HIV: - Rubella: +\r\nNitrite: +++")) << "white space does not count";
  EXPECT_EQ(results, evidence("HIV: \u2013\nRubella: +\nNitrite: +++")) << "nor does the kind of dash";
  EXPECT_NE(evidence("2x + 3 - y"), evidence("2x - 3 + y"));
  EXPECT_EQ("", evidence("HIV: -\nHepatitis -"));
}

TEST(MeaningfulSignsTest, ShiftsAreEvidence) {
  for (const auto& [one, other] : {std::pair("5 pm UTC+2", "5 pm UTC-2"), {"at T+2", "at T-2"}, {"n+1", "n-1"}}) {
    EXPECT_NE("", evidence(one)) << one;
    EXPECT_EQ("", evidence(other)) << other;
  }
  EXPECT_NE(evidence("UTC+2"), evidence("UTC+3"));
}

TEST(MeaningfulSignsTest, NamesWithoutANumberMayHaveAMinus) {
  for (const auto& [one, other] : {std::pair("the limit at \u2212\u221e", "the limit at \u221e"),
                                   {"loss: -inf", "loss: inf"},
                                   {"it is -\\frac{1}{2}", "it is \\frac{1}{2}"},
                                   {"profit of -US$500", "profit of US$500"},
                                   {"profit of -EUR 500", "profit of EUR 500"},
                                   {"e^{-x}", "e^{x}"},
                                   {"e^-x", "e^x"},
                                   {"y = -x", "y = x"}})
    EXPECT_NE(evidence(one), evidence(other)) << one;
  EXPECT_EQ(evidence("y = -x"), evidence("y = \u2212x"));
  for (const char* const text : {"-A demain", "call -h", "Sch\u00fcler(-s)", "pre- and post-war", "a well-known x-ray",
                                 "-information", "3-5", "2024-05-06", "- item\n- other", "\u2013 said he \u2013",
                                 "one - two -\nthree", "(-a)", "> -I think", "-DIN 4102", "5-EUR note"})
    EXPECT_EQ("", evidence(text)) << text;
}

TEST(MeaningfulSignsTest, NumbersWithAUnitMayHaveAMinus) {
  for (const auto& [one, other] : {std::pair("weight -3kg", "weight 3kg"),
                                   {"weight -1,250.5kg", "weight 1,250.5kg"},
                                   {"標高-5m", "標高5m"},
                                   {"標高－５ｍ", "標高５ｍ"},
                                   {"loss of $-5k", "loss of $5k"},
                                   {"at -5C", "at 5C"},
                                   {"at -3kg or 5kg", "at 3kg or -5kg"}})
    EXPECT_NE(evidence(one), evidence(other)) << one;
  EXPECT_EQ(evidence("a -3kg"), evidence("a \u22123KG"));
  for (const char* const text :
       {"3-5kg", "10kg-5kg", "AK-47s", "of v=-3abcdefg", "well-5m", "a -5m_a", "コロナ-5", "on -3rd floor", "on -1st",
        "ls -1a", "tar -7z", "-500g flour\n  -3l water", "from 10 -15kg", "歼-20A", "歼-20"})
    EXPECT_EQ("", evidence(text)) << text;
}

TEST(MeaningfulSignsTest, TrianglesBeforeANumberAreEvidence) {
  for (const char* const triangle : {"\u25b2", "\u25b3", "\u25bc", "\u25bd"}) {
    const std::string loss = evidence(std::string("営業利益は") + triangle + "1,250百万円");
    EXPECT_FALSE(evidence_agrees(loss, evidence("営業利益は1,250百万円"), false)) << triangle;
    EXPECT_EQ(loss, evidence(std::string("営業利益は") + triangle + "１,250百万円")) << triangle;
    EXPECT_EQ(evidence(std::string(triangle) + "5%"), evidence(std::string(triangle) + " 5%")) << triangle;
    EXPECT_TRUE(evidence_agrees(evidence(std::string(triangle) + " points"), evidence("points"), false)) << triangle;
  }
  EXPECT_NE(evidence("\u25b25 and 3"), evidence("5 and \u25b23"));
  EXPECT_NE(evidence("\u25b25"), evidence("\u25bc5"));
}

TEST(MeaningfulSignsTest, FullBoxesCountBesideEmptyOnes) {
  for (const char* const full : {"\u25a0", "\u25a3", "\u25fc", "\u25fe"}) {
    const std::string box = full;
    EXPECT_EQ(evidence("\u25a0 yes \u25a1 no"), evidence(box + " yes \u2610 no"));
    EXPECT_FALSE(evidence_agrees(evidence(box + " yes \u25a1 no"), evidence("\u25a1 yes " + box + " no"), false))
        << full;
    EXPECT_EQ("", evidence(box + " one\n" + box + " two")) << full << ": bullets";
  }
  EXPECT_EQ(evidence("\u2713 one"), evidence("\u25a0 \u2713 one"));
}

TEST(MeaningfulSignsTest, GradesAndRatingsAreEvidence) {
  for (const auto& [one, other] : {std::pair("rated AA-", "rated AA"),
                                   {"rated AA-", "rated AA+"},
                                   {"Rh-", "Rh"},
                                   {"class A+++", "class A"},
                                   {"class A+++", "class A+"},
                                   {"price $$", "price $$$"},
                                   {"price \u20ac\u20ac", "price \u20ac\u20ac\u20ac"}})
    EXPECT_NE(evidence(one), evidence(other)) << one;
  EXPECT_EQ(evidence("rated AA-"), evidence("rated AA\u2212, again AA-"));
  const std::string three = evidence("Hotel Post ***");
  EXPECT_THAT(parting_kinds(three, evidence("Hotel Post ****"), false), ElementsAre(EvidenceKind::kSymbols));
  EXPECT_TRUE(evidence_agrees(three, evidence("Hotel Post"), false));
  for (const char* const text :
       {"*plan A*", "**bold**", "* item", "***", "*** NEWS ***", "price*", "f***k", "2*3", "B-Jugend", "Baa-"})
    EXPECT_EQ("", evidence(text)) << text;
}

TEST(MeaningfulSignsTest, OperatorsOfLogicAndCodeAreEvidence) {
  for (const auto& [one, other] : {std::pair("\u00acp", "p"),
                                   {"a \u27c2 b", "a b"},
                                   {"x \u2a7d 5", "x \u2a7e 5"},
                                   {"if (!ok)", "if (ok)"},
                                   {"(a) && b", "(a) || b"},
                                   {"a && !b", "a && b"}})
    EXPECT_NE(evidence(one), evidence(other)) << one;
  EXPECT_EQ(evidence("x \u2a7d 5"), evidence("x \u2264 5"));
  for (const char* const text : {"Hello !", "Go!", "wow (!)", "AT&T", "a | b", "|| || ||", "!ok", "\u27e8x\u27e9"})
    EXPECT_EQ("", evidence(text)) << text;
}

TEST(MeaningfulSignsTest, SignsCountInOneNormalForm) {
  for (const auto& [one, other] : {std::pair("x =\u0338 5", "x \u2260 5"),
                                   {"x \u2208\u0338 A", "x \u2209 A"},
                                   {"a \u2261\u0338 b", "a \u2262 b"},
                                   {"a \ufe64 5", "a < 5"},
                                   {"3 \ufe62 4", "3 + 4"}}) {
    EXPECT_NE("", evidence(one)) << one;
    EXPECT_EQ(evidence(one), evidence(other)) << one;
  }
  EXPECT_NE(evidence("x \u2208 A"), evidence("x \u2208\u0338 A"));
  EXPECT_NE(evidence("\u2204\u0338"), evidence("\u2208")) << "negated twice";
  EXPECT_EQ("", evidence("\u0338 x\u0338 \x82\u0338"));
}

TEST(MeaningfulSignsTest, TheCaseOfNamesDoesNotCount) {
  for (const auto& [one, other] :
       {std::pair("Caf\u00e9+", "CAF\u00c9+"), {"\u041d\u0422\u0412+", "\u043d\u0442\u0432+"}, {"\u00d6#", "\u00f6#"}})
    EXPECT_EQ(meaningful_signs(one).signs, meaningful_signs(other).signs) << one;
  EXPECT_NE(meaningful_signs("Caf\u00e9+").signs, meaningful_signs("Caf\u00e8+").signs);
}

TEST(MeaningfulSignsTest, TheTokenizerTellsWhichNamesBeyondAsciiAreOne) {
  AsciiTokenizer tokenizer;  // knows no letter with an accent
  EXPECT_EQ(meaningful_signs("bar-caf\u00e9+", &tokenizer).signs, meaningful_signs("caf\u00e8+", &tokenizer).signs);
  EXPECT_NE(meaningful_signs("caf\u00e9+", &tokenizer).signs, meaningful_signs("th\u00e9+", &tokenizer).signs);
}

TEST(MeaningfulSignsTest, CheckBoxesOfWingdingsAreBoxes) {
  for (const auto& [one, other] : {std::pair("\uf0fe", "\u2611"),
                                   {"\uf0a8", "\u2610"},
                                   {"\uf06f", "\u2610"},
                                   {"\uf0fc", "\u2713"},
                                   {"\uf0fb", "\u2717"},
                                   {"\u22a0", "\u2612"},
                                   {"\u25a1", "\u2610"}}) {
    EXPECT_NE("", evidence(one)) << other;
    EXPECT_EQ(evidence(one), evidence(other)) << other;
  }
  EXPECT_NE(evidence("\uf0fe yes \uf0a8 no"), evidence("\uf0a8 yes \uf0fe no"));
}

TEST(MeaningfulSignsTest, FullWidthFormsArePlainOnes) {
  const std::pair<const char*, const char*> forms[] = {{"for \uff23\uff0b\uff0b", "for C++"},
                                                       {"p \uff1c 5", "p < 5"},
                                                       {"p \uff1e\uff15", "p >5"},
                                                       {"a \uff0e5", "a .5"}};
  for (const auto& [form, plain] : forms) {
    EXPECT_NE("", evidence(form)) << form;
    EXPECT_EQ(evidence(plain), evidence(form)) << form;
  }
  EXPECT_EQ("", evidence("\uff76\uff85 \uff5f"));
}

TEST(MeaningfulSignsTest, LettersInCirclesPartWhatHasSome) {
  EXPECT_NE(evidence("\u24b6 is right"), evidence("\u24b7 is right"));
}

TEST(MeaningfulSignsTest, SignsOfOtherWritingSystemsAreThePlainOnes) {
  const std::pair<const char*, const char*> forms[] = {
      {"\uff05", "%"},      {"\u066a", "%"},      {"\ufe6a", "%"},      {"\u0609", "\u2030"}, {"\uff04", "$"},
      {"\uffe0", "\u00a2"}, {"\uffe1", "\u00a3"}, {"\uffe5", "\u00a5"}, {"\ufe69", "$"},      {"\uffe6", "\u20a9"}};
  for (const auto& [form, plain] : forms) EXPECT_EQ(evidence(plain), evidence(form)) << form;
}

TEST(MeaningfulSignsTest, OtherSignsAreNone) {
  for (const char* text : {"a # b",
                           "++ b",
                           "C++11",
                           "page#part",
                           "2 - 1",
                           "1 / 2",
                           "3 * 4",
                           "5 +49 30",
                           "+ 1 item",
                           "id 1a3e-44c",
                           "re-5",
                           "E-\nMail",
                           "B- und C",
                           "A- first",
                           "plan A*",
                           "salt && pepper",
                           "File > New > 5",
                           "Home >> 5",
                           "<<5 things>>",
                           "<- 5",
                           "yes\n\n> 5 apples",
                           "Laurel + Hardy",
                           "Laurel\n+ Hardy",
                           "Ctrl+C",
                           "Ctrl + C",
                           "C++++",
                           "C+#",
                           "Tel. + 49 30",
                           "+++ News +++",
                           "One. + Two",
                           "* one; + two",
                           "+ one\n+ two",
                           "##",
                           "#",
                           "",
                           "2 \u2212 1",
                           "2 \u00d7 3",
                           "2 \u22c5 3",
                           "\u2022 item",
                           "\u2192 there",
                           "\u00b0",
                           "\U0001f4b2 5",
                           "cut \xe2\x82",
                           "cut \xc2",
                           "cut \xf0\x9f\x91"}) {
    EXPECT_EQ("", evidence(text)) << text;
  }
}

TEST(MeaningfulSignsTest, SymbolsPartTextsThatHaveOthers) {
  const char* const symbols[] = {"\u2103",
                                 "\u2109",
                                 "\u338f",
                                 "\u33a1",
                                 "\u3231",
                                 "\u3232",
                                 "\u2121",
                                 "\u00d7",
                                 "\u2032",
                                 "\u2033",
                                 "\u02e5",
                                 "\u02e9",
                                 "\U0001f233",
                                 "\U0001f235",
                                 "\u2713",
                                 "\u2610",
                                 "\u2612",
                                 "\u2191",
                                 "\u2193",
                                 "\u25b2",
                                 "\u25bc",
                                 "\u25cb",
                                 "\u25cf",
                                 "\u25c9",
                                 "\u25ce",
                                 "\u2795",
                                 "\u2796",
                                 "\U0001f4c8",
                                 "\U0001f4c9",
                                 "\u2600",
                                 "\u2654",
                                 "\u265a",
                                 "\u2605",
                                 "\u2640",
                                 "\u2642",
                                 "\u2705",
                                 "\U0001f44d",
                                 "\U0001f44e",
                                 "\U0001f1e9\U0001f1ea",
                                 "\U0001f1eb\U0001f1f7"};
  const std::string plain = evidence("the hall is open");
  EXPECT_EQ("", plain);
  for (const char* const symbol : symbols) {
    const std::string text = evidence(std::string("the hall is open ") + symbol);
    EXPECT_TRUE(evidence_agrees(text, plain, false)) << symbol << ": a decoration";
    EXPECT_TRUE(evidence_agrees(text, evidence(std::string(symbol) + " open"), false)) << symbol;
    for (const char* const other : symbols) {
      if (symbol == other) continue;
      const std::string others = evidence(std::string("the hall is open ") + other);
      EXPECT_THAT(parting_kinds(text, others, false), ElementsAre(EvidenceKind::kSymbols)) << symbol << ' ' << other;
    }
  }
}

TEST(MeaningfulSignsTest, ACrossIsNoDecoration) {
  for (const char* const cross : {"\u2717", "\u2718", "\u274c", "\uf0fb"}) {
    const std::string no = evidence(std::string(cross) + " Wifi in all rooms");
    EXPECT_FALSE(evidence_agrees(no, evidence("Wifi in all rooms"), false)) << cross;
    EXPECT_FALSE(evidence_agrees(no, evidence("\u2713 Wifi in all rooms"), false)) << cross;
  }
}

TEST(MeaningfulSignsTest, LessAndMoreThanANumberAreOpposites) {
  const std::string less = evidence("aged <65, p < 0.05");
  EXPECT_THAT(parting_kinds(less, evidence("aged >65, p > 0.05"), false), ElementsAre(EvidenceKind::kSigns));
  EXPECT_FALSE(evidence_agrees(less, evidence("aged 65, p 0.05"), false));
  EXPECT_NE(evidence("<5 and >6"), evidence(">5 and <6"));
  for (const char* const text :
       {"p < .05", "p\u00a0<\u00a00.05", "a\n<0.5 mg", "< 18 years", "x <= 30", "Orders < $30", "T < -5", "T < \u22125",
        "weight <  30", "weight <\u200930", "weight <\n30", "a < b", "x < \u00bd", "5 < x", "\u03b1 < \u03b2"}) {
    std::string more = text;
    more[more.find('<')] = '>';
    EXPECT_NE("", evidence(more)) << more;
    EXPECT_NE(evidence(text), evidence(more)) << text;
  }
  EXPECT_EQ(evidence("x <= 30"), evidence("x \u2264 30"));
  EXPECT_EQ(evidence("x >=30"), evidence("x \u2265 30"));
  for (const char* const space : {"", "  ", "\n", "\u00a0", "\u2009"})
    EXPECT_EQ(evidence("weight < 30"), evidence(std::string("weight <") + space + "30"));
  for (const char* const none :
       {"home > news", "A-Z > news", "<b>", "a <b> c", "5 >", "<", "x -> 5", "x => 5", "in <2004>", "<p>5", "</b> 5",
        "<a href='x'>5", "<br/>5", "<20040506.7@example.org>", "<!-- a -->", ">\n5"})
    EXPECT_EQ("", evidence(none)) << none;
}

TEST(MeaningfulSignsTest, QuotedLinesCompareNothing) {
  EXPECT_NE("", evidence("> 18 years"));
  EXPECT_NE("", evidence("Tickets\n> 10 persons: ask"));
  for (const char* const text : {"> 5 of them\n> and 6", "he wrote\n> 5 of them?\n\nyes\n\n> 6 of those?\n\nno",
                                 ">> 5 of them", "a\n> > 5 of them", "> I think\n> 5 of them"})
    EXPECT_EQ("", evidence(text)) << text;
}

TEST(MeaningfulSignsTest, ColouredSymbolsAreThePlainOnes) {
  EXPECT_EQ(evidence("\u2605\u2605 \u2191\u2193"), evidence("\u2b50\u2b50 \u2b06\u2b07"));
}

TEST(MeaningfulSignsTest, TheOrderOfSymbolsCounts) {
  EXPECT_NE(evidence("lift \u2713 car park \u2717"), evidence("lift \u2717 car park \u2713"));
  EXPECT_NE(evidence("\u2605\u2605\u2605 hotel"), evidence("\u2605\u2605 hotel"));
}

TEST(MeaningfulSignsTest, LongTextsHaveNoSuchEvidence) {
  std::string text = "C++";
  for (int i = 1; i != 199; ++i) text += " w";
  EXPECT_NE("", evidence(text));
  EXPECT_EQ("", evidence(text + " w"));
}

TEST(MeaningfulSignsTest, OtherEvidenceCountsToo) {
  EvidenceCollector facts;
  facts.add(EvidenceKind::kName, "Compilers");
  const std::string name = facts.evidence(3);
  EXPECT_EQ(name, evidence("for C", name));
  EXPECT_EQ(name + evidence("for C++"), evidence("for C++", name));
}

TEST(MeaningfulSignsTest, WordsOfBrailleAndOfPrivateUseAreEvidence) {
  for (const char* const word : {"\u2801\u2803", "\ue000\uf8ff"}) {
    const std::string text = std::string("a word ") + word;
    EXPECT_NE("", evidence(text)) << word;
    EXPECT_EQ(evidence(text), evidence(text + " "));
    EXPECT_EQ(evidence(text), evidence(text + " " + word));
  }
  EXPECT_NE(evidence("\u2801\u2803"), evidence("\u2803\u2801"));
  for (const char* const text : {"one \u2801 sign", "\uf0b7 item", "\u27ff\u2900", "\uf900\uf901",
                                 "\U000e0001\U000e0002", "cut \xe2\xa0", "cut \xee"}) {
    EXPECT_EQ("", evidence(text)) << text;
  }
}

TEST(MeaningfulSignsTest, RadicalsInPlaceOfLettersOfHanAreSigns) {
  EXPECT_NE(evidence("\u7537\u2f08"), evidence("\u7537\u2f25")) << "a man, a woman";
  EXPECT_NE(evidence("\u2ed3\u6c5f"), evidence("\u2ee9\u6c5f"));
  EXPECT_NE(evidence("\u4e09\u2f47"), evidence("\u4e09"));
}

}  // namespace
}  // namespace neardup
