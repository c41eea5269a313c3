#include "text/missing_words.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/icu_tokenizer.h"
#include "neardup/tokenizers.h"
#include "text/position_reader.h"
#include "text/word_order.h"
#include "tokens/each_token.h"

namespace neardup {
namespace {

using Words = std::vector<std::string>;

class MissingWordsTest : public testing::Test {
 protected:
  /** As another program indexes it. */
  static Xapian::Document indexed(const std::string& text) {
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_document(document);
    generator.index_text(text);
    return document;
  }

  Words words(const std::string& text) {
    Words words;
    for_each_token(tokenizer_, text, [&](const Token& token) { words.emplace_back(token.text); });
    return words;
  }

  Words words_read_back(const Xapian::Document& document) {
    const TextFromPositions reading = text_from_positions(document, scheme_);
    PositionsTokenizer tokenizer(tokenizer_, reading);
    Words words;
    for_each_token(tokenizer, reading.text, [&](const Token& token) { words.emplace_back(token.text); });
    return words;
  }

  Xapian::Document completed(const std::string& text) {
    Xapian::Document document = indexed(text);
    add_missing_words(document, scheme_, tokenizer_, text);
    return document;
  }

  const Scheme scheme_;
  IcuTokenizer tokenizer_;
  const std::string long_word_ = std::string(40, 'a') + "_" + std::string(40, 'b');
};

TEST_F(MissingWordsTest, AreReadBackWhereverTheyStand) {
  for (const std::string& text : {"a " + long_word_ + " b", long_word_ + " a b", "a b " + long_word_,
                                  long_word_ + " " + long_word_ + " a", std::string("-5 to 7 and -3.5"),
                                  std::string("\u0D2A\u0D4D\u0D30\u0D35\u0D40\u0D23\u0D4D\u200D x \u0D05\u0D35\u0D7B"),
                                  "x=-1 " + long_word_ + " -2", "U.S. -7 can't " + long_word_ + "'s " + long_word_}) {
    EXPECT_EQ(words(text), words_read_back(completed(text))) << text;
  }
}

TEST_F(MissingWordsTest, OrderThatIsWrittenAfterwardsHasThem) {
  Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
  const std::string text = "one -2 three " + long_word_;
  Xapian::Document document = completed(text);
  write_word_order(document, scheme_);
  const Xapian::docid docid = database.add_document(document);
  const std::optional<TextFromPositions> reading = text_in_word_order(database, docid, scheme_);
  ASSERT_TRUE(reading);
  EXPECT_EQ(text_from_positions(database, docid, scheme_).text, reading->text);
}

TEST_F(MissingWordsTest, NothingIsMarkedIfTheTermsAreOfAnotherText) {
  Xapian::Document document = indexed("one two three");
  add_missing_words(document, scheme_, tokenizer_, "-1 four");
  EXPECT_EQ((Words{"one", "two", "three"}), words_read_back(document));
  Xapian::Document without;
  add_missing_words(without, scheme_, tokenizer_, "-1 four");
  EXPECT_EQ(0U, without.termlist_count());
}

TEST_F(MissingWordsTest, OnlyTokensThatAreNeverTermsAreNoticed) {
  const auto any = [this](const std::string& text) {
    MissingWordsNotice notice(nullptr);
    tokenizer_.tokenize(text, notice);
    return notice.any();
  };
  EXPECT_FALSE(any("plain words 1-2 x-3"));
  EXPECT_TRUE(any("plain words -2"));
  EXPECT_TRUE(any("plain " + long_word_));
}

TEST_F(MissingWordsTest, RandomTextsAreReadBack) {
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  const Words pieces{"one", "two", "-3", "4", "\u22125", long_word_, long_word_ + "c", "U.S.", "can't", "1,5", "é"};
  for (int round = 0; round != 2000; ++round) {
    std::string text;
    for (auto count = 1 + random() % 12; count != 0; --count) text += pieces[random() % pieces.size()] + " ";
    const Words expected = words(text);
    if (words_read_back(indexed(text)).empty()) continue;  // nothing has a position
    ASSERT_EQ(expected, words_read_back(completed(text))) << text;
  }
}

}  // namespace
}  // namespace neardup
