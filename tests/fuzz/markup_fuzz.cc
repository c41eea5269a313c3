// Any bytes as a file's text: HTML, Markdown, their encodings, and what makes foreign text fit to be shown.

#include <algorithm>
#include <iterator>
#include <string>

#include "characters/text_encoding.h"
#include "characters/text_line.h"
#include "characters/utf8_repair.h"
#include "formats/markdown_text.h"
#include "formats/text_format.h"
#include "formats/web_page.h"
#include "fuzz_target.h"
#include "html/html_parser.h"
#include "html/html_text.h"
#include "html/html_tree.h"
#include "index/content_markup.h"
#include "markup/html_tag.h"
#include "markup/page_charset.h"
#include "output/printable.h"
#include "utf8_check.h"

namespace neardup::fuzz {
namespace {

using namespace cli;

constexpr std::string_view kHidden = "qzhiddenqz";
constexpr std::string_view kShown = "qzshownqz";

bool has(std::string_view text, std::string_view word) {
  return text.find(word) != std::string_view::npos;
}

bool has_control(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
}

/** The text without each byte that is one of a set. */
std::string without(std::string_view text, std::string_view set) {
  std::string kept;
  std::copy_if(text.begin(), text.end(), std::back_inserter(kept),
               [set](char c) { return set.find(c) == std::string_view::npos; });
  return kept;
}

void check_text(const DocumentText& text, std::size_t bytes) {
  require(is_utf8(text.title) && is_utf8(text.body) && is_utf8(text.left_out), "a text is well-formed UTF-8");
  require(!has_control(text.title), "a title is one line");
  // Of one byte U+FFFD has three, and a heading is the title too.
  require(text.title.size() + text.body.size() + text.left_out.size() <= 6 * bytes + 64,
          "a text is linear in its file");
}

void check_html(Input& input) {
  const std::string page = utf8_from_html(std::string(input.rest()));
  require(is_utf8(page), "a page is made UTF-8");
  check_text({{}, html_text(page)}, page.size());
  check_text(web_page_text(page, {}), page.size());
}

bool is_same(const HtmlTree& tree, const HtmlTree& other, HtmlNode node) {
  return tree.tag(node) == other.tag(node) && tree.name(node) == other.name(node) &&
         tree.text(node) == other.text(node) && tree.parent(node) == other.parent(node) &&
         tree.next_sibling(node) == other.next_sibling(node) &&
         tree.attributes(node).size() == other.attributes(node).size();
}

/** Whether the children of a node know their parent and each other. */
bool has_right_children(const HtmlTree& tree, HtmlNode node) {
  HtmlNode previous = kNoNode;
  for (HtmlNode child = tree.first_child(node); child != kNoNode; child = tree.next_sibling(child)) {
    if (tree.parent(child) != node || tree.previous_sibling(child) != previous) return false;
    previous = child;
  }
  return tree.last_child(node) == previous && !(tree.is_text(node) && previous != kNoNode);
}

void check_tree(Input& input) {
  const std::string page = utf8_from_html(std::string(input.rest()));
  const HtmlTree tree = parse_html(page);
  const HtmlTree again = parse_html(page);
  require(tree.size() == again.size(), "two parses give as many nodes");
  std::string text;
  for (HtmlNode node = 0; node != tree.size(); ++node) {
    require(is_same(tree, again, node), "two parses give the same tree");
    require(has_right_children(tree, node), "the links between nodes are right");
    text += tree.text(node);
    for (const HtmlAttribute& attribute : tree.attributes(node)) {
      require(is_utf8(attribute.name) && is_utf8(attribute.value), "an attribute is well-formed UTF-8");
      require(tree.attribute(node, attribute.name) == attribute.value, "an attribute is there once");
    }
  }
  require(is_utf8(text), "the text of a tree is well-formed UTF-8");
  require(text.size() <= 3 * page.size() + 3, "the text of a tree is linear in the page");
}

/** A page that is all well but for one place of any bytes, where nothing is to be read. */
std::string page_with(unsigned construct, const std::string& bytes) {
  const std::string before = "<!DOCTYPE html><html><head><title>t</title></head><body><p>before</p>";
  const std::string after = "<p>" + std::string(kShown) + "</p></body></html>";
  const std::string enough(400, 'a');  // text of its own: a page without is read as browsers without scripts do
  const std::string raw = without(bytes, "<");  // no end tag
  const std::string hidden(kHidden);
  switch (construct) {
    case 0:
      return before + "<style>" + raw + " " + hidden + " " + raw + "</style>" + after;
    case 1:
      return before + "<script>" + raw + " " + hidden + " " + raw + "</script>" + after;
    case 2:
      return before + "<template>" + without(raw, "&") + hidden + "</template>" + after;
    case 3:
      return before + "<noscript>" + without(raw, "&") + hidden + "</noscript>" + enough + after;
    case 4:
      return before + "<!-- " + without(bytes, "->") + " " + hidden + " -->" + after;
    default:
      return before + "<p title=\"" + without(bytes, "\"") + " " + hidden + "\">x</p>" + after;
  }
}

void check_hidden_places(Input& input) {
  const unsigned construct = input.byte() % 6;
  const std::string bytes = repaired_utf8(std::string(input.rest()));
  if (has(bytes, kHidden) || has(bytes, kShown)) return;
  DocumentText text = web_page_text(page_with(construct, bytes), {});
  if (fault_is_planted()) text.body += page_with(construct, bytes);
  require(!has(text.body, kHidden) && !has(text.title, kHidden) && !has(text.left_out, kHidden),
          "what is no text of a page is not read");
  require(has(text.body, kShown), "what stands behind it is read");
}

void check_markdown(Input& input) {
  const std::string text = utf8_from_text(std::string(input.rest()));
  require(is_utf8(text), "a text is made UTF-8");
  check_text(markdown_text(text), text.size());
}

/** Style and script in Markdown, as blocks of HTML. */
void check_markdown_html(Input& input) {
  const bool style = input.byte() % 2 == 0;
  const std::string bytes = without(repaired_utf8(std::string(input.rest())), "<");
  if (has(bytes, kHidden) || has(bytes, kShown)) return;
  const std::string element = style ? "style" : "script";
  const std::string inside = bytes + "\n" + std::string(kHidden) + "\n";
  const DocumentText text =
      markdown_text("before\n\n<" + element + ">\n" + inside + "</" + element + ">\n\n" + std::string(kShown));
  require(!has(text.body, kHidden) && !has(text.title, kHidden), "styles and scripts in Markdown are not read");
  require(has(text.body, kShown), "what stands behind them is read");
}

void check_front_matter(Input& input) {
  const std::string title(input.short_text());
  const std::string bytes(input.rest());
  const FrontMatter matter = split_front_matter(bytes);
  const std::string_view rest = matter.rest;
  require(rest.size() <= bytes.size() && rest == std::string_view(bytes).substr(bytes.size() - rest.size()),
          "what follows front matter is the end of the file");
  require(!has_control(matter.title), "the title of front matter is one line");
  const std::string line = without(one_line(title), "\"'");
  const std::string file = "---\ntitle: " + line + "\n---\n" + bytes;
  const FrontMatter known = split_front_matter(file);
  require(known.rest == bytes, "front matter ends at its last line");
  require(known.title == one_line(line), "front matter says its title");
}

/** What makes foreign text fit for a terminal, a page and a line. */
void check_shown_text(Input& input) {
  const std::string_view bytes = input.rest();
  const std::string safe = printable(bytes);
  require(is_utf8(safe) && !has_control(safe) && safe.size() <= 8 * bytes.size(), "what is printed has no controls");
  require(printable(safe) == safe, "what is printable stays");
  const std::string markup = markup_text(safe);
  require(markup.find_first_of("<>\"'") == std::string::npos, "text in markup is no markup");
  const std::string line = one_line(bytes);
  require(!has_control(line) && one_line(line) == line && line.size() <= bytes.size(), "one line is one line");
  const std::string repaired = repaired_utf8(std::string(bytes));
  require(is_utf8(repaired) && (repaired == bytes) == is_utf8(bytes), "well-formed UTF-8 stays as it is");
  const std::string text = utf8_from_text(std::string(bytes));
  require(is_utf8(text) && text.size() <= 3 * bytes.size(), "any bytes become UTF-8");
  const NamedFormat named = format_of_name(bytes);
  require(!named.format || mime_type(*named.format) != nullptr, "a format has a name");
  require(file_suffix(bytes).size() <= 7, "a suffix is short");
  const HtmlTag tag = html_tag(bytes);
  require(!(kInlineTags.has(tag) && kUnreadTags.has(tag)), "what is not read stands in no word");
  require(tag == HtmlTag::kUnknown || html_tag_name(tag) == bytes, "a tag has its name");
  looks_binary(bytes);
  format_of_content(bytes);
}

}  // namespace
}  // namespace neardup::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  using namespace neardup::fuzz;
  constexpr void (*kChecks[])(Input&) = {check_html,         check_hidden_places, check_markdown, check_markdown_html,
                                         check_front_matter, check_shown_text,    check_tree};
  return run_one(kChecks, bytes, count);
}
