// Prints the trees of HTML pages, for html5lib_test.py.
//
// Standard input: for each page its length in bytes, a line feed, and the page. Standard output: for each tree its
// length, a line feed, and one line a node, indented by its depth: <name>, name="value" of its attributes by name,
// "text". Texts that follow each other are one. In values and texts, bytes that are not printable ASCII are "\xNN".

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "html/html_parser.h"

namespace {

using namespace neardup;

std::string escaped(std::string_view text) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string shown = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte > ' ' && byte < 0x7f && c != '\\') {
      shown += c;
    } else {
      shown += {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
    }
  }
  return shown + "\"\n";
}

std::string shown_element(const HtmlTree& tree, HtmlNode node, const std::string& indent) {
  std::string shown = indent + "<" + std::string(tree.name(node)) + ">\n";
  std::vector<std::string> lines;
  for (const HtmlAttribute& attribute : tree.attributes(node)) {
    lines.push_back(indent + " " + std::string(attribute.name) + "=" + escaped(attribute.value));
  }
  std::sort(lines.begin(), lines.end());
  for (const std::string& line : lines) shown += line;
  return shown;
}

/** @return the node behind a node and all in it; @p depth is that of the node. */
HtmlNode behind(const HtmlTree& tree, HtmlNode node, std::size_t& depth) {
  while (node != 0 && tree.next_sibling(node) == kNoNode) {
    node = tree.parent(node);
    --depth;
  }
  return node == 0 ? kNoNode : tree.next_sibling(node);
}

std::string shown_tree(const HtmlTree& tree) {
  std::string shown;
  std::string text;
  std::size_t depth = 0;
  for (HtmlNode node = tree.first_child(0); node != kNoNode;) {
    const std::string indent(depth, ' ');
    if (tree.is_text(node)) {
      text += tree.text(node);
      const HtmlNode next = tree.next_sibling(node);
      if (next == kNoNode || !tree.is_text(next)) {
        shown += indent + escaped(text);
        text.clear();
      }
    } else {
      shown += shown_element(tree, node, indent);
    }
    const HtmlNode child = tree.first_child(node);
    if (child != kNoNode) ++depth;
    node = child != kNoNode ? child : behind(tree, node, depth);
  }
  return shown;
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::string page(std::stoul(line), '\0');
    std::cin.read(page.data(), static_cast<std::streamsize>(page.size()));
    const std::string shown = shown_tree(parse_html(std::move(page)));
    std::cout << shown.size() << "\n" << shown;
  }
  return 0;
}
