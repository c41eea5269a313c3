#include "text/word_order.h"

#include <gmock/gmock.h>

#include <optional>
#include <string>
#include <vector>

#include "core/seeded_random.h"
#include "plugin/signed_database.h"
#include "text/position_reader.h"
#include "text/word_marks.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;

std::vector<Xapian::termpos> positions_of(const Xapian::Document& document, const std::string& term) {
  Xapian::TermIterator at = document.termlist_begin();
  at.skip_to(term);
  if (at == document.termlist_end() || *at != term) return {};
  return {at.positionlist_begin(), at.positionlist_end()};
}

class WordOrderTest : public ::testing::Test {
 protected:
  std::optional<TextFromPositions> stored(const Xapian::Document& document, const Scheme& scheme) {
    return text_in_word_order(database_, database_.add_document(document), scheme);
  }

 private:
  TemporaryFolder folder_;
  Xapian::WritableDatabase database_{folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC};
};

TEST_F(WordOrderTest, DifferencesOfPositionsAreWordsAtTheirPlaces) {
  Xapian::Document document;
  document.add_posting("b", 10);
  document.add_posting("a", 11);
  document.add_posting("b", 20);
  document.add_posting("a", 21);
  document.add_posting("b", 21);
  document.add_term("c", 5);
  document.add_boolean_term("Qid");
  document.add_posting("Stitle", 1);
  write_word_order(document, Scheme());
  EXPECT_THAT(positions_of(document, kWordOrder), ElementsAre(2, 5, 14, 15, 30))
      << "three terms, c b a by wdf: 7 codes. b: 1 + 1; a: 1 + 2; b behind a gap: 1 + 7 + 1; a, as expected behind b: "
         "1; b at "
         "the same place, as expected behind a: 1 + 14";
  const std::string before = document.serialise();
  write_word_order(document, Scheme());
  EXPECT_EQ(before, document.serialise());
  EXPECT_EQ("b a b a b", stored(document, Scheme())->text);
}

TEST_F(WordOrderTest, TermsThatAreUsedUpComeLast) {
  Xapian::Document document;
  document.add_posting("a", 1, 1);
  document.add_posting("a", 2, 0);
  document.add_posting("b", 3);
  write_word_order(document, Scheme());
  EXPECT_THAT(positions_of(document, kWordOrder), ElementsAre(1, 3, 4))
      << "a: 1 + 0; a, when only b can come: 1 + 1; b, before all that can come and with nothing expected: 1 + 0";
  EXPECT_EQ("a a b", stored(document, Scheme())->text);
}

TEST_F(WordOrderTest, BehindATermWithoutWeightStepsCountFromItsPlace) {
  Xapian::Document document;
  document.add_posting(std::string(kWordMark), 1, 0);
  document.add_posting("a", 1);
  document.add_posting("b", 2);
  write_word_order(document, Scheme());
  EXPECT_THAT(positions_of(document, kWordOrder), ElementsAre(3, 4, 5))
      << "the mark, behind a and b by wdf: 1 + 2; a at its place: 1 + 0; b: 1 + 0";
}

TEST_F(WordOrderTest, DocumentsWithoutPositionsHaveNone) {
  Xapian::Document none;
  none.add_term("word");
  write_word_order(none, Scheme());
  EXPECT_TRUE(positions_of(none, kWordOrder).empty());
}

TEST_F(WordOrderTest, DocumentsOfMoreWordsThanTheLayoutOrdersHaveNone) {
  Xapian::Document document;
  for (Xapian::termpos position = 1; position != 4; ++position) document.add_posting("word", position);
  write_word_order(document, Scheme());
  for (const unsigned words : {0U, 1U, 2U}) {
    write_word_order(document, Scheme::parse("standard order=" + std::to_string(words)));
    EXPECT_TRUE(positions_of(document, kWordOrder).empty()) << words;
  }
  write_word_order(document, Scheme::parse("standard order=3"));
  EXPECT_EQ("word word word", stored(document, Scheme::parse("standard order=3"))->text);
}

TEST_F(WordOrderTest, PositionsThatNoWriterGivesAreNoOrder) {
  for (const Xapian::termpos position : {0U, 10U, 4000000000U}) {
    Xapian::Document document;
    document.add_posting("word", 1);
    document.add_posting(kWordOrder, position, 0);
    EXPECT_FALSE(stored(document, Scheme())) << position;
  }
}

TEST_F(WordOrderTest, DocumentsWhoseOrderNeedsMoreThan32BitsHaveNone) {
  const Scheme scheme = Scheme::parse("standard order=1000000");
  Xapian::Document document;
  const auto add_words = [&document](Xapian::termpos first, Xapian::termpos last) {
    for (Xapian::termpos position = first; position <= last; ++position)
      document.add_posting("w" + std::to_string(position), position);
  };
  add_words(1, 100000);
  write_word_order(document, scheme);
  EXPECT_EQ(text_from_positions(document, scheme).text, stored(document, scheme)->text);
  EXPECT_TRUE(remove_word_order(document));
  add_words(100001, 150000);
  const std::string before = document.serialise();
  write_word_order(document, scheme);
  EXPECT_EQ(before, document.serialise());
  EXPECT_FALSE(remove_word_order(document));
  EXPECT_FALSE(stored(document, scheme));
}

TEST_F(WordOrderTest, WordsOfPrefixesAreThoseThatTheSchemeReads) {
  const Scheme scheme = Scheme::parse("standard textprefix=B,XSUB");
  Xapian::Document document;
  for (const char* word : {"Bone", "Btwo", "XSUBthree", "Bone", "four", "BCno"})
    document.add_posting(word, static_cast<Xapian::termpos>(document.termlist_count() + 1));
  write_word_order(document, scheme);
  EXPECT_EQ(text_from_positions(document, scheme).text, stored(document, scheme)->text);
}

/** Random terms at random positions, several at one, with gaps, characters of Han, and word marks. */
TEST_F(WordOrderTest, TextIsThatOfThePositions) {
  constexpr unsigned kSeed = 5;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SeededRandom random(kSeed);
  const std::string words[] = {"a", "bb", "1", "9x", "\xe4\xb8\x80", "\xe4\xba\x8c", "\xc3\xa4", "\xe0\xb8\x81"};
  for (int round = 0; round != 3000; ++round) {
    Xapian::Document document;
    Xapian::termpos position = 0;
    WordMarks marks;
    for (std::size_t i = 1 + random.below(20); i != 0; --i) {
      position += static_cast<Xapian::termpos>(random.below(8) == 0 ? random.below(5) : 1);
      document.add_posting(words[random.below(8)], position, static_cast<Xapian::termcount>(random.below(3)));
      if (random.below(6) == 0 && (marks.whole_words.empty() || marks.whole_words.back() < position))
        marks.whole_words.push_back(position);
      if (random.below(12) == 0)
        marks.corrections[position + static_cast<Xapian::termpos>(random.below(2))] = {"c1", "c2"};
    }
    write_word_marks(document, marks);
    write_word_order(document, Scheme());
    const TextFromPositions text = text_from_positions(document, Scheme());
    const std::optional<TextFromPositions> ordered = stored(document, Scheme());
    ASSERT_TRUE(ordered);
    ASSERT_EQ(text.text, ordered->text);
    ASSERT_EQ(text.overlapping, ordered->overlapping);
  }
}

}  // namespace
}  // namespace neardup
