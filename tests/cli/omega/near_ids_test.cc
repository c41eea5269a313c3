#include "omega/near_ids.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

using Ids = std::vector<std::string>;

TEST(NearIdsTest, IdsAreNumberedAndKeepEveryCharacter) {
  const NumberedIds numbered =
      with_numbered_ids("foo near:/d/日本v2.txt -near:\"/d/a \"\"日本\"\" ü.txt\" (near:l'日)");
  EXPECT_EQ(numbered.query, "foo near:0 -near:1 (near:2)");
  EXPECT_EQ(numbered.ids, (Ids{"/d/日本v2.txt", "/d/a \"日本\" ü.txt", "l'日"}));
  EXPECT_EQ(with_numbered_ids("near:“a 日”b").ids, Ids{"a 日"});
  EXPECT_EQ(with_numbered_ids("near:\"a\"b").query, "near:0 b");
  EXPECT_EQ(with_numbered_ids("'near:a near:b").query, "'near:0 near:1");
}

TEST(NearIdsTest, OtherWordsStay) {
  for (const char* const query : {"", "near", "near:", "near: a", "(near:)", "\"near:a\"", "linear:a", "日near:a",
                                  "a'near:b", "“near:a”", "title:near"}) {
    EXPECT_EQ(with_numbered_ids(query).query, query);
    EXPECT_EQ(with_numbered_ids(query).ids, Ids()) << query;
  }
  EXPECT_EQ(with_numbered_ids("near:\"").ids, Ids{""});
}

}  // namespace
}  // namespace neardup::cli
