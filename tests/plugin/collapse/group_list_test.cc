#include "collapse/group_list.h"

#include <gmock/gmock.h>
#include <sys/resource.h>

#include <string>
#include <vector>

#include "group/grouping.h"
#include "plugin/remote_server.h"
#include "plugin/signed_database.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class GroupListTest : public ::testing::Test {
 protected:
  GroupListTest() : database_(word_set_scheme()) {}

  void group(double threshold = 0.9) {
    GrouperOptions options;
    options.threshold = threshold;
    group_databases({database_.database()}, database_.scheme(), database_.tokenizer(), options);
  }

  std::vector<Group> groups() { return list_groups(database_.database(), database_.scheme()); }

  SignedDatabase database_;
};

TEST_F(GroupListTest, UngroupedDatabaseHasNone) {
  EXPECT_THAT(groups(), IsEmpty());
  database_.add("a b c d e f g h i j");
  database_.add("a b c d e f g h i j");
  EXPECT_THAT(groups(), IsEmpty()) << "near-duplicates, but not grouped yet";
}

TEST_F(GroupListTest, GroupsAreReadBackTheLargestFirst) {
  for (const char* text :
       {"k l m", "a b c d e f g h i j", "x y z", "a b c d e f g h i", "x y z", "only once", "j i h g f e d c b a"}) {
    database_.add(text);
  }
  group();
  const std::vector<Group> found = groups();
  ASSERT_EQ(2U, found.size());
  EXPECT_THAT(found[0].members, ElementsAre(2, 4, 7));
  EXPECT_EQ(2U, found[0].representative);
  EXPECT_NEAR(0.9, found[0].min_similarity, 1e-9);
  EXPECT_TRUE(found[0].exact);
  EXPECT_EQ(database_.database().get_document(4).get_value(65), found[0].id);
  EXPECT_THAT(found[1].members, ElementsAre(3, 5));
  EXPECT_EQ(1, found[1].min_similarity);
}

/** Each round trip to a server is a wait. */
long waits() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return usage.ru_nvcsw;
}

TEST_F(GroupListTest, ServerIsAskedAFewTimesAndNotForEachDocument) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  constexpr int kTexts = 400;
  for (int i = 0; i != kTexts; ++i) database_.add(std::to_string(i / 2) + " a b c d e f g h i");
  group();
  database_.database().commit();
  const RemoteServer server({database_.path()});
  const Xapian::Database remote = server.open();
  const long before = waits();
  const std::vector<Group> found = list_groups(remote, database_.scheme());
  list_families(remote, database_.scheme());
  EXPECT_LT(waits() - before, kTexts / 2);
  const std::vector<Group> expected = groups();
  ASSERT_EQ(expected.size(), found.size());
  for (std::size_t i = 0; i != found.size(); ++i) EXPECT_EQ(expected[i].members, found[i].members);
}

TEST_F(GroupListTest, EqualSizesStandById) {
  for (const char* text : {"a b", "c d", "e f", "g h", "a b", "c d", "e f", "g h"}) database_.add(text);
  group();
  const std::vector<Group> found = groups();
  ASSERT_EQ(4U, found.size());
  for (std::size_t i = 1; i != found.size(); ++i) EXPECT_LT(found[i - 1].id, found[i].id);
}

TEST_F(GroupListTest, EstimatedLinkMakesTheGroupInexact) {
  database_.add_uncovered("a b c d e f g h i j");
  database_.add_uncovered("j i h g f e d c b a");
  group();
  ASSERT_EQ(1U, groups().size());
  EXPECT_FALSE(groups()[0].exact);
}

TEST_F(GroupListTest, DeletedRepresentativeIsZero) {
  for (int i = 0; i != 3; ++i) database_.add("a b c");
  group();
  database_.database().delete_document(1);
  ASSERT_EQ(1U, groups().size());
  EXPECT_EQ(0U, groups()[0].representative);
  EXPECT_THAT(groups()[0].members, ElementsAre(2, 3));
  database_.database().delete_document(3);
  EXPECT_THAT(groups(), IsEmpty()) << "one document is no group";
}

TEST_F(GroupListTest, DocumentThatStandsAloneOnItsHostHeadsTheGroupOfAnother) {
  SignedDatabase other(database_.scheme());
  GrouperOptions options;
  options.singles = true;
  options.threshold = 0.9;
  for (const char* text : {"x y z", "j i h g f e d c b a"}) database_.add(text);
  for (const char* text : {"a b c d e f g h i", "a b c d e f g h i j"}) other.add(text);
  group_databases({database_.database()}, database_.scheme(), database_.tokenizer(), options);
  options.references = {database_.reader()};
  group_databases({other.database()}, other.scheme(), other.tokenizer(), options);
  Xapian::Database both = other.reader();
  both.add_database(database_.reader());
  const std::vector<Group> found = list_groups(both, database_.scheme());
  ASSERT_EQ(1U, found.size());
  EXPECT_THAT(found[0].members, ElementsAre(1, 3, 4));
  EXPECT_EQ(4U, found[0].representative);
  EXPECT_EQ(4U, found[0].centre);
}

TEST_F(GroupListTest, DamagedStateDoesNotHideAMember) {
  for (int i = 0; i != 3; ++i) database_.add("a b c");
  group();
  database_.set_value(2, 67, "damaged");
  EXPECT_THAT(groups()[0].members, ElementsAre(1, 2, 3));
}

}  // namespace
}  // namespace neardup
