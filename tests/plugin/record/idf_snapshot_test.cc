#include "record/weight_snapshot.h"

#include <cmath>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "neardup/icu_tokenizer.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"
#include "scheme/scheme.h"

namespace neardup {
namespace {

using ::testing::HasSubstr;

Xapian::WritableDatabase database_with_terms(const std::vector<std::string>& texts) {
  Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
  for (const std::string& text : texts) {
    Xapian::Document document = plain_document(text, "id");
    document.add_boolean_term("XNDacapital");
    database.add_document(document);
  }
  return database;
}

IdfTable snapshot_of(const Xapian::Database& database, double share) {
  IcuTokenizer tokenizer;
  return idf_snapshot(database, tokenizer, share);
}

std::string message_of(const Xapian::Database& database, double share) {
  try {
    snapshot_of(database, share);
  } catch (const Xapian::InvalidArgumentError& error) {
    return error.get_msg();
  }
  return "nothing was thrown";
}

TEST(IdfSnapshotTest, FrequentWordsAreGradedByHowManyDocumentsHaveThem) {
  const IdfTable table = snapshot_of(database_with_terms({"the cat", "the dog", "the cat sat", "the end"}), 0.5);
  ASSERT_EQ(2U, table.words.size());
  EXPECT_EQ("cat", table.words[0].word);
  EXPECT_EQ(std::lround(16 * std::log(1 + 4.0 / 2)), table.words[0].grade);
  EXPECT_EQ("the", table.words[1].word);
  EXPECT_EQ(std::lround(16 * std::log(1 + 4.0 / 4)), table.words[1].grade);
  EXPECT_EQ(std::lround(16 * std::log(1 + 4.0 / 1)), table.rest);
  EXPECT_NO_THROW(table.validate());
}

TEST(IdfSnapshotTest, TermsThatAreNoTokensAreLeftOut) {
  Xapian::WritableDatabase database = database_with_terms({"3.14 can't stop"});
  ASSERT_TRUE(database.term_exists("3.14"));
  const IdfTable table = snapshot_of(database, 0.5);
  ASSERT_EQ(1U, table.words.size());
  EXPECT_EQ("stop", table.words[0].word);
}

TEST(IdfSnapshotTest, TableIsAPartOfAScheme) {
  RandomTexts random(9, 50);
  std::vector<std::string> texts;
  for (int i = 0; i != 40; ++i) texts.push_back(random.text(60));
  const IdfTable table = snapshot_of(database_with_terms(texts), 0.01);
  const Scheme scheme = Scheme::parse("standard bands=simhash:4x16 fingerprint=words-idf idf=" + table.text());
  EXPECT_EQ(table.text(), scheme.idf.text());
  EXPECT_EQ(scheme, Scheme::parse(scheme.text()));
}

TEST(IdfSnapshotTest, WhatCannotBeIsRefusedWithTheValue) {
  const Xapian::WritableDatabase some = database_with_terms({"one"});
  EXPECT_THAT(message_of(some, 0), HasSubstr("least share is 0, must be above 0"));
  EXPECT_THAT(message_of(some, 1.5), HasSubstr("1.5"));
  EXPECT_THAT(message_of(database_with_terms({}), 0.5), HasSubstr("no documents"));
}

}  // namespace
}  // namespace neardup
