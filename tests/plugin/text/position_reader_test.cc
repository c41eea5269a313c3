#include "text/position_reader.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "plugin/random_texts.h"
#include "plugin/remote_server.h"
#include "plugin/signed_database.h"
#include "text/word_order.h"

namespace neardup {
namespace {

/** From a document in memory, from a database, and by the order of the words: they must be the same. */
std::string rebuilt(const Xapian::Document& document) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
  const Xapian::docid docid = database.add_document(document);
  Xapian::Document copy = Xapian::Document::unserialise(document.serialise());
  write_word_order(copy, Scheme());
  const Xapian::docid ordered = database.add_document(copy);
  database.commit();
  const Xapian::Database reader(folder.path("db"));
  const std::string text = text_from_positions(document, Scheme()).text;
  EXPECT_EQ(text, text_from_positions(reader, docid, Scheme()).text);
  EXPECT_EQ(text, text_from_positions(reader.get_document(docid), Scheme()).text);
  EXPECT_EQ(text, text_from_positions(database, docid, Scheme()).text);
  const std::optional<TextFromPositions> in_order = text_in_word_order(reader, ordered, Scheme());
  EXPECT_EQ(text, in_order ? in_order->text : std::string());
  EXPECT_FALSE(text_in_word_order(reader, docid, Scheme()));
  return text;
}

std::string generated(const std::string& text, const std::string& language = "", unsigned flags = 0) {
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_document(document);
  generator.set_flags(Xapian::TermGenerator::flags(flags));
  if (!language.empty()) generator.set_stemmer(Xapian::Stem(language));
  generator.index_text(text);
  return rebuilt(document);
}

TEST(PositionReaderTest, TermsStandInTheOrderOfTheirPositions) {
  EXPECT_EQ("the cat sat on the mat the end", generated("The cat sat on the mat. The end!"));
}

TEST(PositionReaderTest, RemoteDatabaseGivesTheSame) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  TemporaryFolder folder;
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_document(document);
  generator.index_text("the cat sat on the mat");
  document.add_term("without");
  Xapian::WritableDatabase(folder.path("db"), Xapian::DB_CREATE).add_document(document);
  const RemoteServer server({folder.path("db")});
  EXPECT_EQ("the cat sat on the mat", text_from_positions(server.open(), 1, Scheme()).text);
}

TEST(PositionReaderTest, DocumentWithoutPositionsGivesNothing) {
  Xapian::Document document;
  EXPECT_EQ("", rebuilt(document));
  document.add_term("word");
  document.add_boolean_term("Qid");
  document.add_boolean_term("[bracket");
  EXPECT_EQ("", rebuilt(document));
}

TEST(PositionReaderTest, WordsBehindThePrefixesOfASchemeAreItsText) {
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_document(document);
  generator.index_text("without a prefix");
  generator.index_text("the subject", 1, "S");
  generator.index_text("The body, 42 of it", 1, "B");
  generator.index_text("longer prefix", 1, "BX");
  document.add_boolean_term("B");
  Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
  const Xapian::docid docid = database.add_document(document);
  const auto text = [&](const char* prefixes) {
    const Scheme scheme = Scheme::parse(std::string("standard textprefix=") + prefixes);
    const std::string of_document = text_from_positions(document, scheme).text;
    EXPECT_EQ(of_document, text_from_positions(database, docid, scheme).text);
    return of_document;
  };
  EXPECT_EQ("the body 42 of it", text("B"));
  EXPECT_EQ("the body 42 of it the subject", text("B,S"));
  EXPECT_EQ("longer prefix", text("BX"));
  EXPECT_EQ("", text("K"));
  EXPECT_EQ("without a prefix", text_from_positions(document, Scheme()).text);
}

TEST(PositionReaderTest, PrefixedTermsAreLeftOut) {
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_document(document);
  generator.index_text("a title", 5, "S");
  generator.index_text("the body 42 of it");
  generator.index_text("anything", 1, "XFOO");
  document.add_boolean_term("Qid");
  EXPECT_EQ("the body 42 of it", rebuilt(document));
}

TEST(PositionReaderTest, StemmedTermsAreLeftOut) {
  EXPECT_EQ("running dogs were jumping", generated("Running dogs were jumping", "english"));
}

TEST(PositionReaderTest, DigitsBeforeTheCapitalsAndCharactersAfterThemAreTaken) {
  Xapian::Document document;
  document.add_posting("0", 1);
  document.add_posting("9z", 2);
  document.add_posting("Aprefixed", 3);
  document.add_posting("Zstemmed", 4);
  document.add_posting("[bracket", 5);
  document.add_posting("_underscore", 6);
  document.add_posting("a", 7);
  document.add_posting("\xc3\xa9t\xc3\xa9", 8);
  document.add_posting("!", 9);
  EXPECT_EQ("0 9z [bracket _underscore a \xc3\xa9t\xc3\xa9 !", rebuilt(document));
}

TEST(PositionReaderTest, DocumentOfPrefixedTermsOnlyGivesNothing) {
  Xapian::Document document;
  document.add_posting("Sno", 1);
  document.add_posting("Zno", 2);
  EXPECT_EQ("", rebuilt(document));
}

TEST(PositionReaderTest, GapsInThePositionsDoNotMatter) {
  Xapian::Document document;
  document.add_posting("one", 5);
  document.add_posting("two", 500);
  document.add_posting("three", 4000000000U);
  EXPECT_EQ("one two three", rebuilt(document));
}

TEST(PositionReaderTest, TermsAtOnePositionStandInTheirOwnOrder) {
  Xapian::Document document;
  document.add_posting("zebra", 1);
  document.add_posting("ape", 1);
  document.add_posting("next", 2);
  EXPECT_EQ("ape zebra next", rebuilt(document));
}

TEST(PositionReaderTest, SingleHanAndKanaTermsAreJoinedAgain) {
  EXPECT_EQ("東京都に住む", generated("東京都に住む", "", Xapian::TermGenerator::FLAG_CJK_NGRAM));
  EXPECT_EQ("abc 東京 def", generated("abc 東京 def", "", Xapian::TermGenerator::FLAG_CJK_NGRAM));
}

TEST(PositionReaderTest, HanTermsThatAreNotAdjacentStayApart) {
  Xapian::Document document;
  document.add_posting("東", 1);
  document.add_posting("京", 2);
  document.add_posting("都", 4);
  EXPECT_EQ("東京 都", rebuilt(document));
}

TEST(PositionReaderTest, LongerHanTermsAreNotJoined) {
  Xapian::Document document;
  document.add_posting("東京", 1);
  document.add_posting("都", 2);
  EXPECT_EQ("東京 都", rebuilt(document));
}

TEST(PositionReaderTest, HangulIsNotJoined) {
  Xapian::Document document;
  document.add_posting("한", 1);
  document.add_posting("국", 2);
  EXPECT_EQ("한 국", rebuilt(document));
}

TEST(PositionReaderTest, MissingDocumentIsReported) {
  SignedDatabase database;
  EXPECT_THROW(text_from_positions(database.database(), 7, Scheme()), Xapian::DocNotFoundError);
}

TEST(PositionReaderTest, GivesExactlyWhatTheTermGeneratorWasGiven) {
  constexpr unsigned kSeed = 11;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  RandomTexts random(kSeed, 60);
  for (int i = 0; i != 20; ++i) {
    const std::string text = random.text(1 + random.below(300));
    EXPECT_EQ(text, generated(text));
  }
}

}  // namespace
}  // namespace neardup
