#include "html/html_text.h"

#include "characters/raised_number.h"
#include "html/html_parser.h"
#include "html/html_tree.h"
#include "markup/html_tag.h"

namespace neardup {

namespace {

/** Whether the content of noframes, which is raw text, is read as a page in the page. */
enum class Frames { kRead, kUnread };

std::string text_of(std::string_view html, Frames frames);

void separate(std::string& text) {
  if (!text.empty() && text.back() != '\n') text += '\n';
}

/** Append the text of a node's children. Elements are nested a few times as deep as they may be open at most.
 *  @param drawn  whether the node is in a drawing, whose titles are text. */
void append_text(const HtmlTree& tree, HtmlNode parent, Frames frames, bool drawn, std::string& text) {
  for (HtmlNode node = tree.first_child(parent); node != kNoNode; node = tree.next_sibling(node)) {
    const HtmlTag tag = tree.tag(node);
    if (tree.is_text(node)) {
      // Text for browsers without frames: it has the tags of a page, and none for further such text.
      const bool framed = tree.tag(parent) == HtmlTag::kNoframes;
      if (!framed) text += tree.text(node);
      if (framed && frames == Frames::kRead) text += text_of(tree.text(node), Frames::kUnread);
      continue;
    }
    if (!kInlineTags.has(tag)) separate(text);
    const std::size_t begin = text.size();
    if (!kUnreadTags.has(tag) && (tag != HtmlTag::kTitle || drawn))
      append_text(tree, node, frames, drawn || tag == HtmlTag::kSvg || tag == HtmlTag::kMath, text);
    if (tag == HtmlTag::kSup) raise_from(text, begin);
    if (!kInlineTags.has(tag)) separate(text);
  }
}

std::string text_of(std::string_view html, Frames frames) {
  const HtmlTree tree = parse_html(std::string(html));
  std::string text;
  append_text(tree, 0, frames, false, text);
  return text;
}

}  // namespace

std::string html_text(std::string_view html) {
  return text_of(html, Frames::kRead);
}

}  // namespace neardup
