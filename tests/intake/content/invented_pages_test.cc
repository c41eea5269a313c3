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

#include "characters/text_line.h"
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

/** Lines that a page says something of. */
struct Lines {
  std::size_t all = 0;
  std::size_t signed_ones = 0;

  void add(const std::string& text, const std::string& content) {
    ++all;
    if (content.find(text) != std::string::npos) ++signed_ones;
  }

  double share() const { return static_cast<double>(signed_ones) / static_cast<double>(all); }
};

/** Small pages are often doubtful and then sign their frame, too; losing content is the fault that counts. */
TEST(InventedPagesTest, ContentIsSignedAndMostOfTheFrameIsNot) {
  Lines wanted;
  Lines unwanted;
  for (const fs::path& page : pages()) {
    const HtmlTree tree = parse_html(file_text(page));
    std::string content = "\n";
    for (const ContentBlock& block : page_content(tree)) {
      if (is_signed(block.role)) content += one_line(block.text) + "\n";
    }
    Lines of_page;
    for (HtmlNode node = 0; node != tree.size(); ++node) {
      const std::string text = tree.is_text(node) ? one_line(tree.text(node)) : std::string();
      const std::string_view said = verdict(tree, node);
      if (text.empty()) continue;
      if (said == "yes") wanted.add(text, content), of_page.add(text, content);
      if (said == "no") unwanted.add(text, content);
    }
    EXPECT_GE(of_page.share(), 0.5) << page;
  }
  EXPECT_GE(wanted.all, 100U);
  EXPECT_GE(wanted.share(), 0.97);
  EXPECT_LE(unwanted.share(), 0.6);
}

}  // namespace
}  // namespace neardup
