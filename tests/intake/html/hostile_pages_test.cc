// Pages that someone might write to make the parser slow or its tree huge.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "html/html_parser.h"

namespace neardup {
namespace {

constexpr std::size_t kBytes = std::size_t{4} << 20;

std::string much_of(const std::string& text, std::size_t bytes = kBytes) {
  std::string all;
  while (all.size() < bytes) all += text;
  return all;
}

/** Tags that differ. */
std::string counted(const std::string& before, const std::string& after) {
  std::string all;
  while (all.size() < kBytes) all += before + std::to_string(all.size()) + after;
  return all;
}

std::size_t depth(const HtmlTree& tree) {
  std::vector<std::size_t> depths(tree.size(), 0);
  std::size_t deepest = 0;
  std::vector<HtmlNode> open{0};
  while (!open.empty()) {
    const HtmlNode node = open.back();
    open.pop_back();
    deepest = std::max(deepest, depths[node]);
    for (HtmlNode child = tree.first_child(node); child != kNoNode; child = tree.next_sibling(child)) {
      depths[child] = depths[node] + 1;
      open.push_back(child);
    }
  }
  return deepest;
}

TEST(HostilePagesTest, TreesAreNoDeeperThanInBrowsers) {
  for (const char* tag :
       {"<div>", "<b>", "<x>", "<svg>", "<table><td>", "<select>", "<template>", "<ul><li>", "<object>"}) {
    EXPECT_LE(depth(parse_html(much_of(tag, 100000))), 520U) << tag;
  }
}

TEST(HostilePagesTest, ElementsTooDeepAreSiblings) {
  const HtmlTree tree = parse_html(much_of("<div>", 5 * 600) + "text");
  HtmlNode node = 0;
  while (tree.last_child(node) != kNoNode) node = tree.last_child(node);
  EXPECT_EQ(tree.text(node), "text");
  std::size_t siblings = 0;
  for (HtmlNode other = tree.first_child(tree.parent(node)); other != kNoNode; other = tree.next_sibling(other))
    ++siblings;
  EXPECT_EQ(siblings, 600U - 510U + 1U);
}

TEST(HostilePagesTest, ReconstructedElementsAreBounded) {
  const HtmlTree tree = parse_html("<b><i><u><s><tt><em><code><big>" + much_of("<p>x"));
  EXPECT_LE(tree.size(), kBytes / 4 * 2 + kBytes / 4 + 5000);
  EXPECT_LE(parse_html(counted("<p><b a=", ">x")).size(), kBytes);
}

TEST(HostilePagesTest, PagesTakeLinearTime) {
  const auto start = std::chrono::steady_clock::now();
  for (const std::string& page : {much_of("<a"),
                                  much_of("<a "),
                                  much_of("<!-- x "),
                                  much_of("<script><!--<script>"),
                                  much_of("<p a='"),
                                  much_of("<"),
                                  much_of("</>"),
                                  std::string(kBytes, '\0'),
                                  much_of("&CounterClockwiseContourIntegra"),
                                  much_of("<table>x<b>"),
                                  much_of("<b><p><i></b></p></i>x"),
                                  much_of("<a href=x>x"),
                                  much_of("</p>"),
                                  counted("<b a=", ">"),
                                  counted("<x", ">"),
                                  "<p " + counted("a", " ") + ">",
                                  "<p " + much_of("a=b ") + ">",
                                  much_of("<x>", 3000) + much_of("</y>"),
                                  "<p><object>" + much_of("<span>", 3000) + much_of("</p>"),
                                  much_of("<table><tr><td>"),
                                  "<table>" + much_of("<td><object>"),
                                  counted("<body a", ">"),
                                  much_of("<div>", 3000) + much_of("<form></form>"),
                                  "<svg>" + much_of("<g>", 3000) + much_of("</y>", 1000000)}) {
    EXPECT_GE(parse_html(page).size(), 4U);
  }
  // Quadratic work would take hours; the bound leaves room for a slow machine under sanitizers.
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(120));
}

}  // namespace
}  // namespace neardup
