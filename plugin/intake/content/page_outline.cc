#include "content/page_outline.h"

#include <string>
#include <string_view>

#include "characters/ascii_case.h"
#include "characters/text_measures.h"
#include "html/tag_classes.h"
#include "markup/tag_set.h"

namespace neardup {

namespace {

/** What is below them is no part of the outline. What noframes has is a page of its own. */
constexpr TagSet kClosedTags = kUnreadTags.with({HtmlTag::kHead, HtmlTag::kTitle, HtmlTag::kNoframes});

/** Whether a template with this mode is shown, as the tree of its parent. */
bool is_shadow_root(std::string_view mode) {
  const std::string lower = lower_ascii(mode);
  return lower == "open" || lower == "closed";
}

}  // namespace

PageOutline::PageOutline(const HtmlTree& tree, Noscript noscript) : tree_(&tree), labels_(tree.size() / 2) {
  parts_.reserve(tree.size());
  elements_.reserve(tree.size());
  add_nodes(noscript);
  add_up_letters();
}

bool PageOutline::is_link(PartIndex part) const {
  if (tag(part) != HtmlTag::kA) return false;
  const LinkTarget target = labels(part).target;
  if (target != LinkTarget::kFragment) return target == LinkTarget::kPage;
  const PartIndex parent = parts_[part].parent;
  return !kHeadingTags.has(tag(parent)) && !kHeadingTags.has(tag(parts_[parent].parent));
}

bool PageOutline::is_closed(HtmlNode node, Noscript noscript) const {
  const HtmlTag tag = tree_->tag(node);
  if (tag == HtmlTag::kNoscript) return noscript == Noscript::kUnread;
  if (tag == HtmlTag::kTemplate) return !is_shadow_root(tree_->attribute(node, "shadowrootmode"));
  return kClosedTags.has(tag);
}

void PageOutline::add_nodes(Noscript noscript) {
  HtmlNode node = 0;
  PartIndex parent = 0;
  for (;;) {
    const PartIndex here = add(node, parent);
    const HtmlNode child = is_closed(node, noscript) ? kNoNode : tree_->first_child(node);
    if (child != kNoNode) {
      node = child;
      parent = here;
      continue;
    }
    while (node != 0 && tree_->next_sibling(node) == kNoNode) {
      node = tree_->parent(node);
      parts_[parent].end = size();
      parent = parts_[parent].parent;
    }
    if (node == 0) return;
    node = tree_->next_sibling(node);
  }
}

/** @return the part, or the one before if the node is left out. */
PartIndex PageOutline::add(HtmlNode node, PartIndex parent) {
  const bool text = tree_->is_text(node);
  const std::uint32_t letters = text ? letter_count(tree_->text(node)) : 0;
  if (!text || letters != 0 || !is_between_blocks(node)) {
    const PartIndex end = size() + 1;
    if (!text && node != 0) elements_.push_back(size());
    PagePart& part = parts_.emplace_back();
    part.node = node;
    part.parent = parent;
    part.end = end;
    part.letters = letters;
    part.tag = tree_->tag(node);
    if (tree_->has_attributes(node)) part.labels = labels_.add(*tree_, node);
  }
  return size() - 1;
}

/** Whether a text has no neighbours in its line. */
bool PageOutline::is_between_blocks(HtmlNode node) const {
  const auto separates = [this](HtmlNode neighbour) {
    if (neighbour == kNoNode) return true;
    const HtmlTag tag = tree_->tag(neighbour);
    return !tree_->is_text(neighbour) && !kInlineTags.has(tag) && !kInLineTags.has(tag);
  };
  return separates(tree_->parent(node)) && separates(tree_->previous_sibling(node)) &&
         separates(tree_->next_sibling(node));
}

void PageOutline::add_up_letters() {
  for (PartIndex part = size(); part-- > 1;) {
    PagePart& here = parts_[part];
    if (is_link(part)) here.linked = here.letters;
    parts_[here.parent].letters += here.letters;
    parts_[here.parent].linked += here.linked;
  }
}

}  // namespace neardup
