#include "marks/distinct_pairs.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "database/document_id.h"
#include "plugin/signed_database.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

DistinctPair pair(const std::string& a, const std::string& b) {
  return {a, b};
}

std::vector<std::string> keys_of(const Xapian::Database& database) {
  const std::string prefix = "neardup:distinct:";
  return {database.metadata_keys_begin(prefix), database.metadata_keys_end(prefix)};
}

class DistinctPairsTest : public ::testing::Test {
 protected:
  void add(const std::vector<std::string>& ids) {
    for (const std::string& id : ids) {
      Xapian::Document document;
      document.add_boolean_term(unique_term(id));
      database().add_document(document);
    }
  }
  Xapian::WritableDatabase& database() { return database_.database(); }

  SignedDatabase database_;
};

TEST_F(DistinctPairsTest, NoneIsDeclaredAtFirst) {
  add({"a"});
  EXPECT_THAT(distinct_pairs(database()), IsEmpty());
  EXPECT_THAT(distinct_from(database(), "a"), IsEmpty());
}

TEST_F(DistinctPairsTest, PairIsDeclaredOnceInEitherOrder) {
  add({"a", "b", "c"});
  EXPECT_TRUE(declare_distinct(database(), "b", "a"));
  EXPECT_FALSE(declare_distinct(database(), "a", "b"));
  EXPECT_TRUE(declare_distinct(database(), "c", "a"));
  EXPECT_THAT(distinct_pairs(database()), ElementsAre(pair("a", "b"), pair("a", "c")));
  EXPECT_THAT(distinct_from(database(), "a"), ElementsAre("b", "c"));
  EXPECT_THAT(distinct_from(database(), "c"), ElementsAre("a"));
}

TEST_F(DistinctPairsTest, DeclarationIsTakenBackInEitherOrder) {
  add({"a", "b"});
  EXPECT_FALSE(retract_distinct(database(), "a", "b"));
  declare_distinct(database(), "a", "b");
  EXPECT_TRUE(retract_distinct(database(), "b", "a"));
  EXPECT_FALSE(retract_distinct(database(), "b", "a"));
  EXPECT_THAT(keys_of(database()), IsEmpty());
}

TEST_F(DistinctPairsTest, UnknownIdIsNamed) {
  add({"a"});
  for (const auto& [first, second] : {std::pair("a", "nobody"), std::pair("nobody", "a")}) {
    try {
      declare_distinct(database(), first, second);
      FAIL() << "nobody is known";
    } catch (const Xapian::DocNotFoundError& error) {
      EXPECT_THAT(error.get_msg(), HasSubstr("'nobody'"));
    }
  }
}

TEST_F(DistinctPairsTest, OneDocumentIsNotDistinctFromItself) {
  Xapian::Document document;
  document.add_boolean_term("Qname");
  document.add_boolean_term("Uaddress");
  database().add_document(document);
  EXPECT_THROW(declare_distinct(database(), "name", "name"), Xapian::InvalidArgumentError);
  EXPECT_THROW(declare_distinct(database(), "name", "address"), Xapian::InvalidArgumentError);
  EXPECT_THAT(keys_of(database()), IsEmpty());
}

TEST_F(DistinctPairsTest, DocumentsAreNamedByTheirUToo) {
  Xapian::Document document;
  document.add_boolean_term("Uhttp://host/");
  database().add_document(document);
  add({"a"});
  declare_distinct(database(), "http://host/", "a");
  EXPECT_THAT(distinct_pairs(database()), ElementsAre(pair("a", "http://host/")));
}

TEST_F(DistinctPairsTest, IdsOfAnyBytesAndLengthKeepTheKeyShort) {
  const std::string longest(600, 'x');
  std::string bytes;
  for (int byte = 1; byte != 256; ++byte) bytes += static_cast<char>(byte);
  const std::vector<std::string> ids{"", "1:", longest + "1", longest + "2", bytes.substr(0, 200), bytes.substr(100)};
  add(ids);
  std::size_t pairs = 0;
  for (std::size_t a = 0; a != ids.size(); ++a) {
    for (std::size_t b = 0; b != a; ++b) {
      EXPECT_TRUE(declare_distinct(database(), ids[a], ids[b])) << a << " " << b;
      EXPECT_EQ(++pairs, distinct_pairs(database()).size());
    }
  }
  for (const std::string& key : keys_of(database())) EXPECT_EQ(17U + 32, key.size());
  const std::string cut = unique_term(longest + "1").substr(1);
  EXPECT_FALSE(declare_distinct(database(), cut, "")) << "the cut form of a long id is the same id";
  EXPECT_EQ(ids.size() - 1, distinct_from(database(), cut).size());
  database_.reader();
  for (std::size_t a = 0; a != ids.size(); ++a) {
    for (std::size_t b = 0; b != a; ++b) EXPECT_TRUE(retract_distinct(database(), ids[a], ids[b]));
  }
}

TEST_F(DistinctPairsTest, OutlivesReindexingAndDeletionAndCompaction) {
  add({"a", "b"});
  declare_distinct(database(), "a", "b");
  database_.replace(1, "indexed anew");
  database().delete_document(2);
  EXPECT_THAT(distinct_pairs(database()), ElementsAre(pair("a", "b")));
  TemporaryFolder folder;
  database_.reader().compact(folder.path("compacted"));
  EXPECT_THAT(distinct_pairs(Xapian::Database(folder.path("compacted"))), ElementsAre(pair("a", "b")));
  EXPECT_TRUE(retract_distinct(database(), "b", "a")) << "though no document has the ids";
}

TEST_F(DistinctPairsTest, EntriesThatNobodyWroteArePassedOver) {
  add({"a", "b"});
  declare_distinct(database(), "a", "b");
  const std::string key = keys_of(database()).at(0);
  const std::string value = database().get_metadata(key);
  for (const char* damaged :
       {":", "x", "1", "1ab", "-1:ab", "3:ab", "99999999999999999999:ab", "0:ab", "1:ba", "1:aa"}) {
    database().set_metadata(key, damaged);
    EXPECT_THAT(distinct_pairs(database()), IsEmpty()) << damaged;
    EXPECT_THAT(distinct_from(database(), "a"), IsEmpty()) << damaged;
  }
  database().set_metadata(key, value);
  database().set_metadata("neardup:distinct:", value);
  database().set_metadata("neardup:distinct:other", value);
  EXPECT_THAT(distinct_pairs(database()), ElementsAre(pair("a", "b")));
  EXPECT_THAT(distinct_from(database(), "a"), ElementsAre("b"));
}

}  // namespace
}  // namespace neardup
