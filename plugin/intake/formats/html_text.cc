#include "formats/html_text.h"

#include <string>
#include <utility>
#include <vector>

#include "characters/text_line.h"
#include "html/html_parser.h"
#include "html/html_tree.h"
#include "markup/html_tag.h"

namespace neardup {

namespace {

/** The role of the text in a region of a page. */
struct Region {
  bool unread = false;
  bool title = false;
  bool in_drawing = false;  // an svg has its own titles
};

Region region_within(Region region, HtmlTag tag) {
  region.title = tag == HtmlTag::kTitle && !region.in_drawing;
  if (tag == HtmlTag::kSvg || tag == HtmlTag::kMath) region.in_drawing = true;
  if (kUnreadTags.has(tag)) region.unread = true;
  return region;
}

void separate(std::string& text) {
  if (!text.empty() && text.back() != '\n') text += '\n';
}

/** Whether the content of noframes, which is raw text, is read as a page in the page. */
enum class Frames { kRead, kUnread };

DocumentText text_of(std::string_view html, Frames frames);

/** Walks over a tree and keeps one Region per open element. */
class PageReader {
 public:
  PageReader(const HtmlTree& tree, Frames frames) : tree_(tree), frames_(frames) {}

  DocumentText read() && {
    HtmlNode node = tree_.first_child(0);
    while (node != kNoNode) {
      enter(node);
      const HtmlNode child = tree_.first_child(node);
      node = child == kNoNode ? node_behind(node) : child;
    }
    page_.title = one_line(page_.title);
    return std::move(page_);
  }

 private:
  /** Leave a node and each parent that ends with it. @return the node behind; kNoNode at the end of the page. */
  HtmlNode node_behind(HtmlNode node) {
    for (; node != 0; node = tree_.parent(node)) {
      leave(node);
      if (tree_.next_sibling(node) != kNoNode) return tree_.next_sibling(node);
    }
    return kNoNode;
  }

  void enter(HtmlNode node) {
    if (tree_.is_text(node)) {
      const bool framed = tree_.tag(tree_.parent(node)) == HtmlTag::kNoframes;
      return framed ? noframes(tree_.text(node)) : characters(tree_.text(node));
    }
    if (!kInlineTags.has(tree_.tag(node))) separate_words();
    regions_.push_back(region_within(region(), tree_.tag(node)));
  }

  void leave(HtmlNode node) {
    if (tree_.is_text(node)) return;
    const Region left = region();
    if (left.title && !page_.title.empty()) has_title_ = true;
    regions_.pop_back();
    if (!kInlineTags.has(tree_.tag(node))) separate_words();
  }

  void characters(std::string_view text) {
    const Region here = region();
    if (here.title && !has_title_) {
      page_.title += text;
    } else if (!here.unread && !here.title) {
      page_.body += text;
    }
  }

  /** Text for browsers without frames: it has the tags of a page, and none for further such text. */
  void noframes(std::string_view html) {
    if (frames_ == Frames::kRead && !region().unread) page_.body += text_of(html, Frames::kUnread).body;
  }

  Region region() const { return regions_.empty() ? Region() : regions_.back(); }

  void separate_words() { separate(page_.body); }

  const HtmlTree& tree_;
  Frames frames_;
  std::vector<Region> regions_;
  DocumentText page_;
  bool has_title_ = false;
};

DocumentText text_of(std::string_view html, Frames frames) {
  const HtmlTree tree = parse_html(std::string(html));
  return PageReader(tree, frames).read();
}

}  // namespace

DocumentText html_text(std::string_view html) {
  return text_of(html, Frames::kRead);
}

}  // namespace neardup
