#include "neardup/indexer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "neardup/error.h"
#include "neardup/finder.h"
#include "neardup/scheme.h"
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
  EXPECT_THROW(Indexer(database_, "nonsense"), std::invalid_argument);
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
