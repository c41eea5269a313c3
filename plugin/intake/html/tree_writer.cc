#include "html/tree_writer.h"

#include <stdexcept>
#include <vector>

namespace neardup {

namespace {

constexpr std::size_t kMostMergedAttributes = 64;

}  // namespace

HtmlNode TreeWriter::add(const HtmlTree::Node& node) {
  if (tree_.nodes_.size() >= kNoNode) throw std::length_error("an HTML page has too many elements");
  tree_.nodes_.push_back(node);
  return static_cast<HtmlNode>(tree_.nodes_.size() - 1);
}

HtmlNode TreeWriter::make_element(NodeKind kind, const HtmlToken& token) {
  HtmlTree::Node node;
  node.kind = kind;
  node.tag = token.tag;
  node.size = token.attributes;
  node.element.name = token.tag == HtmlTag::kUnknown ? name_number(token) - static_cast<std::uint32_t>(kHtmlTags) : 0;
  node.element.attributes = token.first_attribute;
  return add(node);
}

HtmlNode TreeWriter::copy_of(HtmlNode element) {
  HtmlTree::Node node = tree_.nodes_[element];
  node.parent = node.first_child = node.last_child = node.previous = node.next = kNoNode;
  return add(node);
}

void TreeWriter::add_text(InsertionPlace place, std::string_view text) {
  if (text.empty()) return;
  const HtmlNode neighbour =
      place.before == kNoNode ? tree_.last_child(place.parent) : tree_.previous_sibling(place.before);
  if (neighbour != kNoNode && tree_.is_text(neighbour)) {
    HtmlTree::Node& before = tree_.nodes_[neighbour];
    if (before.text + before.size == text.data()) {
      before.size += static_cast<std::uint32_t>(text.size());
      return;
    }
  }
  HtmlTree::Node node;
  node.kind = NodeKind::kText;
  node.text = text.data();
  node.size = static_cast<std::uint32_t>(text.size());
  insert(place, add(node));
}

void TreeWriter::insert(InsertionPlace place, HtmlNode node) {
  HtmlTree::Node& parent = tree_.nodes_[place.parent];
  HtmlTree::Node& inserted = tree_.nodes_[node];
  const HtmlNode previous = place.before == kNoNode ? parent.last_child : tree_.nodes_[place.before].previous;
  inserted.parent = place.parent;
  inserted.previous = previous;
  inserted.next = place.before;
  (previous == kNoNode ? parent.first_child : tree_.nodes_[previous].next) = node;
  (place.before == kNoNode ? parent.last_child : tree_.nodes_[place.before].previous) = node;
}

void TreeWriter::remove(HtmlNode node) {
  HtmlTree::Node& removed = tree_.nodes_[node];
  if (removed.parent == kNoNode) return;
  HtmlTree::Node& parent = tree_.nodes_[removed.parent];
  (removed.previous == kNoNode ? parent.first_child : tree_.nodes_[removed.previous].next) = removed.next;
  (removed.next == kNoNode ? parent.last_child : tree_.nodes_[removed.next].previous) = removed.previous;
  removed.parent = removed.previous = removed.next = kNoNode;
}

void TreeWriter::move_children(HtmlNode from, HtmlNode to) {
  HtmlTree::Node& source = tree_.nodes_[from];
  for (HtmlNode child = source.first_child; child != kNoNode; child = tree_.nodes_[child].next) {
    tree_.nodes_[child].parent = to;
  }
  tree_.nodes_[to].first_child = source.first_child;
  tree_.nodes_[to].last_child = source.last_child;
  source.first_child = source.last_child = kNoNode;
}

void TreeWriter::add_missing_attributes(HtmlNode element, const HtmlToken& token) {
  HtmlTree::Node& node = tree_.nodes_[element];
  if (node.size + token.attributes > kMostMergedAttributes) return;
  const AttributeRange known = tree_.attributes(element);
  std::vector<HtmlAttribute> all(known.begin(), known.end());
  for (const HtmlAttribute& further : store_.attributes_from(token.first_attribute, token.attributes)) {
    if (known.find(further.name) == nullptr) all.push_back(further);
  }
  if (all.size() == node.size) return;
  node.element.attributes = static_cast<std::uint32_t>(store_.attributes.size());
  node.size = static_cast<std::uint32_t>(all.size());
  store_.attributes.insert(store_.attributes.end(), all.begin(), all.end());
}

std::uint32_t TreeWriter::name_number(const HtmlToken& token) {
  if (token.tag != HtmlTag::kUnknown) return static_cast<std::uint32_t>(token.tag);
  const auto next = static_cast<std::uint32_t>(store_.names.size());
  const auto [place, is_new] = unknown_names_.emplace(token.text, next);
  if (is_new) store_.names.push_back(token.text);
  return place->second + static_cast<std::uint32_t>(kHtmlTags);
}

std::uint32_t TreeWriter::name_number(HtmlNode element) const {
  const HtmlTree::Node& node = tree_.nodes_[element];
  if (node.tag != HtmlTag::kUnknown) return static_cast<std::uint32_t>(node.tag);
  return node.element.name + static_cast<std::uint32_t>(kHtmlTags);
}

std::uint64_t TreeWriter::attributes_hash(HtmlNode element) const {
  const AttributeRange attributes = tree_.attributes(element);
  std::uint64_t sum = attributes.size();
  for (const HtmlAttribute& attribute : attributes) {
    sum += text_hash(attribute.value, text_hash(attribute.name, 0));
  }
  return sum;
}

}  // namespace neardup
