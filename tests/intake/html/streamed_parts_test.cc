#include "html/streamed_parts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

#include "html/html_parser.h"
#include "intake/html/shown_tree.h"

namespace neardup {
namespace {

std::string placed(const std::string& body) {
  HtmlTree tree = parse_html(body);
  place_streamed_parts(tree);
  return shown_body(tree);
}

TEST(StreamedPartsTest, PartsStandInFrontOfTheirTemplates) {
  EXPECT_EQ(placed("<main><template id=B:0></template></main><div hidden id=S:0><p>a</p>b</div>"),
            "[main|[p|a]b[template id=B:0|]][div hidden= id=S:0|]");
  EXPECT_EQ(placed("<i><template id=P:1f></template></i><div hidden id=S:1f>a</div>"),
            "[i|a[template id=P:1f|]][div hidden= id=S:1f|]")
      << "a part of a part, hexadecimal";
  EXPECT_EQ(
      placed("<i><template id=x-B:0></template></i><b><template id=B:0></template></b><div hidden id=x-S:0>a</div>"),
      "[i|a[template id=x-B:0|]][b|[template id=B:0|]][div hidden= id=x-S:0|]")
      << "with a prefix";
}

TEST(StreamedPartsTest, PartsMayHavePlacesForOthers) {
  EXPECT_EQ(placed("<i><template id=B:0></template></i><div hidden id=S:1>b</div>"
                   "<div hidden id=S:0>a<u><template id=B:1></template></u></div>"),
            "[i|a[u|b[template id=B:1|]][template id=B:0|]][div hidden= id=S:1|][div hidden= id=S:0|]");
}

TEST(StreamedPartsTest, WhatIsNoPartStays) {
  for (const std::string page :
       {"<div hidden id=S:0>a</div>", "<i><template id=B:0></template></i><div id=S:1>a</div>",
        "<i><template id=B:0></template></i><div id=T:0>a</div>", "<i><div id=B:0></div></i><div id=S:0>a</div>",
        "<i><template id=B></template></i><div id=S>a</div>", "<i><template id=B:g></template></i><div id=S:g>a</div>",
        "<div id=S:0><template id=B:0></template>a</div>", "<template id=:0></template><p id=S:></p>"}) {
    EXPECT_EQ(placed(page), shown_body(page)) << page;
  }
}

TEST(StreamedPartsTest, PartsThatHaveEachOthersPlacesEndNowhereTwice) {
  EXPECT_EQ(placed("<div id=S:0><template id=B:1></template>a</div><div id=S:1><template id=B:0></template>b</div>"),
            "[div id=S:0|][div id=S:1|[template id=B:1|]a[template id=B:0|]b]");
}

TEST(StreamedPartsTest, NoTextIsLostOrDoubled) {
  const unsigned seed = std::random_device()();
  std::mt19937 random(seed);
  const auto below = [&](unsigned most) { return std::to_string(random() % most); };
  for (int round = 0; round != 3000; ++round) {
    std::string page;
    for (unsigned i = 0; i != 12; ++i) {
      const char* const opened[] = {"<div hidden id=S:", "<template id=B:", "<template id=P:", "<p id=B:", "<b id=x:"};
      const std::string name = opened[random() % 5];
      page += name + below(5) + ">" + (name[1] == 't' ? "</template>" : std::string(1, static_cast<char>('a' + i)));
      if (random() % 2 == 0) page += "</div>";
    }
    HtmlTree tree = parse_html(page);
    place_streamed_parts(tree);
    std::string letters;
    for (HtmlNode node = 0; node != kNoNode; node = tree.next_in_page(node)) letters += tree.text(node);
    std::string before;
    const HtmlTree whole = parse_html(page);
    for (HtmlNode node = 0; node != kNoNode; node = whole.next_in_page(node)) before += whole.text(node);
    std::sort(letters.begin(), letters.end());
    std::sort(before.begin(), before.end());
    ASSERT_EQ(letters, before) << page << ", seed " << seed;
  }
}

}  // namespace
}  // namespace neardup
