#include "neardup/indexer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "neardup/error.h"
#include "neardup/finder.h"
#include "neardup/scheme.h"
#include "neardup/text_signer.h"
#include "neardup/tokenizers.h"
#include "plugin/temporary_folder.h"
#include "plugin/white_space_tokenizer.h"

namespace neardup {
namespace {

using testing::HasSubstr;

constexpr const char* kText =
    "The U.S. won: soft\u00ADly spoken words, \u7b2c\u4e00\u7ae0\u7684\u5185\u5bb9 and 3.14 more of the same";

class IndexerTest : public testing::Test {
 protected:
  TemporaryFolder folder_;
  Xapian::WritableDatabase database_{folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC};
};

TEST_F(IndexerTest, NewDatabaseRecordsTheStandardScheme) {
  const Indexer indexer(database_);
  ASSERT_EQ(1U, recorded_scheme_infos(database_).size());
  EXPECT_EQ(scheme_info("standard").text, recorded_scheme_infos(database_)[0].text);
  EXPECT_EQ(scheme_info("standard").text, indexer.scheme());
}

TEST_F(IndexerTest, NewDatabaseRecordsTheSchemeThatIsAskedFor) {
  EXPECT_EQ(scheme_info("loose").text, Indexer(database_, "loose").scheme());
  EXPECT_EQ(scheme_info("loose").text, recorded_scheme_infos(database_)[0].text);
}

TEST_F(IndexerTest, WhatTheDatabaseRecordsWins) {
  { Indexer(database_, "loose"); }
  EXPECT_EQ(scheme_info("loose").text, Indexer(database_).scheme());
  EXPECT_EQ(scheme_info("loose").text, Indexer(database_, "loose").scheme());
}

TEST_F(IndexerTest, AnotherSchemeThanTheRecordedOneIsRefusedAndNothingIsWritten) {
  { Indexer(database_, "loose"); }
  try {
    Indexer(database_, "standard");
    FAIL() << "not refused";
  } catch (const SchemeMismatchError& error) {
    EXPECT_THAT(error.get_msg(), HasSubstr(scheme_info("loose").name));
    EXPECT_THAT(error.get_msg(), HasSubstr(scheme_info("standard").name));
  }
  EXPECT_EQ(1U, recorded_scheme_infos(database_).size());
}

TEST_F(IndexerTest, SchemeThatCannotBeReadIsAnInvalidArgument) {
  EXPECT_THROW(Indexer(database_, "nonsense"), Xapian::InvalidArgumentError);
}

TEST_F(IndexerTest, EveryDoorThatReadsASchemeThrowsAClassOfXapian) {
  EXPECT_THROW(scheme_info("shrot"), Xapian::InvalidArgumentError);
  EXPECT_THROW(tokenizer_for("shrot"), Xapian::InvalidArgumentError);
  EXPECT_THROW(TextSigner("shrot"), Xapian::InvalidArgumentError);
  EXPECT_THROW(Finder(database_, {}), Xapian::Error);
  const Indexer recorded(database_);
  FinderOptions options;
  options.scheme = "shrot";
  EXPECT_THROW(Finder(database_, options), Xapian::Error);
}

TEST_F(IndexerTest, SecondTextOfADocumentIsRefused) {
  Indexer indexer(database_);
  Xapian::Document document;
  indexer.index_text(document, "the title of a page");
  EXPECT_THROW(indexer.index_text(document, "and its body", "english", 100), Xapian::InvalidOperationError);
  const Xapian::docid docid = database_.add_document(document);
  Xapian::Document again = database_.get_document(docid);
  EXPECT_THROW(indexer.index_text(again, "another text"), Xapian::InvalidOperationError);
  again.clear_terms();
  EXPECT_EQ(2U, indexer.index_text(again, "another text").tokens);
}

TEST_F(IndexerTest, TextWithoutWordsMayBeFollowedByAText) {
  Indexer indexer(database_);
  Xapian::Document document;
  indexer.index_text(document, "...");
  document.add_posting("Stitle", 1);
  EXPECT_EQ(3U, indexer.index_text(document, "and its body").tokens);
}

TEST_F(IndexerTest, AnObjectThatWasMovedAwayThrows) {
  Indexer indexer(database_);
  Xapian::Document document;
  const Indexer other = std::move(indexer);
  EXPECT_THROW(indexer.annotate(document, "text"), Xapian::InvalidOperationError);
  EXPECT_THROW(indexer.index_text(document, "text"), Xapian::InvalidOperationError);
  EXPECT_THROW(indexer.clone(), Xapian::InvalidOperationError);
  EXPECT_THROW(indexer.scheme(), Xapian::InvalidOperationError);
  TextSigner signer;
  const TextSigner other_signer = std::move(signer);
  EXPECT_THROW(signer.sign("text"), Xapian::InvalidOperationError);
  EXPECT_THROW(signer.compare("text", "text"), Xapian::InvalidOperationError);
  Finder finder(database_, {});
  const Finder other_finder = std::move(finder);
  EXPECT_THROW(finder.find_text("text"), Xapian::InvalidOperationError);
}

TEST_F(IndexerTest, CustomTokenizerIsOneArgument) {
  Indexer indexer(database_, std::string("standard tokenizer=") + WhiteSpaceTokenizer().profile(),
                  std::make_unique<WhiteSpaceTokenizer>());
  Xapian::Document document;
  EXPECT_EQ(3U, indexer.annotate(document, "one two three").tokens);
  EXPECT_THROW(Indexer{database_}, SchemeMismatchError) << "the library has no such tokenizer";
}

TEST_F(IndexerTest, TokenizerOfAnotherProfileIsRefused) {
  EXPECT_THROW(Indexer(database_, "standard", std::make_unique<WhiteSpaceTokenizer>()), Xapian::InvalidArgumentError);
}

TEST_F(IndexerTest, TextThatIsIndexedAndSignedInOneCallIsVerifiedWordForWord) {
  Indexer indexer(database_);
  for (const char* more : {" once", " twice"}) {
    Xapian::Document document;
    const Signature& signature = indexer.index_text(document, kText + std::string(more), "english");
    EXPECT_NE(0U, signature.tokens);
    database_.add_document(document);
  }
  FinderOptions options;
  options.threshold = 0.5;
  const FindResult result = Finder(database_, options).find(1);
  ASSERT_EQ(1U, result.size());
  EXPECT_EQ(Verification::kExact, result.begin()->similarity->verification);
}

TEST_F(IndexerTest, CloneSignsAlike) {
  Indexer indexer(database_);
  Indexer clone = indexer.clone();
  Indexer moved = std::move(indexer);
  Xapian::Document one, other;
  EXPECT_EQ(moved.annotate(one, kText).token_digest, clone.annotate(other, kText).token_digest);
  EXPECT_EQ(one.get_value(66), other.get_value(66));
}

TEST_F(IndexerTest, FieldsAreReadAsOneText) {
  Indexer indexer(database_);
  Xapian::Document fields, text;
  indexer.annotate_fields(fields, {"one two", "three four"});
  indexer.annotate(text, "one two three four");
  EXPECT_EQ(text.get_value(66), fields.get_value(66));
}

}  // namespace
}  // namespace neardup
