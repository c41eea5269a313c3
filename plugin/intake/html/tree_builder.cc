#include "html/tree_builder.h"

#include <algorithm>
#include <utility>

#include "characters/text_line.h"
#include "html/insertion_rules.h"
#include "html/tag_classes.h"

namespace neardup {

namespace {

/** Elements that a page may have opened again: so many, and one for so many bytes read. */
constexpr std::size_t kFreeReconstructions = 4096;
constexpr std::size_t kBytesOfReconstruction = 4;

bool is_html_encoding(std::string_view encoding) {
  const std::string lower = lower_ascii(encoding);
  return lower == "text/html" || lower == "application/xhtml+xml";
}

}  // namespace

OpenElement TreeBuilder::open_entry(HtmlNode node) const {
  const HtmlTree& tree = writer.tree();
  OpenElement element;
  element.node = node;
  element.tag = tree.tag(node);
  element.kind = writer.kind_of(node);
  element.name = writer.name_number(node);
  if (element.kind == NodeKind::kSvg) element.holds_html = kSvgTextTags.has(element.tag);
  if (element.kind == NodeKind::kMath) {
    element.holds_text = kMathTextTags.has(element.tag);
    element.holds_html = element.tag == HtmlTag::kAnnotationXml && is_html_encoding(tree.attribute(node, "encoding"));
  }
  return element;
}

bool TreeBuilder::may_open(const OpenElement& element) const {
  return open.size() < kMostOpen || element.is_one_of(kTablePartTags) || element.is_one_of(kTextOnlyTags);
}

bool TreeBuilder::open_foreign_element(const HtmlToken& token, NodeKind kind) {
  const HtmlNode node = writer.make_element(kind, token);
  writer.insert(open.empty() ? InsertionPlace{0, kNoNode} : current_place(), node);
  const OpenElement element = open_entry(node);
  if (!may_open(element)) return false;
  open.push(element);
  return true;
}

void TreeBuilder::open_implied(HtmlTag tag) {
  HtmlToken token;
  token.kind = HtmlToken::Kind::kStartTag;
  token.tag = tag;
  open_element(token);
}

void TreeBuilder::insert_void(const HtmlToken& token) {
  writer.insert(current_place(), writer.make_element(NodeKind::kHtml, token));
}

void TreeBuilder::open_text_element(const HtmlToken& token, TextModel model) {
  if (token.self_closing && (is_xml || is_xhtml || open.has(HtmlTag::kNoscript))) return insert_void(token);
  open_element(token);
  tokens.read_text_of(token.tag, model);
  original_mode = mode;
  mode = in_text;
}

void TreeBuilder::insert_text(std::string_view text) {
  const InsertionPlace place = current_place();
  if (place.parent != 0) writer.add_text(place, text);
}

InsertionPlace TreeBuilder::place_within(std::size_t target) const {
  if (!foster_parenting || !open[target].is_one_of(kFosterTags)) return {open[target].node, kNoNode};
  const std::size_t last_template = open.last(HtmlTag::kTemplate);
  const std::size_t last_table = open.last(HtmlTag::kTable);
  if (last_template != OpenElements::kNone && (last_table == OpenElements::kNone || last_template > last_table)) {
    return {open[last_template].node, kNoNode};
  }
  if (last_table == OpenElements::kNone) return {open[0].node, kNoNode};
  const HtmlNode table = open[last_table].node;
  const HtmlNode parent = writer.tree().parent(table);
  if (parent != kNoNode) return {parent, table};
  return {open[last_table - 1].node, kNoNode};
}

void TreeBuilder::clear_to(const TagSet& tags) {
  while (open.size() > 1 && !open.top().is_one_of(tags)) open.pop();
}

void TreeBuilder::close_implied(const TagSet& tags) {
  while (open.size() > 1 && open.top().is_one_of(tags)) open.pop();
}

void TreeBuilder::close_p() {
  open.shrink(open.last(HtmlTag::kP, Scope::kButton));
}

void TreeBuilder::add_formatting() {
  const OpenElement& element = open.top();
  formatting.add({element.node, element.tag, writer.attributes_hash(element.node)});
}

/** Whether the page may have further elements opened again. Without a limit, a short page could give a huge tree. */
bool TreeBuilder::may_reconstruct(std::size_t elements) {
  reconstructed_ += elements;
  return reconstructed_ <= kFreeReconstructions + tokens.bytes_read() / kBytesOfReconstruction;
}

void TreeBuilder::reconstruct_formatting() {
  std::size_t place = formatting.size();
  while (place != 0 && !formatting[place - 1].is_marker() && !open.has_node(formatting[place - 1].node)) --place;
  if (place == formatting.size() || open.size() >= kMostOpen) return;
  if (!may_reconstruct(formatting.size() - place)) {
    while (formatting.size() > place) formatting.remove(formatting.size() - 1);
    return;
  }
  for (; place != formatting.size() && open.size() < kMostOpen; ++place) {
    const HtmlNode node = writer.copy_of(formatting[place].node);
    writer.insert(current_place(), node);
    open.push(open_entry(node));
    formatting[place].node = node;
  }
}

void TreeBuilder::reset_mode() {
  const std::pair<TagSet, InsertionMode> modes[] = {
      {kCellTags, in_cell},
      {{HtmlTag::kTr}, in_row},
      {kTableBodyTags, in_table_body},
      {{HtmlTag::kCaption}, in_caption},
      {{HtmlTag::kColgroup}, in_column_group},
      {{HtmlTag::kTable}, in_table},
      {{HtmlTag::kHead}, in_head},
      {{HtmlTag::kBody}, in_body},
      {{HtmlTag::kTemplate}, template_modes.empty() ? in_body : template_modes.back()},
      {{HtmlTag::kHtml}, head == kNoNode ? before_head : after_head}};
  for (std::size_t place = open.size(); place-- != 0;) {
    for (const auto& [tags, wanted] : modes) {
      if (!open[place].is_one_of(tags)) continue;
      mode = wanted;
      return;
    }
  }
}

std::string_view TreeBuilder::take_spaces(HtmlToken& text) {
  if (text.kind != HtmlToken::Kind::kText) return {};
  const std::size_t spaces =
      static_cast<std::size_t>(std::find_if_not(text.text.begin(), text.text.end(), is_html_space) - text.text.begin());
  const std::string_view taken = text.text.substr(0, spaces);
  text.text.remove_prefix(spaces);
  return taken;
}

}  // namespace neardup
