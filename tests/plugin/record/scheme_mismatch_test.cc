// No function takes a scheme that the database does not record, and none does anything before it says so.

#include <gmock/gmock.h>
#include <xapian.h>

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "check/database_summary.h"
#include "check/scheme_check.h"
#include "collapse/group_list.h"
#include "collapse/query_time_collapse.h"
#include "find/cascade_finder.h"
#include "find/pair_explanation.h"
#include "group/grouping.h"
#include "index/database_signing.h"
#include "index/document_signer.h"
#include "index/policy_writer.h"
#include "neardup/error.h"
#include "plugin/database_bytes.h"
#include "plugin/signed_database.h"
#include "sample/recall_sample.h"

namespace neardup {
namespace {

using ::testing::HasSubstr;

constexpr const char* kText = "one two three four five six seven eight nine ten eleven twelve";

/** As the preset `loose` is to `standard`: other bands in the same slots and under the same prefixes. */
Scheme other_scheme() {
  return white_space_scheme(BandFamily::minhash(20, 3));
}

using Call = std::function<void(Xapian::WritableDatabase& database, const Scheme& scheme)>;

/** Every public function and constructor that has a scheme, or an indexer, and a database. */
std::map<std::string, Call> calls() {
  static WhiteSpaceTokenizer tokenizer;
  using Database = Xapian::WritableDatabase;
  return {
      {"PolicyWriter", [](Database& db, const Scheme& scheme) { PolicyWriter(db, scheme, tokenizer); }},
      {"check_database", [](Database& db, const Scheme& scheme) { check_database(db, scheme, tokenizer, {}); }},
      {"sign_database verify",
       [](Database& db, const Scheme& scheme) {
         DocumentSigner indexer = white_space_indexer(scheme);
         DatabaseSigningOptions options;
         options.verify = true;
         sign_database(db, indexer, options);
       }},
      {"sign_database",
       [](Database& db, const Scheme& scheme) {
         DocumentSigner indexer = white_space_indexer(scheme);
         sign_database(db, indexer);
       }},
      {"prepare_database", [](Database& db, const Scheme& scheme) { prepare_database(db, scheme, "ws 1"); }},
      {"summarise_database", [](Database& db, const Scheme& scheme) { summarise_database(db, scheme); }},
      {"explain", [](Database& db, const Scheme& scheme) { explain_pair(db, scheme, tokenizer, 1, 2); }},
      {"CascadeFinder", [](Database& db, const Scheme& scheme) { CascadeFinder(db, scheme, tokenizer); }},
      {"list_groups", [](Database& db, const Scheme& scheme) { list_groups(db, scheme); }},
      {"group_database", [](Database& db, const Scheme& scheme) { group_databases({db}, scheme, tokenizer); }},
      {"group_databases", [](Database& db, const Scheme& scheme) { group_databases({db}, scheme, tokenizer); }},
      {"plan_groups", [](Database& db, const Scheme& scheme) { plan_groups({db}, scheme, tokenizer); }},
      {"recorded_grouping", [](Database& db, const Scheme& scheme) { recorded_grouping(db, scheme); }},
      {"QueryTimeCollapser", [](Database& db, const Scheme& scheme) { QueryTimeCollapser(db, scheme, tokenizer); }},
      {"sample_neighbours", [](Database& db, const Scheme& scheme) { sample_neighbours(db, scheme, tokenizer, {}); }},
  };
}

class SchemeMismatchTest : public ::testing::Test {
 protected:
  SchemeMismatchTest() : database_(other_scheme()) {
    database_.add(std::string(kText), "a");
    database_.add(std::string(kText), "b");
    database_.set_value(2, 68, "value of another program");
    group_databases({database_.database()}, database_.scheme(), tokenizer_);
    database_.database().commit();
  }

  SignedDatabase database_;
  WhiteSpaceTokenizer tokenizer_;
};

TEST_F(SchemeMismatchTest, EveryFunctionRefusesASchemeThatIsNotRecorded) {
  const Scheme asked = white_space_scheme();
  const auto documents = serialised(database_.database());
  const auto metadata = metadata_of(database_.database(), "");
  for (const auto& [name, call] : calls()) {
    try {
      call(database_.database(), asked);
      ADD_FAILURE() << name << " takes it";
    } catch (const SchemeMismatchError& error) {
      EXPECT_THAT(error.get_msg(), HasSubstr(database_.scheme().name())) << name;
      EXPECT_THAT(error.get_msg(), HasSubstr(asked.name())) << name;
    } catch (const Xapian::Error& error) {
      ADD_FAILURE() << name << ": " << error.get_description();
    }
    EXPECT_EQ(documents, serialised(database_.database())) << name;
    EXPECT_EQ(metadata, metadata_of(database_.database(), "")) << name;
  }
}

TEST_F(SchemeMismatchTest, NoneRefusesTheDatabasesOwn) {
  for (const auto& [name, call] : calls()) {
    EXPECT_NO_THROW(call(database_.database(), database_.scheme())) << name;
  }
}

TEST_F(SchemeMismatchTest, OneOfSeveralDatabasesOrReferencesIsEnough) {
  SignedDatabase first;
  first.add(std::string(kText), "a");
  EXPECT_THROW(group_databases({first.database(), database_.database()}, first.scheme(), tokenizer_),
               SchemeMismatchError);
  GrouperOptions options;
  options.references = {database_.reader()};
  EXPECT_THROW(group_databases({first.database()}, first.scheme(), tokenizer_, options), SchemeMismatchError);
}

TEST_F(SchemeMismatchTest, DatabaseThatWasNeverSignedTakesAny) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE);
  database.add_document(plain_document(kText, "a"));
  for (const auto& [name, call] : calls()) {
    try {
      call(database, white_space_scheme());
    } catch (const SchemeMismatchError& error) {
      ADD_FAILURE() << name << ": " << error.get_msg();
    } catch (const Xapian::Error&) {  // there is nothing to explain, say
    }
  }
}

}  // namespace
}  // namespace neardup
