#include "index/content_markup.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(MarkupTextTest, CharactersWithAMeaningAreReferred) {
  EXPECT_EQ("&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt; &amp;amp;", markup_text("<a href=\"x\" b='y'> &amp;"));
}

TEST(MarkupTextTest, AllElseStays) {
  EXPECT_EQ("", markup_text(""));
  EXPECT_EQ("gr\xc3\xbc\xc3\x9f dich \\ ; #39", markup_text("gr\xc3\xbc\xc3\x9f dich \\ ; #39"));
}

}  // namespace
}  // namespace neardup
