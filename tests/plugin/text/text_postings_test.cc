#include "text/text_postings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <tuple>
#include <vector>

#include "core/used_memory.h"
#include "neardup/icu_tokenizer.h"
#include "text/position_reader.h"
#include "text/posted_terms.h"
#include "text/word_order.h"
#include "text/xapian_words.h"
#include "tokens/long_word.h"

namespace neardup {
namespace {

/** A term with its wdf and positions. */
using Posting = std::tuple<std::string, Xapian::termcount, std::vector<Xapian::termpos>>;

bool is_word_mark(const std::string& term) {
  return term.compare(0, 3, "XNW") == 0;
}

std::vector<Posting> postings(const Xapian::Document& document) {
  std::vector<Posting> all;
  for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
    if (is_word_mark(*term)) continue;
    all.emplace_back(*term, term.get_wdf(),
                     std::vector<Xapian::termpos>(term.positionlist_begin(), term.positionlist_end()));
  }
  return all;
}

std::vector<Posting> postings_of_xapian(const std::string& text, const std::string& stemmer, unsigned flags = 0,
                                        const std::string& prefix = "") {
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_stemmer(Xapian::Stem(stemmer));
  generator.set_flags(Xapian::TermGenerator::flags(flags));
  generator.set_document(document);
  generator.index_text(text, 3, prefix);
  return postings(document);
}

std::size_t word_marks(const Xapian::Document& document) {
  return static_cast<std::size_t>(
      std::count_if(document.termlist_begin(), document.termlist_end(),
                    [](const std::string& term) { return is_word_mark(term) && term != kWordOrder; }));
}

class TextPostingsTest : public testing::Test {
 protected:
  std::vector<Posting> own_postings(const std::string& text, const std::string& stemmer,
                                    const std::string& prefix = "") {
    Xapian::Document document;
    TextPostings(tokenizer_, stemmer).add(document, text, {prefix, 3, true}, 0);
    return postings(document);
  }

  std::vector<std::string> tokens(Tokenizer& tokenizer, const std::string& text) {
    std::vector<std::string> texts;
    for (const OwnedToken& token : collect_tokens(tokenizer, text)) texts.push_back(token.text);
    return texts;
  }

  Xapian::Document body(const std::string& text) {
    Xapian::Document document;
    TextPostings(tokenizer_, "none").add_body(document, text, 0);
    return document;
  }

  std::vector<std::string> read_back(const Xapian::Document& document) {
    const TextFromPositions text = text_from_positions(document, Scheme());
    PositionsTokenizer tokenizer(tokenizer_, text);
    return tokens(tokenizer, text.text);
  }

  void expect_read_back(const std::string& text) {
    EXPECT_EQ(read_back(body(text)), tokens(tokenizer_, text)) << testing::PrintToString(text);
  }

  IcuTokenizer tokenizer_;
};

TEST_F(TextPostingsTest, WordsAreThoseOfTermGenerator) {
  for (const std::string text :
       {"The AT&T can't: C++ at example.com in 1,000.50 caf\u00e9s U.S.A.",
        "U.S. US \"the U.S. won\" J.R.R.Tolkien M.Sc.", "a+b a+++b a++++b F# c#'d 1+,2 x&&y 1'2 1,a \u00bd,\u00bd",
        "R&A.B x.A.B A.B_C A.B\u00e9 A.B'C AB.C. A.BC I.B.M.'s",
        "don\u2019t don\u201bt l\u00b7l \u05d0\u05f4\u05d1 \u0663,\u0664 \uff13\uff0e\uff14 __init__ _ m\u00b2 \u2167",
        "\u0130stanbul STRASSE stra\u00dfe \u0391\u03a3\u0391 \u0421.\u0428.\u0410. caf\u0065\u0301 =\u0338"}) {
    EXPECT_EQ(own_postings(text, "english"), postings_of_xapian(text, "english")) << text;
    EXPECT_EQ(own_postings(text, "none", "S"), postings_of_xapian(text, "none", 0, "S")) << text;
  }
}

bool has_long_word(const std::string& text) {
  const std::vector<std::size_t> no_cuts;
  XapianWords words(text, no_cuts);
  while (const XapianWord* word = words.next()) {
    if (!word->has_posting()) return true;
  }
  return false;
}

TEST_F(TextPostingsTest, RandomWordsAreThoseOfTermGenerator) {
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  const std::vector<std::string> pieces{"a",      "b",      "Z",      "Q",      ".",
                                        ".",      ".",      "'",      "&",      ",",
                                        ";",      "+",      "#",      "_",      "-",
                                        " ",      " ",      "1",      "2",      "\u00e9",
                                        "\u00c9", "\u2019", "\u00b7", "\u0437", "\u0417",
                                        "\u0130", "\u0301", "\u00b2", "\u0664", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"};
  std::size_t compared = 0;
  for (int round = 0; round != 20000; ++round) {
    std::string text;
    for (auto length = random() % 16; length != 0; --length) text += pieces[random() % pieces.size()];
    if (has_long_word(text)) continue;
    ++compared;
    ASSERT_EQ(own_postings(text, "none"), postings_of_xapian(text, "none")) << testing::PrintToString(text);
  }
  EXPECT_GT(compared, 15000U);
}

TEST_F(TextPostingsTest, WordsTooLongForATermArePostedByTheirTokens) {
  const std::string word(65, 'x');
  EXPECT_EQ(own_postings("a " + word + " b", "none"),
            (std::vector<Posting>{{"a", 3, {1}}, {"b", 3, {3}}, {long_word(word), 3, {2}}}));
  IcuTokenizerOptions options;
  options.word_rules = WordRules::kUax29NoSpacingMarks;
  IcuTokenizer unhashed(options);
  Xapian::Document document;
  TextPostings(unhashed, "english").add(document, "a " + std::string(300, 'x') + " b", {}, 0);
  EXPECT_EQ(postings(document), (std::vector<Posting>{{"Za", 1, {}}, {"Zb", 1, {}}, {"a", 1, {1}}, {"b", 1, {2}}}))
      << "as TermGenerator does";
  std::string joined = "1";
  for (int i = 0; i != 40; ++i) joined += ",2";
  const std::vector<Posting> postings = own_postings(joined + " z", "none");
  ASSERT_EQ(3U, postings.size());
  EXPECT_EQ("2", std::get<0>(postings[1]));
  EXPECT_EQ(40U, std::get<2>(postings[1]).size());
  EXPECT_EQ(std::vector<Xapian::termpos>{42}, std::get<2>(postings[2]));
}

TEST_F(TextPostingsTest, InitialsThatAreNoneAreReadOnce) {
  std::string text;
  for (int i = 0; i != 500000; ++i) text += "A.";
  const std::vector<Posting> words = own_postings(text + "x", "none");
  ASSERT_EQ(words.size(), 2U);  // a test that takes hours reads them once for each
  EXPECT_EQ(std::get<2>(words[0]).size(), 500000U);
}

TEST_F(TextPostingsTest, HanAndKanaAreTheNgramsOfTermGenerator) {
  const unsigned flags = Xapian::TermGenerator::FLAG_CJK_NGRAM;
  for (const std::string text : {"\u4e2d\u6587\u5b57", "\u4e2d\uff0c\u6587 x \u5b57\u3002",
                                 "\u5434abc\u6771\u4eac 12\u6708 \u30b3\u30fc\u30d2\u30fc",
                                 "\u304b\u3099\u304d \uff76\uff9e \u3005\u3006\u3007", "title \u984c\u540d"}) {
    EXPECT_EQ(own_postings(text, "none"), postings_of_xapian(text, "none", flags)) << text;
  }
}

TEST_F(TextPostingsTest, InvisibleCharactersInsideWordsAreDropped) {
  EXPECT_EQ(own_postings("co\u00adop\u00ader\u200bate a\u200eb", "none"), postings_of_xapian("cooper ate ab", "none"));
}

TEST_F(TextPostingsTest, PlainTextNeedsNoWordMarks) {
  EXPECT_EQ(word_marks(body("The quick brown fox can't jump over 1,000 lazy dogs of the U.S. at example.com.")), 0U);
  EXPECT_EQ(word_marks(body("Съешь же ещё этих мягких французских булок, да выпей чаю")), 0U);
  EXPECT_EQ(word_marks(body("한국어 문서는 API를 사용하여 검색합니다.")), 0U);
}

TEST_F(TextPostingsTest, WordsOfEveryScriptAreReadBack) {
  for (const char* text :
       {"", "The U.S. won, the US won. co\u00adoperate caf\u0065\u0301 \u0130stanbul don't AT&T C++ 3.14",
        "吾輩は猫である。名前はまだ無い。東京タワーへ行く・コンピューター",
        "Tシャツ aアb ｶﾞｷﾞ か\u3099き 葛\U000e0100城",
        "我们在北京大学学习中文，然后去上海工作。今天天气很好！用iPhone拍照2024年第3章",
        "สวัสดีครับ ผมเรียนภาษาไทยที่มหาวิทยาลัย ไทยABC AT&Tไทย", "ភាសា\u200bខ្មែរជាភាសាផ្លូវការ", "ພາສາລາວເປັນພາສາທາງການ",
        "မြန်မာနိုင်ငံသည်", "=\u0338 a \u0338b", "\u0301x", "𞤀𞤣𞤤𞤢𞤥 ⅷ ½ ㎏ ﬁn",
        "a\u200bb a\u200cb a\u200d\u200db \ufeffx", "\xff\xfe abc \xc3(",
        "ーーーーーーーーーーーーーーーーーーーーーーーーーーーーーーーーー"}) {
    expect_read_back(text);
  }
}

TEST_F(TextPostingsTest, TheOrderOfABodyIsThatOfItsPositions) {
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  const std::vector<std::string> pieces{"a",
                                        "b",
                                        "Z",
                                        " ",
                                        " ",
                                        "1",
                                        "9",
                                        "_x",
                                        "\u00e9",
                                        "\u4e2d",
                                        "\ud55c\uad6d",
                                        "\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48",
                                        "can't",
                                        "and",
                                        "C++"};
  const auto random_text = [&](std::size_t most) {
    std::string text;
    for (auto length = random() % most; length != 0; --length) text += pieces[random() % pieces.size()];
    return text;
  };
  std::size_t marked = 0;
  for (int round = 0; round != 2000; ++round) {
    Xapian::Document document;
    TextPostings indexer(tokenizer_, round % 2 == 0 ? "none" : "english");
    const Xapian::termpos last = indexer.add(document, random_text(5), {"S", 5, true}, 0);
    indexer.add(document, random_text(10), {"", 1, false}, 0);
    const std::string body = random_text(40);
    indexer.add_body(document, body, last + 100);
    const std::string by_body = document.serialise();
    marked += word_marks(document) != 0;
    write_word_order(document, Scheme());
    ASSERT_EQ(document.serialise(), by_body) << testing::PrintToString(body);
  }
  EXPECT_GT(marked, 100U);
  EXPECT_LT(marked, 1900U);
}

TEST_F(TextPostingsTest, RandomTextsAreReadBack) {
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  const std::vector<std::string> pieces{
      "a",
      "B",
      "C.",
      ".",
      "'",
      "&",
      "1",
      ",",
      " ",
      " ",
      " ",
      "-",
      "_",
      "\u00ad",
      "\u200b",
      "\u200c",
      "\u200d",
      "\u2060",
      "\u200e",
      "\u0301",
      "\u0338",
      "=",
      "\u3099",
      "か",
      "カ",
      "ー",
      "ｶ",
      "ﾞ",
      "中",
      "国",
      "人",
      "ไ",
      "ท",
      "ย",
      "สวัสดี",
      "ខ្មែរ",
      "ລາວ",
      "မြန်မာ",
      "한",
      "국어",
      "\u1112\u1161",
      "é",
      "\u0130",
      "ß",
      "ﬁ",
      "½",
      "Ⅷ",
      "㎏",
      "\ufe0f",
      "\U000e0100",
      "א",
      "\u05f4",
      "\u0663",
      "𞤀",
      "\xff",
      "http://example.com/a?b=c&d",
      "ruler________________________________________________________________________________",
      "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
      "หหหหหหหหหหหหหหหหหหหหหหหหหหหหหห"};
  for (int round = 0; round != 20000 && !HasFailure(); ++round) {
    std::string text;
    for (auto length = 1 + random() % 14; length != 0; --length) text += pieces[random() % pieces.size()];
    expect_read_back(text);
  }
}

TEST_F(TextPostingsTest, WordMarksCarryNoWeight) {
  const Xapian::Document document = body("東京へ行く =\u0338");
  EXPECT_GT(word_marks(document), 0U);
  for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
    if (is_word_mark(*term)) {
      EXPECT_EQ(term.get_wdf(), 0U) << *term;
    }
  }
}

TEST_F(TextPostingsTest, PositionsGoOnAfterTheLast) {
  Xapian::Document document;
  TextPostings postings(tokenizer_, "none");
  EXPECT_EQ(postings.add(document, "one two", {"S", 5, true}, 0), 2U);
  EXPECT_EQ(postings.add(document, "none", {"", 1, false}, 2), 2U);
  EXPECT_EQ(postings.add_body(document, "body words", 102), 104U);
  EXPECT_EQ(postings.add_body(document, "", 104), 104U);
  EXPECT_EQ(text_from_positions(document, Scheme()).text, "body words");
}

TEST(PostedTermsTest, LongTextLeavesNoMemoryBehind) {
  constexpr Xapian::termpos kWords = 1'200'000;
  PostedTerms terms("none");
  const std::size_t before = used_memory();
  terms.begin();
  for (Xapian::termpos position = 1; position != kWords; ++position) {
    terms.add(position % 8 == 0 ? "word" + std::to_string(position) : "word", true, position);
  }
  EXPECT_GT(used_memory(), before + kWords);
  terms.begin();
  EXPECT_LT(used_memory(), before + kWords / 8);
}

TEST_F(TextPostingsTest, UnknownStemmerIsRefused) {
  EXPECT_THROW(TextPostings(tokenizer_, "no such language"), Xapian::InvalidArgumentError);
}

}  // namespace
}  // namespace neardup
