#include "record/scheme_record.h"

#include <gmock/gmock.h>

#include <string>

#include "bytes/base_encodings.h"
#include "neardup/error.h"
#include "plugin/signed_database.h"
#include "record/scheme_record.h"

namespace neardup {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

/** A database with nothing but those schemes recorded, as xapian-compact leaves one of databases it merged. */
class SchemeRecords {
 public:
  SchemeRecords() : database(folder_.path("db"), Xapian::DB_CREATE) {}
  void record(const Scheme& scheme) { database.set_metadata("neardup:scheme:" + scheme.name(), scheme.text()); }

 private:
  TemporaryFolder folder_;

 public:
  Xapian::WritableDatabase database;
};

std::string refusal(const Xapian::Database& database) {
  try {
    database_scheme(database);
  } catch (const SchemeMismatchError& error) {
    return error.get_msg();
  }
  return "none";
}

TEST(DatabaseSchemeTest, DatabaseThatWasNeverSignedHasNone) {
  SchemeRecords records;
  records.database.set_metadata("neardup:other", "not a scheme");
  records.database.set_metadata("neardup:schemes", "not a scheme");
  EXPECT_THAT(recorded_schemes(records.database), IsEmpty());
  EXPECT_THAT(recorded_tokenizer_versions(records.database, Scheme()), IsEmpty());
  EXPECT_THAT(refusal(records.database), HasSubstr("no near-duplicate signatures"));
  EXPECT_THAT(refusal(records.database), HasSubstr("between Xapian 1.4 and 2 a replication fails"));
  records.database.add_document(Xapian::Document());
  EXPECT_THAT(refusal(records.database), HasSubstr("'xapian-neardup sign "));
}

TEST(DatabaseSchemeTest, TheOneSchemeIsGiven) {
  for (const Scheme& scheme : {Scheme(), Scheme::preset("simhash-doc"), word_set_scheme()}) {
    SchemeRecords records;
    records.record(scheme);
    EXPECT_EQ(scheme, database_scheme(records.database));
  }
}

TEST(DatabaseSchemeTest, SeveralSchemesAreListedByIdAndNamed) {
  SchemeRecords records;
  const Scheme one, two = word_set_scheme(), three = Scheme::preset("simhash-doc");
  for (const Scheme& scheme : {one, two, three}) records.record(scheme);
  const std::vector<Scheme> schemes = recorded_schemes(records.database);
  ASSERT_EQ(3U, schemes.size());
  EXPECT_LT(schemes[0].id(), schemes[1].id());
  EXPECT_LT(schemes[1].id(), schemes[2].id());
  const std::string message = refusal(records.database);
  for (const Scheme& scheme : {one, two, three}) EXPECT_THAT(message, HasSubstr(scheme.name()));
  EXPECT_THAT(message, HasSubstr("); name one of them: --scheme NAME"));
}

TEST(DatabaseSchemeTest, TextOfALaterVersionIsReported) {
  SchemeRecords records;
  records.record(Scheme());
  records.database.set_metadata("neardup:scheme:00000000", "neardup3 tokenizer=x");
  EXPECT_THROW(recorded_schemes(records.database), SchemeMismatchError);
  EXPECT_THAT(refusal(records.database), HasSubstr("neardup3 tokenizer=x"));
}

TEST(DatabaseSchemeTest, FirstShardAnswersForAll) {
  SignedDatabase one, two(word_set_scheme());
  Xapian::Database both = one.reader();
  both.add_database(two.reader());
  EXPECT_EQ(one.scheme(), database_scheme(both));
}

TEST(DatabaseSchemeTest, SchemeIsDescribedByNameAndWhetherItIsKnown) {
  SchemeRecords records;
  records.record(Scheme());
  EXPECT_EQ(Scheme().name(), describe_scheme(records.database, Scheme().id()));
  EXPECT_EQ("0000beef (unknown to this database)", describe_scheme(records.database, 0xbeef));
}

TEST(DatabaseSchemeTest, VersionsAreOfTheSchemeThatIsAskedFor) {
  SignedDatabase database;
  EXPECT_EQ(std::vector<std::string>{"ws 1"}, recorded_tokenizer_versions(database.reader(), database.scheme()));
  EXPECT_THAT(recorded_tokenizer_versions(database.reader(), Scheme()), IsEmpty());
}

TEST(BriefTextTest, IsReadAsTheScheme) {
  EXPECT_EQ("standard", brief_text(Scheme()));
  EXPECT_EQ("loose", brief_text(Scheme::preset("loose")));
  for (const char* text :
       {"standard shingle=word:4", "short slots=80,81,82,83", "standard textprefix=XBODY", "standard"})
    EXPECT_EQ(text, brief_text(Scheme::parse(text)));
  for (const std::string& name : Scheme::preset_names()) {
    Scheme scheme = Scheme::preset(name);
    scheme.seed = 7;
    EXPECT_EQ(scheme, Scheme::parse(brief_text(scheme)));
    EXPECT_LT(brief_text(scheme).size(), 40U);
  }
}

}  // namespace
}  // namespace neardup
