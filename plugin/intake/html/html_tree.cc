#include "html/html_tree.h"

#include <utility>

namespace neardup {

HtmlTree::HtmlTree(std::unique_ptr<PageStore> store) : store_(std::move(store)), nodes_(1) {}

std::string_view HtmlTree::name(HtmlNode node) const {
  const Node& element = nodes_[node];
  if (element.kind < NodeKind::kHtml) return {};
  if (element.tag != HtmlTag::kUnknown) return html_tag_name(element.tag);
  return store_->names[element.element.name];
}

HtmlNode HtmlTree::next_in_page(HtmlNode node) const {
  if (first_child(node) != kNoNode && tag(node) != HtmlTag::kTemplate) return first_child(node);
  while (node != 0 && next_sibling(node) == kNoNode) node = parent(node);
  return node == 0 ? kNoNode : next_sibling(node);
}

AttributeRange HtmlTree::attributes(HtmlNode node) const {
  const Node& element = nodes_[node];
  if (element.kind < NodeKind::kHtml || element.size == 0) return {nullptr, 0};
  return store_->attributes_from(element.element.attributes, element.size);
}

}  // namespace neardup
