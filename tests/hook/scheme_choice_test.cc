#include "scheme_choice.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "index/document_signer.h"
#include "neardup/error.h"
#include "plugin/temporary_folder.h"
#include "record/scheme_record.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::hook {
namespace {

class SchemeChoiceTest : public testing::Test {
 protected:
  Scheme prepare(const std::string& asked_for, const Xapian::Document& document = Xapian::Document()) {
    return *SchemeChoice(asked_for, messages_).prepare(database_, document);
  }

  static Scheme own_scheme() {
    Scheme scheme;
    scheme.seed = 7;
    return scheme;
  }

  static Xapian::Document signed_with(const Scheme& scheme) {
    Xapian::Document document;
    DocumentSigner(scheme, tokenizer_for(scheme)).annotate(document, "some words of a text");
    return document;
  }

  TemporaryFolder folder_;
  Xapian::WritableDatabase database_{folder_.path("db"), Xapian::DB_CREATE};
  Messages messages_;
};

TEST_F(SchemeChoiceTest, NewDatabaseGetsTheStandardScheme) {
  EXPECT_EQ(Scheme(), prepare(""));
  EXPECT_EQ(Scheme(), database_scheme(database_));
  EXPECT_EQ(std::vector<std::string>{tokenizer_for(Scheme())->version()},
            recorded_tokenizer_versions(database_, Scheme()));
}

TEST_F(SchemeChoiceTest, NewDatabaseGetsWhatIsAskedFor) {
  EXPECT_EQ(Scheme::preset("simhash-doc"), prepare("simhash-doc"));
  EXPECT_EQ(Scheme::preset("simhash-doc"), database_scheme(database_));
}

TEST_F(SchemeChoiceTest, VersionIsThatOfTheTokenizerOfTheScheme) {
  SchemeChoice choice("standard tokenizer=" + Scheme().tokenizer_profile + "-stem-english", messages_);
  const Scheme scheme = *choice.prepare(database_, Xapian::Document());
  choice.prepare(database_, Xapian::Document());
  EXPECT_EQ(std::vector<std::string>{tokenizer_for(scheme)->version()}, recorded_tokenizer_versions(database_, scheme));
  EXPECT_NE(tokenizer_for(Scheme())->version(), tokenizer_for(scheme)->version());
}

TEST_F(SchemeChoiceTest, DatabaseKeepsItsOwn) {
  prepare_database(database_, own_scheme(), "version 1");
  EXPECT_EQ(own_scheme(), prepare(""));
  EXPECT_EQ(own_scheme(), prepare("simhash-doc"));
  EXPECT_EQ(own_scheme(), database_scheme(database_));
}

TEST_F(SchemeChoiceTest, AnotherSchemeThanAskedForIsSaidOnce) {
  prepare_database(database_, own_scheme(), "version 1");
  testing::internal::CaptureStderr();
  prepare("simhash-doc");
  prepare("simhash-doc");
  const std::string said = testing::internal::GetCapturedStderr();
  EXPECT_NE(std::string::npos, said.find(own_scheme().name()));
  EXPECT_NE(std::string::npos, said.find("asked for 'simhash-doc'"));
  EXPECT_EQ(said.find('\n'), said.size() - 1);
}

TEST_F(SchemeChoiceTest, PlaceOfTheTextMakesNoOtherScheme) {
  const Scheme elsewhere = Scheme::parse("standard textprefix=XBODY");
  prepare_database(database_, elsewhere, "version 1");
  testing::internal::CaptureStderr();
  EXPECT_EQ(elsewhere, prepare("standard"));
  EXPECT_EQ("", testing::internal::GetCapturedStderr());
}

TEST_F(SchemeChoiceTest, CopyOfAPresetGetsThatPreset) {
  EXPECT_EQ(Scheme::preset("simhash-doc"), prepare("", signed_with(Scheme::preset("simhash-doc"))));
}

TEST_F(SchemeChoiceTest, CopyOfAnUnknownSchemeIsLeftAlone) {
  EXPECT_THROW(prepare("", signed_with(own_scheme())), SchemeMismatchError);
  EXPECT_TRUE(recorded_schemes(database_).empty());
  EXPECT_EQ(own_scheme(), prepare(own_scheme().text(), signed_with(own_scheme())));
}

TEST_F(SchemeChoiceTest, WhatIsNoSchemeIsRefused) {
  EXPECT_THROW(prepare("nonsense"), std::invalid_argument);
  EXPECT_TRUE(recorded_schemes(database_).empty());
}

TEST_F(SchemeChoiceTest, DatabaseOfSeveralSchemesIsRefused) {
  prepare_database(database_, Scheme(), "version 1");
  database_.set_metadata("neardup:scheme:" + own_scheme().name(), own_scheme().text());
  EXPECT_THROW(prepare(""), SchemeMismatchError);
}

TEST_F(SchemeChoiceTest, CancelledTransactionIsNoticed) {
  SchemeChoice choice("", messages_);
  database_.begin_transaction();
  choice.prepare(database_, Xapian::Document());
  database_.cancel_transaction();
  EXPECT_TRUE(recorded_schemes(database_).empty());
  choice.prepare(database_, Xapian::Document());
  EXPECT_EQ(Scheme(), database_scheme(database_));
}

TEST_F(SchemeChoiceTest, DatabasesHaveSchemesOfTheirOwn) {
  Xapian::WritableDatabase other(folder_.path("other"), Xapian::DB_CREATE);
  prepare_database(other, own_scheme(), "version 1");
  SchemeChoice choice("", messages_);
  for (int i = 0; i != 2; ++i) {
    EXPECT_EQ(Scheme(), *choice.prepare(database_, Xapian::Document()));
    EXPECT_EQ(own_scheme(), *choice.prepare(other, Xapian::Document()));
  }
}

}  // namespace
}  // namespace neardup::hook
