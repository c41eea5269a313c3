#include "formats/html_text.h"

#include <string>
#include <utility>
#include <vector>

#include "characters/one_line.h"
#include "formats/html_elements.h"
#include "html/html_parser.h"
#include "html/html_tree.h"
#include "markup/tag_set.h"

namespace neardup {

namespace {

/** The role of the text in a region of a page. */
struct Region {
  bool unread = false;
  bool navigation = false;
  bool in_content = false;  // whose header and footer are not landmarks of the page
  bool title = false;
  bool in_drawing = false;  // an svg has its own titles
};

/** Elements with their own header and footer: HTML-AAM 1.0, "footer" and "header", and the sectioning roots of HTML. */
bool is_content(HtmlTag tag, std::string_view role) {
  constexpr TagSet kContent{HtmlTag::kArticle, HtmlTag::kMain, HtmlTag::kSection, HtmlTag::kBlockquote,
                            HtmlTag::kFigure};
  return kContent.has(tag) || role == "main";
}

Region region_within(Region region, HtmlTag tag, std::string_view role) {
  region.title = tag == HtmlTag::kTitle && !region.in_drawing;
  if (tag == HtmlTag::kSvg || tag == HtmlTag::kMath) region.in_drawing = true;
  if (is_unread_element(tag)) region.unread = true;
  if (tag == HtmlTag::kNav || tag == HtmlTag::kAside || role == "navigation") region.navigation = true;
  if ((tag == HtmlTag::kHeader || tag == HtmlTag::kFooter) && !region.in_content) region.navigation = true;
  if (is_content(tag, role)) region.in_content = true;
  return region;
}

void separate(std::string& text) {
  if (!text.empty() && text.back() != '\n') text += '\n';
}

/** Whether the content of noframes, which is raw text, is read as a page in the page. */
enum class Frames { kRead, kUnread };

DocumentText text_of(std::string_view html, Landmarks landmarks, Frames frames);

/** Walks over a tree and keeps one Region per open element. */
class PageReader {
 public:
  PageReader(const HtmlTree& tree, Landmarks landmarks, Frames frames)
      : tree_(tree), apart_(landmarks == Landmarks::kNavigation), frames_(frames) {}

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
    if (!is_inline_element(tree_.tag(node))) separate_words();
    regions_.push_back(region_within(region(), tree_.tag(node), tree_.attribute(node, "role")));
  }

  void leave(HtmlNode node) {
    if (tree_.is_text(node)) return;
    const Region left = region();
    if (left.title && !page_.title.empty()) has_title_ = true;
    regions_.pop_back();
    if (!is_inline_element(tree_.tag(node))) separate_words();
  }

  void characters(std::string_view text) {
    const Region here = region();
    if (here.title && !has_title_) {
      page_.title += text;
    } else if (!here.unread && !here.title) {
      target() += text;
    }
  }

  /** Text for browsers without frames: it has the tags of a page, and none for further such text. */
  void noframes(std::string_view html) {
    if (frames_ == Frames::kRead && !region().unread) target() += text_of(html, Landmarks::kBody, Frames::kUnread).body;
  }

  Region region() const { return regions_.empty() ? Region() : regions_.back(); }

  void separate_words() {
    separate(page_.body);
    separate(page_.left_out);
  }

  std::string& target() { return apart_ && region().navigation ? page_.left_out : page_.body; }

  const HtmlTree& tree_;
  bool apart_;  // whether navigation is separated from the body
  Frames frames_;
  std::vector<Region> regions_;
  DocumentText page_;
  bool has_title_ = false;
};

DocumentText text_of(std::string_view html, Landmarks landmarks, Frames frames) {
  const HtmlTree tree = parse_html(std::string(html));
  return PageReader(tree, landmarks, frames).read();
}

}  // namespace

DocumentText html_text(std::string_view html, Landmarks landmarks) {
  return text_of(html, landmarks, Frames::kRead);
}

}  // namespace neardup
