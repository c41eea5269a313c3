#include "html/head_declarations.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(RobotsDirectivesTest, NoindexAndNoneExcludeAPage) {
  for (const char* directives : {"noindex", "NoIndex", "follow,noindex", "noindex, nofollow", "none", "NONE",
                                 " none ,x", "max-snippet:-1, noindex"}) {
    EXPECT_TRUE(excludes_page(directives)) << directives;
  }
}

TEST(RobotsDirectivesTest, WordsThatHoldThemExcludeAPageAsInOmindex) {
  EXPECT_TRUE(excludes_page("nofollow,noindexfoo"));
  EXPECT_TRUE(excludes_page("nonexx"));
}

TEST(RobotsDirectivesTest, OtherDirectivesDoNot) {
  for (const char* directives : {"", "all", "index,follow", "nofollow", "noarchive", "max-image-preview:none",
                                 "index, max-image-preview: none"}) {
    EXPECT_FALSE(excludes_page(directives)) << directives;
  }
  EXPECT_TRUE(excludes_page("max-image-preview:none, none"));
}

TEST(RobotsDirectivesTest, HeadersForOneRobotDoNotCount) {
  for (const char* value : {"noindex", "none", "nofollow, noindex", "max-snippet: 5, noindex", "*: noindex",
                            "unavailable_after: 25 Jun 2010 15:00:00 PST, noindex"}) {
    EXPECT_TRUE(header_excludes_page(value)) << value;
  }
  for (const char* value :
       {"googlebot: noindex", "otherbot: nofollow, noindex", "nofollow", "", "max-image-preview: none"}) {
    EXPECT_FALSE(header_excludes_page(value)) << value;
  }
}

}  // namespace
}  // namespace neardup
