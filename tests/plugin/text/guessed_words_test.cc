#include "text/guessed_words.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "plugin/random_texts.h"
#include "text/document_words.h"
#include "text/position_reader.h"
#include "text/word_marks.h"

namespace neardup {
namespace {

/** Guesses a document's text from that of another one. */
class GuessedWordsTest : public ::testing::Test {
 protected:
  /** @return nothing if nothing is guessed. */
  std::optional<std::string> guessed(const Xapian::Document& document, const Xapian::Document& model) {
    const std::optional<TextFromPositions> text = guessed_text(document, model);
    if (!text) return std::nullopt;
    return text->text;
  }

  std::optional<TextFromPositions> guessed_text(const Xapian::Document& document, const Xapian::Document& model) {
    DocumentWords of_model(database_, database_.add_document(model));
    DocumentWords words(database_, database_.add_document(document));
    std::vector<PlacedWord> placed = of_model.placed();
    const std::optional<std::vector<PlacedWord>> guess =
        guessed_words(words, std::move(of_model).model(std::move(placed)));
    if (!guess) return std::nullopt;
    return words.text(*guess);
  }

  Xapian::WritableDatabase database_{"", Xapian::DB_BACKEND_INMEMORY};
};

Xapian::Document indexed(const std::string& text) {
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_document(document);
  generator.index_text(text);
  return document;
}

TEST_F(GuessedWordsTest, WordsThatWerePutInLeftOutOrReplacedAreFound) {
  const Xapian::Document model = indexed("one two three four five six seven eight");
  for (const std::string text :
       {"one two three four five six seven eight", "one two three extra four five six seven eight",
        "zero one two three four five six seven eight", "one two three four five six seven eight nine ten",
        "two three four five six seven eight", "one two three four five six seven", "one two four five seven eight",
        "one two other four five six seven eight", "other two three four new words six seven eight"}) {
    EXPECT_EQ(text, guessed(indexed(text), model));
  }
}

TEST_F(GuessedWordsTest, WordThatOccursMoreOrLessOftenIsFound) {
  const Xapian::Document model = indexed("the cat and the dog and a bird saw one another");
  for (const std::string text :
       {"the cat and dog and a bird saw one another", "the cat and the dog and the bird saw one another",
        "the the cat and the dog and a bird saw one another the"}) {
    EXPECT_EQ(text, guessed(indexed(text), model));
  }
}

TEST_F(GuessedWordsTest, WordsBehindAGapStayBehindIt) {
  const auto with_title = [](const std::string& title, const std::string& body) {
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_document(document);
    generator.index_text(title);
    generator.increase_termpos();
    generator.index_text(body);
    return document;
  };
  const Xapian::Document model = with_title("some title here", "the body has five words");
  EXPECT_EQ("some longer title here the body has five words",
            guessed(with_title("some longer title here", "the body has five words"), model));
  EXPECT_EQ("some title here new the body has words",
            guessed(with_title("some title here new", "the body has words"), model));
  EXPECT_EQ("title here more the body has five words",
            guessed(with_title("title here", "more the body has five words"), model));
}

TEST_F(GuessedWordsTest, UnlikeDocumentIsNotGuessed) {
  EXPECT_FALSE(guessed(indexed("one two three four"), indexed("five six seven four")));
  EXPECT_FALSE(guessed(indexed("one"), Xapian::Document()));
  EXPECT_FALSE(guessed(Xapian::Document(), indexed("one")));
}

TEST_F(GuessedWordsTest, MissingPositionsAreNoticed) {
  const Xapian::Document model = indexed("a title here and the body of the text");
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_document(document);
  generator.index_text_without_positions("a title here");
  generator.index_text("and the body of text");
  EXPECT_NE("a title here and the body of text", guessed(document, model));
  Xapian::Document none;
  generator.set_document(none);
  generator.index_text_without_positions("a title here and the body of text");
  EXPECT_FALSE(guessed(none, model));
}

TEST_F(GuessedWordsTest, TwoWordsAtOnePositionAreNoticed) {
  const Xapian::Document model = indexed("one two three four five six");
  Xapian::Document document = indexed("one two three four five six");
  document.add_posting("seven", 3);
  EXPECT_FALSE(guessed(document, model));
  Xapian::Document fields;
  Xapian::TermGenerator generator;
  generator.set_document(fields);
  generator.index_text("one two three");
  generator.set_termpos(0);
  generator.index_text("four five");
  EXPECT_FALSE(guessed(fields, model));
}

TEST_F(GuessedWordsTest, HanIsJoinedByItsPositionsAndMarksAreTheDocumentsOwn) {
  const auto marked = [](const std::vector<std::string>& characters, const WordMarks& marks) {
    Xapian::Document document;
    Xapian::termpos position = 0;
    for (const std::string& character : characters) document.add_posting(character, ++position);
    write_word_marks(document, marks);
    return document;
  };
  const Xapian::Document model = marked({"東", "京", "都", "の", "人"}, {{1, 4}, {}});
  const Xapian::Document document = marked({"東", "京", "府", "の", "人"}, {{1, 3, 5}, {{4, {"other"}}}});
  const std::optional<TextFromPositions> guess = guessed_text(document, model);
  const TextFromPositions text = text_from_positions(document);
  ASSERT_TRUE(guess);
  EXPECT_EQ(text.text, guess->text);
  ASSERT_EQ(text.whole_words.size(), guess->whole_words.size());
  for (std::size_t i = 0; i != text.whole_words.size(); ++i) {
    EXPECT_EQ(text.whole_words[i].begin, guess->whole_words[i].begin);
    EXPECT_EQ(text.whole_words[i].end, guess->whole_words[i].end);
  }
}

TEST_F(GuessedWordsTest, NearCopiesAreNearlyAlwaysGuessed) {
  constexpr unsigned kSeed = 21;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  RandomTexts random(kSeed, 300);
  std::size_t right = 0;
  for (int i = 0; i != 300; ++i) {
    const std::vector<std::string> words = random.words(100);
    const std::string copy = joined(random.edited(words, random.below(6)));
    if (guessed(indexed(copy), indexed(joined(words))) == copy) ++right;
  }
  EXPECT_GT(right, 270U);
}

}  // namespace
}  // namespace neardup
