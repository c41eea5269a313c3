#include "collapse/group_list.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "group/grouping.h"
#include "neardup/collapse.h"
#include "plugin/signed_database.h"
#include "plugin/spread_database.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<Xapian::docid> docids_of(const std::vector<GroupMember>& members) {
  std::vector<Xapian::docid> docids;
  for (const GroupMember& member : members) docids.push_back(member.docid);
  return docids;
}

/** Documents are their sets of words. */
class GroupMembersTest : public ::testing::Test {
 protected:
  GroupMembersTest() {
    for (Xapian::WritableDatabase* database : {&database_.whole(), &database_.sharded()}) {
      prepare_database(*database, scheme_, "ws 1");
    }
  }

  void write(const std::vector<std::string>& texts, bool group_terms = true) {
    DocumentSigner indexer = white_space_indexer(scheme_);
    for (const std::string& text : texts) database_.add(signed_document(indexer, text));
    GrouperOptions options;
    options.threshold = 0.5;
    options.keep_families = true;
    options.group_terms = group_terms;
    WhiteSpaceTokenizer tokenizer;
    group_databases({database_.whole()}, scheme_, tokenizer, options);
    group_databases({database_.sharded()}, scheme_, tokenizer, options);
  }

  std::string group(Xapian::docid docid) { return group_of(database_.whole(), database_.whole().get_document(docid)); }

  const Scheme scheme_ = word_set_scheme();
  SpreadDatabase database_;
};

TEST_F(GroupMembersTest, RepresentativeThenTheMostSimilarOnEveryKindOfDatabase) {
  for (const bool group_terms : {true, false}) {
    SpreadDatabase& database = database_;
    if (group_terms) {
      write({"a b c d e f g h i j", "x y z", "a b c d e f g h", "a b c d e f g h i", "j i h g f e d c b a", "x y z",
             "a b c d e f g h k"});
    } else {
      write({}, false);  // again, and the terms go
      ASSERT_FALSE(database.whole().term_exists(scheme_.group_prefix + group(1)));
    }
    for (const DatabaseView& view : database.views()) {
      SCOPED_TRACE(view.name + (group_terms ? "" : ", without group terms"));
      const std::vector<GroupMember> members = group_members(view.database, group(1), scheme_);
      ASSERT_THAT(docids_of(members), ElementsAre(1, 5, 4, 3, 7));
      EXPECT_EQ(GroupRole::kRepresentative, members[0].state->role);
      EXPECT_EQ(GroupRole::kMember, members[1].state->role);
      EXPECT_EQ(1, members[1].state->similarity);
      EXPECT_NEAR(0.9, members[2].state->similarity, 1e-9);
      EXPECT_NEAR(0.8, members[3].state->similarity, 1e-9);
      EXPECT_NEAR(8.0 / 11, members[4].state->similarity, 1e-9);
      EXPECT_TRUE(members[4].state->exact);
    }
  }
}

TEST_F(GroupMembersTest, DocumentWithoutAValidStateStandsLast) {
  write({"a b c", "a b c", "a b c"});
  Xapian::Document damaged = database_.whole().get_document(1);
  damaged.add_value(scheme_.slots.group_state, "damaged");
  database_.whole().replace_document(1, damaged);
  Xapian::Document lost = database_.whole().get_document(2);
  lost.remove_value(scheme_.slots.group_state);
  database_.whole().replace_document(2, lost);
  const std::vector<GroupMember> members = group_members(database_.whole(), group(3), scheme_);
  EXPECT_THAT(docids_of(members), ElementsAre(3, 1, 2));
  EXPECT_FALSE(members[1].state);
  EXPECT_FALSE(members[2].state);
}

TEST_F(GroupMembersTest, NoGroupHasNoMembers) {
  write({"a b c", "a b c", "once"});
  EXPECT_THAT(group_members(database_.whole(), group(3), scheme_), IsEmpty());
  EXPECT_THAT(group_members(database_.whole(), "nosuchgroup", scheme_), IsEmpty());
}

}  // namespace
}  // namespace neardup
