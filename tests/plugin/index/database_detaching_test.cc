#include "index/database_detaching.h"

#include <gmock/gmock.h>

#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "database/metadata_keys.h"
#include "index/database_signing.h"
#include "marks/distinct_pairs.h"
#include "marks/duplicate_mark.h"
#include "neardup/error.h"
#include "neardup/grouper.h"
#include "neardup/indexer.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"
#include "plugin/temporary_folder.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;

constexpr unsigned kSeed = 11;
constexpr std::size_t kDocuments = 40;

/** All that a database holds. */
struct Contents {
  struct Held {
    std::string data;
    std::map<unsigned, std::string> values;
    std::map<std::string, std::pair<Xapian::termcount, std::vector<Xapian::termpos>>> terms;

    bool operator==(const Held& other) const {
      return std::tie(data, values, terms) == std::tie(other.data, other.values, other.terms);
    }
  };

  std::map<Xapian::docid, Held> documents;
  std::map<std::string, std::string> metadata;

  explicit Contents(const Xapian::Database& database) {
    for (auto docid = database.postlist_begin(""); docid != database.postlist_end(""); ++docid) {
      const Xapian::Document document = database.get_document(*docid);
      Held& held = documents[*docid];
      held.data = document.get_data();
      for (auto value = document.values_begin(); value != document.values_end(); ++value) {
        held.values[value.get_valueno()] = *value;
      }
      for (auto term = document.termlist_begin(); term != document.termlist_end(); ++term) {
        held.terms[*term] = {term.get_wdf(), {term.positionlist_begin(), term.positionlist_end()}};
      }
    }
    for (auto key = database.metadata_keys_begin(); key != database.metadata_keys_end(); ++key) {
      metadata[*key] = database.get_metadata(*key);
    }
  }

  bool operator==(const Contents& other) const {
    return std::tie(documents, metadata) == std::tie(other.documents, other.metadata);
  }
};

/** A database of another indexer, with all that might be mistaken for data of this project. */
class DatabaseDetachingTest : public ::testing::Test {
 protected:
  DatabaseDetachingTest() : database_(folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC) {
    RandomTexts random(kSeed);
    for (std::size_t i = 0; i != kDocuments; ++i) {
      Xapian::Document document = plain_document(random.text(20 + random.below(60)), std::to_string(i % 30));
      document.add_value(1, "md5");
      document.add_boolean_term("XNGOoxfam");
      document.add_boolean_term("XNMother");
      document.add_boolean_term("XNWIDE");
      database_.add_document(document);
    }
    database_.add_document(Xapian::Document());
    database_.set_metadata("omindex", "theirs");
    database_.set_metadata("neardupe", "theirs");
  }

  void sign_and_group() {
    DocumentSigner signer = white_space_indexer();
    sign_database(database_, signer);
    declare_distinct(database_, "1", "2");
    WhiteSpaceTokenizer tokenizer;
    group(database_, {}, &tokenizer);
  }

  TemporaryFolder folder_;
  Xapian::WritableDatabase database_;
};

TEST_F(DatabaseDetachingTest, TheRestIsAsItsIndexerWroteIt) {
  const Contents before(database_);
  sign_and_group();
  ASSERT_FALSE(before == Contents(database_));
  const DatabaseDetachingReport report = detach_database(database_);
  EXPECT_TRUE(before == Contents(database_)) << "seed " << kSeed;
  EXPECT_EQ(kDocuments + 1, report.documents);
  EXPECT_EQ(kDocuments, report.detached);
  EXPECT_LE(4U, report.metadata);
  EXPECT_TRUE(report.finished);
}

TEST_F(DatabaseDetachingTest, CountingChangesNothing) {
  sign_and_group();
  const Contents before(database_);
  const DatabaseDetachingReport counted = count_attached(database_);
  EXPECT_TRUE(before == Contents(database_));
  const DatabaseDetachingReport removed = detach_database(database_);
  EXPECT_EQ(removed.documents, counted.documents);
  EXPECT_EQ(removed.detached, counted.detached);
  EXPECT_EQ(removed.metadata, counted.metadata);
}

TEST_F(DatabaseDetachingTest, MarksOfTextsGoToo) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
  Indexer indexer(database);
  Xapian::Document document;
  indexer.index_text(document, "ภาษาไทยไม่มีช่องว่าง and U.S. acronyms");
  mark_duplicate(document, "original");
  database.add_document(document);
  ASSERT_NE(database.allterms_begin("XNW"), database.allterms_end("XNW"));
  detach_database(database);
  for (const char* const prefix : {"XNW", "XNM", "XND"}) {
    EXPECT_EQ(database.allterms_begin(prefix), database.allterms_end(prefix)) << prefix;
  }
  EXPECT_EQ(database.metadata_keys_begin(), database.metadata_keys_end());
}

/** As xapian-compact merges databases that were signed apart. */
TEST_F(DatabaseDetachingTest, SchemesMayHaveSlotsInCommon) {
  const Contents before(database_);
  const Scheme first = white_space_scheme();
  Scheme second = first;
  second.band_prefix = "XNE";
  second.group_prefix = "XNH";
  for (Xapian::docid docid = 1; docid <= kDocuments; ++docid) {
    DocumentSigner signer = white_space_indexer(docid % 2 == 0 ? first : second);
    Xapian::Document document = database_.get_document(docid);
    signer.annotate(document, document.get_data());
    database_.replace_document(docid, document);
  }
  for (const Scheme& scheme : {first, second}) database_.set_metadata("neardup:scheme:" + scheme.name(), scheme.text());
  ASSERT_NE(database_.allterms_begin("XNE"), database_.allterms_end("XNE"));
  EXPECT_EQ(kDocuments, detach_database(database_).detached);
  EXPECT_TRUE(before == Contents(database_));
}

TEST_F(DatabaseDetachingTest, AnInterruptedRunIsCompletedByTheNext) {
  const Contents before(database_);
  sign_and_group();
  DatabaseRun options;
  options.commit_every = 3;
  std::vector<std::size_t> commits;
  std::size_t asked = 0;
  options.stop = [&] { return ++asked > 10; };
  options.commit = [&] { commits.push_back(asked); };
  const DatabaseDetachingReport stopped = detach_database(database_, options);
  EXPECT_FALSE(stopped.finished);
  EXPECT_EQ(10U, stopped.detached);
  EXPECT_THAT(commits, ElementsAre(3, 6, 9, 11));
  const DatabaseDetachingReport rest = detach_database(database_);
  EXPECT_EQ(kDocuments - 10, rest.detached);
  EXPECT_TRUE(before == Contents(database_));
}

TEST_F(DatabaseDetachingTest, AnUnsignedDatabaseHasNothingToRemove) {
  const Contents before(database_);
  const DatabaseDetachingReport report = detach_database(database_);
  EXPECT_EQ(kDocuments + 1, report.documents);
  EXPECT_EQ(0U, report.detached);
  EXPECT_EQ(0U, report.metadata);
  EXPECT_TRUE(before == Contents(database_));
}

TEST_F(DatabaseDetachingTest, SignaturesWithoutARecordAreRefused) {
  sign_and_group();
  for (const std::string& key : metadata_keys(database_, kOwnKeys)) database_.set_metadata(key, "");
  const Contents before(database_);
  EXPECT_THROW(detach_database(database_), SchemeMismatchError);
  EXPECT_THROW(count_attached(database_), SchemeMismatchError);
  EXPECT_TRUE(before == Contents(database_));
}

TEST_F(DatabaseDetachingTest, RejectsWhatItCannotDo) {
  sign_and_group();
  DatabaseRun options;
  options.commit_every = 0;
  EXPECT_THROW(detach_database(database_, options), Xapian::InvalidArgumentError);
  TemporaryFolder folder;
  Xapian::WritableDatabase shards(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
  shards.add_database(database_);
  EXPECT_THROW(detach_database(shards), Xapian::InvalidArgumentError);
}

}  // namespace
}  // namespace neardup
