#include "pipeline/token_pipeline.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "icu_tokenizer/random_text.h"
#include "icu_tokenizer/tokens.h"
#include "icu_tokenizer/whole_text_oracle.h"

namespace neardup {

namespace {

using oracle::escaped;

/** A tokenizer whose pieces are of another size than usual. */
class PieceTokenizer final : public Tokenizer {
 public:
  explicit PieceTokenizer(WordRules rules = WordRules::kXapian, PieceCutter cutter = PieceCutter())
      : rules_(rules), pipeline_(rules, cutter) {}
  void tokenize(std::string_view text, TokenSink& sink) override { pipeline_.run(text, sink); }
  std::string profile() const override { return "test"; }
  std::string version() const override { return "test"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<PieceTokenizer>(rules_); }

 private:
  WordRules rules_;
  TokenPipeline pipeline_;
};

void expect_as_expected(std::string_view text, const std::vector<OwnedToken>& tokens,
                        const std::vector<oracle::ExpectedToken>& expected, WordRules rules = WordRules::kXapian) {
  SCOPED_TRACE(escaped(text));
  std::vector<std::string> words;
  std::vector<std::string> expected_words;
  for (const OwnedToken& token : tokens) {
    words.push_back(escaped(token.text));
  }
  for (const oracle::ExpectedToken& token : expected) {
    expected_words.push_back(escaped(token.token.text));
  }
  ASSERT_EQ(words, expected_words);
  std::size_t last_begin = 0;
  for (std::size_t i = 0; i != tokens.size(); ++i) {
    SCOPED_TRACE(i);
    ASSERT_EQ(tokens[i].text, expected[i].token.text);
    if (expected[i].exact_class) {
      ASSERT_EQ(tokens[i].token_class, expected[i].token.token_class);
    }
    if (expected[i].exact_range) {
      ASSERT_EQ(tokens[i].begin, expected[i].token.begin);
      ASSERT_EQ(tokens[i].end, expected[i].token.end);
    }
    ASSERT_LT(tokens[i].begin, tokens[i].end);
    ASSERT_LE(tokens[i].end, text.size());
    ASSERT_GE(tokens[i].begin, last_begin);
    last_begin = tokens[i].begin;
    const std::string_view source = text.substr(tokens[i].begin, tokens[i].end - tokens[i].begin);
    if (rules == WordRules::kXapian) continue;  // which drops dots, and symbols in the midst of a range
    ASSERT_NE(oracle::fold(source).find(tokens[i].text), std::string::npos) << escaped(source);
  }
}

/** A long text of random order made of the given strings. */
std::string shuffled(RandomText& random, const std::vector<std::string>& parts, std::size_t bytes) {
  std::string text;
  while (text.size() < bytes) {
    text += parts[random.below(parts.size())];
  }
  return text;
}

}  // namespace

TEST(TokenPipelineTest, RandomTextsGiveTheTokensOfTheWholeTextOracle) {
  constexpr std::uint32_t kSeed = 20240229;
  RecordProperty("seed", kSeed);
  SCOPED_TRACE(kSeed);
  RandomText random(kSeed);
  PieceTokenizer tokenizer;
  PieceTokenizer by_uax29(WordRules::kUax29);
  PieceTokenizer no_spacing_marks(WordRules::kUax29NoSpacingMarks);
  std::size_t tokens = 0;
  std::size_t known_ranges = 0;
  for (int i = 0; i != 10000 && !HasFatalFailure(); ++i) {
    const std::string text = random.next(40);
    const std::vector<oracle::ExpectedToken> expected = oracle::tokens_of(text);
    expect_as_expected(text, collect_tokens(tokenizer, text), expected);
    tokens += expected.size();
    known_ranges += static_cast<std::size_t>(
        std::count_if(expected.begin(), expected.end(), [](const auto& token) { return token.exact_range; }));
    if (i % 2 == 0) {
      expect_as_expected(text, collect_tokens(by_uax29, text), oracle::tokens_of(text, WordRules::kUax29),
                         WordRules::kUax29);
    }
    if (i % 10 == 0) {
      expect_as_expected(text, collect_tokens(no_spacing_marks, text),
                         oracle::tokens_of(text, WordRules::kUax29NoSpacingMarks), WordRules::kUax29NoSpacingMarks);
    }
  }
  EXPECT_GT(known_ranges, tokens / 3);
}

TEST(TokenPipelineTest, TokensDoNotDependOnWherePiecesFall) {
  constexpr std::uint32_t kSeed = 717171;
  RecordProperty("seed", kSeed);
  SCOPED_TRACE(kSeed);
  RandomText random(kSeed);
  PieceTokenizer whole;
  std::vector<std::unique_ptr<PieceTokenizer>> in_pieces;
  for (const std::size_t target : {1U, 2U, 7U, 30U}) {
    in_pieces.push_back(std::make_unique<PieceTokenizer>(WordRules::kXapian, PieceCutter(target)));
  }
  const std::vector<std::string> places = {" ",  "\t", "\n",     "\r\n",   "\r",    "\v",
                                           "\f", "  ", "\u3000", "\u3001", "\u3002"};
  for (int i = 0; i != 10000; ++i) {
    std::string text;
    for (std::size_t parts = random.below(5); parts != 0; --parts) {
      text += random.next(12) + places[random.below(places.size())];
    }
    SCOPED_TRACE(escaped(text));
    const std::vector<OwnedToken> expected = collect_tokens(whole, text);
    for (const auto& tokenizer : in_pieces) {
      ASSERT_EQ(collect_tokens(*tokenizer, text), expected);
    }
  }
}

TEST(TokenPipelineTest, TokensDoNotDependOnTheTextsBefore) {
  constexpr std::uint32_t kSeed = 30;
  RecordProperty("seed", kSeed);
  SCOPED_TRACE(kSeed);
  RandomText random(kSeed);
  PieceTokenizer used;
  for (int i = 0; i != 500; ++i) {
    const std::string text = random.next(40);
    PieceTokenizer fresh;
    ASSERT_EQ(collect_tokens(used, text), collect_tokens(fresh, text)) << escaped(text);
  }
}

TEST(TokenPipelineTest, LongTextsOfManyPiecesGiveTheTokensOfTheWholeTextOracle) {
  constexpr std::uint32_t kSeed = 424242;
  RecordProperty("seed", kSeed);
  RandomText random(kSeed);
  PieceTokenizer tokenizer;
  const std::vector<std::vector<std::string>> languages = {
      {"The quick brown fox can't jump. ", "See http://example.com/a?b=c or mail a.b@c.de.\r\n", "3.14,", "Word",
       " \u0301", "don\u2019t "},
      {"L\u2019été à Paris, ", "où l'on cafe\u0301 s’émeut.\n", "Œuvre", "STRASSE straße \u00AD"},
      {"Съешь же ещё ", "этих мягких французских булок,\t", "да выпей чаю.\r\n"},
      {"吾輩は猫である。", "名前はまだ無い、", "どこで生れたか", "とんと見当がつかぬ\u3000", "ﾊﾝｶｸ", "か\u3099く",
       "123"},
      {"中华人民共和国", "中央人民政府", "今天成立了。", "北京,"},
      {"ภาษาไทย", "เป็นภาษา", "ที่มีระดับเสียง ", "น้ำ", "123 "},
      {"ភាសាខ្មែរ", "\u200B", "ជាភាសា ", "កម្ពុជា។"},
      {"ພາສາລາວ", "ເປັນພາສາ ", "ນ້ຳ"},
      {"မြန်မာ", "ဘာသာစကား။ ", "သည်"},
      {"हिन्दी में ", "लिखा हुआ\n", "पाठ।", "क\u093Cि"},
      {"اللغة العربية ", "لُغَةٌ\u064B ", "جميلة،", "\u0640"},
      {"עברית ", "צה\"ל ", "שָׁלוֹם,", "ג'"},
      {"한국어는 ", "아름다운", "\u1112\u1161\u11AB ", "언어입니다.\r\n"},
      {"👩\u200D💻 ", "🇩🇪🇫🇷", "☺\uFE0F", "a🙂b ", "1\uFE0F\u20E3"},
  };
  std::vector<std::string> all;
  for (const std::vector<std::string>& parts : languages) {
    const std::string text = shuffled(random, parts, 150000);
    expect_as_expected(text, collect_tokens(tokenizer, text), oracle::tokens_of(text));
    all.insert(all.end(), parts.begin(), parts.end());
  }
  all.insert(all.end(), {"\xFF", "\xE3\x80", "\r", "\n", " "});
  const std::string mixed = shuffled(random, all, 400000);
  expect_as_expected(mixed, collect_tokens(tokenizer, mixed), oracle::tokens_of(mixed));
}

TEST(TokenPipelineTest, TokensOfTwoTextsWithASpaceBetweenAreTheTokensOfBoth) {
  constexpr std::uint32_t kSeed = 5150;
  RecordProperty("seed", kSeed);
  SCOPED_TRACE(kSeed);
  RandomText random(kSeed);
  PieceTokenizer tokenizer;
  for (int i = 0; i != 5000; ++i) {
    const std::string a = random.next(20);
    const std::string b = random.next(20);
    std::vector<OwnedToken> expected = collect_tokens(tokenizer, a);
    // A space before b: marks at its begin belong to the space either way.
    for (OwnedToken token : collect_tokens(tokenizer, " " + b)) {
      token.begin += a.size();
      token.end += a.size();
      expected.push_back(token);
    }
    SCOPED_TRACE(escaped(a) + "| " + escaped(b));
    ASSERT_EQ(collect_tokens(tokenizer, a + " " + b), expected);
    ASSERT_EQ(words_of(tokenizer, " " + b), words_of(tokenizer, b));
  }
}

TEST(TokenPipelineTest, AStretchAsLongAsTheLimitIsCutThere) {
  PieceTokenizer tokenizer(WordRules::kXapian, PieceCutter(8, 16));
  EXPECT_EQ(words_of(tokenizer, "abcdefghijklmnop"), (std::vector<std::string>{"abcdefghijklmnop"}));
  EXPECT_EQ(words_of(tokenizer, "abcdefghijklmnopq"), (std::vector<std::string>{"abcdefghijklmnop", "q"}));
  EXPECT_EQ(words_of(tokenizer, "a bcdefghijklmnopq"), (std::vector<std::string>{"a", "bcdefghijklmnop", "q"}));
}

}  // namespace neardup
