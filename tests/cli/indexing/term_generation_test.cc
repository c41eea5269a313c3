#include "indexing/document_builder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <random>
#include <set>

#include "neardup/icu_tokenizer.h"
#include "omega/search_query.h"
#include "text/position_reader.h"

namespace neardup::cli {
namespace {

class TermGenerationTest : public testing::Test {
 protected:
  Xapian::Document body(const std::string& text, const std::string& stemmer = "none") {
    Xapian::Document document;
    TextPostings(tokenizer_, stemmer).add_body(document, text, 0);
    return document;
  }

  Xapian::Document whole(const DocumentText& text, const std::string& file_name, const std::string& stemmer) {
    Xapian::Document document;
    TokenPlaces places(text.body);
    tokenizer_.tokenize(text.body, places);
    TextPostings postings(tokenizer_, stemmer);
    index_text(postings, document, text, file_name, places);
    return document;
  }

  std::vector<std::string> tokens(const std::string& text) {
    std::vector<std::string> texts;
    for (const OwnedToken& token : collect_tokens(tokenizer_, text)) texts.push_back(token.text);
    return texts;
  }

  std::vector<std::string> read_back(const Xapian::Document& document) {
    const TextFromPositions text = text_from_positions(document, Scheme());
    PositionsTokenizer tokenizer(tokenizer_, text);
    std::vector<std::string> texts;
    for (const OwnedToken& token : collect_tokens(tokenizer, text.text)) texts.push_back(token.text);
    return texts;
  }

  /** Whether the words read back from an index are those of the text. */
  void expect_read_back(const std::string& text) { EXPECT_EQ(read_back(body(text)), tokens(text)) << text; }

  /** Documents found for a query, as the search command asks. */
  Xapian::doccount hits(const Xapian::Document& document, const std::string& query) {
    Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
    database.add_document(document);
    Xapian::QueryParser parser;
    parser.set_database(database);
    parser.set_default_op(Xapian::Query::OP_AND);
    parser.set_stemmer(Xapian::Stem("english"));
    parser.set_stemming_strategy(Xapian::QueryParser::STEM_SOME);
    parser.add_prefix("title", "S");
    const unsigned ngrams = has_ngrams(query) ? Xapian::QueryParser::FLAG_CJK_NGRAM : 0;
    const unsigned flags = Xapian::QueryParser::FLAG_DEFAULT | ngrams;
    Xapian::Enquire enquire(database);
    const std::string text = query_text(query, tokenizer_);
    enquire.set_query(parser.parse_query(ngrams != 0 ? with_parted_runs(text) : text, flags));
    return enquire.get_mset(0, 10).size();
  }

  IcuTokenizer tokenizer_;
};

bool is_word_mark(const std::string& term) {
  return term.compare(0, 3, "XNW") == 0;
}

/** Positions of each term that has some, but for word marks. */
std::map<std::string, std::vector<Xapian::termpos>> positions(const Xapian::Document& document) {
  std::map<std::string, std::vector<Xapian::termpos>> all;
  for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
    std::vector<Xapian::termpos> found(term.positionlist_begin(), term.positionlist_end());
    if (!found.empty() && !is_word_mark(*term)) all[*term] = found;
  }
  return all;
}

std::set<std::string> terms(const Xapian::Document& document) {
  std::set<std::string> all;
  std::remove_copy_if(document.termlist_begin(), document.termlist_end(), std::inserter(all, all.end()), is_word_mark);
  return all;
}

using Positions = std::map<std::string, std::vector<Xapian::termpos>>;
using Terms = std::set<std::string>;

TEST_F(TermGenerationTest, EmptyTextHasNoTerms) {
  EXPECT_TRUE(terms(body("")).empty());
  EXPECT_TRUE(terms(body(" ,. ")).empty());
}

TEST_F(TermGenerationTest, LatinIsWhatTermGeneratorMakesOfIt) {
  const std::string text = "The AT&T can't: C++ at example.com in 1,000.50 cafés U.S.A.";
  Xapian::Document expected;
  Xapian::TermGenerator generator;
  generator.set_stemmer(Xapian::Stem("english"));
  generator.set_document(expected);
  generator.index_text(text);
  const Xapian::Document document = body(text, "english");
  EXPECT_EQ(terms(document), terms(expected));
  EXPECT_EQ(positions(document), positions(expected));
}

TEST_F(TermGenerationTest, StemmedTermsHaveNoPositions) {
  const Xapian::Document document = body("running dogs", "english");
  EXPECT_EQ(terms(document), (Terms{"Zdog", "Zrun", "dogs", "running"}));
  EXPECT_EQ(positions(document), (Positions{{"running", {1}}, {"dogs", {2}}}));
  EXPECT_THROW(body("x", "no such language"), Xapian::InvalidArgumentError);
}

TEST_F(TermGenerationTest, HanAndKanaHavePositionsAsCharacters) {
  const Xapian::Document document = body("中文字");
  EXPECT_EQ(positions(document), (Positions{{"中", {1}}, {"文", {2}}, {"字", {3}}}));
  EXPECT_EQ(terms(document), (Terms{"中", "中文", "文", "文字", "字"}));
}

TEST_F(TermGenerationTest, PunctuationBetweenHanTakesNoPosition) {
  EXPECT_EQ(positions(body("中，文")), (Positions{{"中", {1}}, {"文", {2}}}));
  EXPECT_EQ(positions(body("中\n文")), (Positions{{"中", {1}}, {"文", {2}}}));
  EXPECT_EQ(positions(body("中 x 文")), (Positions{{"中", {1}}, {"x", {2}}, {"文", {3}}}));
  EXPECT_EQ(positions(body("葛󠄀城")), (Positions{{"葛", {1}}, {"城", {2}}}));
}

TEST_F(TermGenerationTest, HangulHasPositionsAsWordsAndNgramsWithout) {
  const Xapian::Document document = body("한국어 문서");
  EXPECT_EQ(positions(document), (Positions{{"한국어", {1}}, {"문서", {2}}}));
  EXPECT_EQ(terms(document), (Terms{"한", "한국", "국", "국어", "어", "한국어", "문", "문서", "서"}));
}

TEST_F(TermGenerationTest, NgramsAreNotStemmed) {
  for (const std::string& term : terms(body("中文 한국어", "english"))) {
    EXPECT_TRUE(term[0] != 'Z' || term == "Z한국어") << term;
  }
}

TEST_F(TermGenerationTest, ThaiLaoKhmerAndBurmeseHavePositionsAsWords) {
  EXPECT_EQ(positions(body("สวัสดีครับ")), (Positions{{"สวัสดี", {1}}, {"ครับ", {2}}}));
  EXPECT_EQ(positions(body("ភាសា\u200bខ្មែរ")).size(), 2U);
  EXPECT_GT(positions(body("ພາສາລາວເປັນພາສາ")).size(), 1U);
  EXPECT_GT(positions(body("မြန်မာနိုင်ငံသည်")).size(), 1U);
}

TEST_F(TermGenerationTest, WordsOfEveryScriptAreReadBack) {
  expect_read_back("The quick brown fox can't jump over 1,000 lazy dogs at example.com.");
  expect_read_back("Съешь же ещё этих мягких французских булок, да выпей чаю");
  expect_read_back("هذا نص عربي قصير للاختبار");
  expect_read_back("यह हिन्दी में एक छोटा पाठ है");
  expect_read_back("한국어 문서는 API를 사용하여 검색합니다. 서울은 대한민국의 수도이다.");
  expect_read_back("我们在北京大学学习中文，然后去上海工作。今天天气很好！");
  expect_read_back("春眠不覺曉，處處聞啼鳥。夜來風雨聲，花落知多少。");
  expect_read_back("吾輩は猫である。名前はまだ無い。東京タワーへ行く・コンピューター");
  expect_read_back("用iPhone拍照2024年第3章");
  expect_read_back("สวัสดีครับ ผมเรียนภาษาไทยที่มหาวิทยาลัย");
  expect_read_back("ភាសាខ្មែរជាភាសាផ្លូវការ");
  expect_read_back("ພາສາລາວເປັນພາສາທາງການ");
}

TEST_F(TermGenerationTest, WordsOver64BytesAreTheirHashes) {
  EXPECT_EQ(
      positions(body("a " + std::string(64, 'x') + " b " + std::string(65, 'y') + " c")),
      (Positions{{"a", {1}}, {std::string(64, 'x'), {2}}, {"b", {3}}, {"longwordujzk7l6cbwnae", {4}}, {"c", {5}}}));
}

TEST_F(TermGenerationTest, OnlyTheBodyHasUnprefixedPositions) {
  const DocumentText text{"Title 題名 제목 ชื่อเรื่อง", "body", "menu 導航 메뉴"};
  const Xapian::Document document = whole(text, "file-name", "english");
  for (const auto& [term, found] : positions(document)) {
    EXPECT_TRUE(term == "body" || term[0] == 'S' || term[0] == 'F') << term;
  }
  EXPECT_EQ(text_from_positions(document, Scheme()).text, "body");
  EXPECT_EQ(positions(document)["Stitle"], (std::vector<Xapian::termpos>{1}));
  EXPECT_EQ(positions(document).count("Ffile"), 1U);
}

TEST_F(TermGenerationTest, TitleWeighsFiveUnderItsPrefix) {
  const Xapian::Document document = whole({"word", "word", "word"}, "", "none");
  for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
    const unsigned order_of_words = 0;
    EXPECT_EQ(term.get_wdf(), *term == "Sword" ? 5U : *term == "word" ? 3U : order_of_words) << *term;
  }
}

TEST_F(TermGenerationTest, TitleNavigationAndBodyAreFound) {
  const DocumentText text{"Titles 題名", "Walking bodies 本文である 한국어를 สวัสดีครับ API를", "Menu 導航 메뉴판"};
  const Xapian::Document document = whole(text, "", "english");
  for (const char* query :
       {"title", "title:titles", "題名", "title:題名", "walk body", "\"walking bodies\"", "本文", "한국어", "국어",
        "สวัสดีครับ", "ครับ", "\"สวัสดี ครับ\"", "API를", "API", "menu", "導航", "메뉴"}) {
    EXPECT_EQ(hits(document, query), 1U) << query;
  }
  for (const char* query : {"absent", "title:walking", "文本", "ขอบคุณ", "\"bodies walking\""}) {
    EXPECT_EQ(hits(document, query), 0U) << query;
  }
}

TEST_F(TermGenerationTest, WordsOfSeveralScriptsAreFound) {
  for (const auto& [text, queries] : std::map<std::string, std::vector<std::string>>{
           {"ＮＨＫ放送は２０２４年", {"ＮＨＫ", "ｎｈｋ", "ＮＨＫ放送", "２０２４年", "放送"}},
           {"電話は０３－１２３４です", {"０３－１２３４", "電話"}},
           {"e스포츠 대회", {"e스포츠", "E스포츠", "e", "스포츠"}},
           {"l'한국 at&t는", {"l'한국", "at&t는", "한국"}},
           {"日총리가 서울市 청사를", {"日총리가", "日총리", "서울市", "서울", "市"}},
           {"เสื้อตัวนี้ราคา300บาท", {"ราคา", "300", "บาท", "ราคา300บาท", "ราคา300"}},
           {"ตามมาตรา๕แห่ง", {"มาตรา", "มาตรา๕", "๕"}},
           {"ຈຳນວນ300ກີບ", {"ຈຳນວນ", "300"}},
           {"តម្លៃ៣០០រៀល", {"តម្លៃ", "រៀល"}},
           {"ဈေးနှုန်း၃၀၀ကျပ်", {"ကျပ်", "၃၀၀"}},
           {"ΟΔΟΣ", {"οδος", "ΟΔΟΣ"}},
           {"οδος", {"οδος", "ΟΔΟΣ", "Οδοσ"}}}) {
    for (const std::string& query : queries) EXPECT_EQ(hits(body(text, "english"), query), 1U) << text << ": " << query;
    expect_read_back(text);
  }
}

TEST_F(TermGenerationTest, EveryWordFindsItsText) {
  constexpr std::array kCharacters{"a", "B", "7", "스", "포", "日", "中", "ア", "Ｎ", "ｎ", "２", "ก", "า", "๕"};
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  for (int round = 0; round != 300; ++round) {
    std::string word = "x";
    for (unsigned length = random() % 8; length != 0; --length) word += kCharacters[random() % kCharacters.size()];
    EXPECT_EQ(hits(body("one " + word + " two", "english"), word), 1U) << word;
  }
}

TEST_F(TermGenerationTest, InvisibleCharactersOfAQueryAreLeftOut) {
  EXPECT_EQ(query_text("Donau\u00addampf foo\u2060bar 葛\U000E0100城 a\u200bb", tokenizer_),
            "Donaudampf foobar 葛城 a b");
  for (const char* const word : {"Donau\u00addampf", "foo\u2060bar", "葛\U000E0100城市"})
    EXPECT_EQ(hits(body(word, "english"), word), 1U) << word;
}

TEST_F(TermGenerationTest, QueriesKeepTheirSyntax) {
  EXPECT_EQ(query_text("\"a b\" -c title:x (d OR e) near:/a/b*", tokenizer_), "\"a b\" -c title:x (d OR e) near:/a/b*");
  EXPECT_EQ(query_text("title:สวัสดีครับ", tokenizer_), "title:สวัสดี ครับ");
  EXPECT_EQ(query_text("a-ครับ ครับ'ก", tokenizer_), "a-ครับ ครับ' ก");
  EXPECT_EQ(query_text("title:ราคา300", tokenizer_), "title:ราคา 300");
}

TEST_F(TermGenerationTest, NgramsBetweenWordsAreParsed) {
  EXPECT_EQ(with_parted_runs("foo 日本 bar title:日本IT \"日本\" (日本) -日本"),
            "foo 日本. bar title:日本.IT \"日本\" (日本) -日本");
  for (const char* const query :
       {"foo 日本 bar", "foo title:日本 bar", "foo 日本bar", "foo 日本 OR bar", "\"foo 日本 bar\""})
    EXPECT_EQ(hits(whole({"日本", "foo 日本 bar 日本bar", ""}, "", "english"), query), 1U) << query;
}

TEST_F(TermGenerationTest, DocumentsDoNotInfluenceEachOther) {
  TextPostings generator(tokenizer_);
  Xapian::Document first;
  Xapian::Document second;
  generator.add_body(first, "中文 one", 0);
  generator.add_body(second, "two", 0);
  EXPECT_EQ(positions(second), (Positions{{"two", {1}}}));
  EXPECT_EQ(positions(first).count("two"), 0U);
}

TEST_F(TermGenerationTest, WhatAPageStatesIsSearchableAsInOmindex) {
  DocumentText text;
  text.body = "body";
  text.meta = {{"Author", "Ada B"},
               {"keywords", "key one"},
               {"description", "said"},
               {"classification", "topic"},
               {"robots", "index"}};
  const Xapian::Document document = whole(text, "my_file-x", "none");
  EXPECT_EQ(terms(document),
            (Terms{"Aada", "Ab", "Btopic", "Ffile", "Fmy", "Fmy_file", "Fx", "body", "key", "one", "said"}));
  EXPECT_EQ(read_back(document), tokens("body")) << "only the body is signed";
}

}  // namespace
}  // namespace neardup::cli
