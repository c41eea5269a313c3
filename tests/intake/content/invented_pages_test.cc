// Invented pages in the mark-up of real sites. The attribute data-content says what of them is content: "yes" or "no", of the
// text in an element and below it.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "characters/one_line.h"
#include "content/page_content.h"
#include "html/html_parser.h"

namespace neardup {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> pages() {
  std::vector<fs::path> paths;
  for (const fs::directory_entry& entry : fs::directory_iterator(NEARDUP_SOURCE_DIR "/tests/intake/content/pages")) {
    paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::string file_text(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/** What the page says of a node: "yes", "no", or nothing. */
std::string_view verdict(const HtmlTree& tree, HtmlNode node) {
  for (; node != kNoNode; node = tree.parent(node)) {
    if (!tree.attribute(node, "data-content").empty()) return tree.attribute(node, "data-content");
  }
  return {};
}

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t times = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) ++times;
  return times;
}

class InventedPageTest : public testing::TestWithParam<fs::path> {};

TEST_P(InventedPageTest, ContentIsWhatThePageSays) {
  const HtmlTree tree = parse_html(file_text(GetParam()));
  std::string content = "\n";
  for (const ContentBlock& block : page_content(tree)) {
    if (block.role == BlockRole::kContent) content += one_line(block.text) + "\n";
  }
  std::vector<std::string> wanted;
  std::vector<std::string> unwanted;
  std::string rest;  // what is not unwanted
  for (HtmlNode node = 0; node != tree.size(); ++node) {
    const std::string text = tree.is_text(node) ? one_line(tree.text(node)) : std::string();
    const std::string_view said = verdict(tree, node);
    if (text.empty()) continue;
    if (said == "yes") wanted.push_back(text);
    if (said == "no") unwanted.push_back(text);
    if (said != "no") rest += text + "\n";
  }
  EXPECT_FALSE(wanted.empty());
  for (const std::string& text : wanted) EXPECT_NE(content.find(text), std::string::npos) << text;
  for (const std::string& text : unwanted) EXPECT_LE(count(content, text), count(rest, text)) << text;
}

INSTANTIATE_TEST_SUITE_P(Pages, InventedPageTest, testing::ValuesIn(pages()),
                         [](const auto& page) { return page.param.stem().string(); });

}  // namespace
}  // namespace neardup
