#include "content/page_outline.h"

#include <algorithm>
#include <string>

#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "html/tag_classes.h"

namespace neardup {

namespace {

/** What is below them is no part of the outline. What noframes has is a page of its own. */
constexpr TagSet kClosedTags = kUnreadTags.with({HtmlTag::kHead, HtmlTag::kTitle, HtmlTag::kNoframes});

/** Whether a template with this mode is shown, as the tree of its parent. */
bool is_shadow_root(std::string_view mode) {
  const std::string lower = lower_ascii(mode);
  return lower == "open" || lower == "closed";
}

constexpr std::uint32_t kLongestCell = 300;  // letters

struct Table {
  PartIndex end = 0;
  std::size_t rows = 0;
  std::size_t cells = 0;
  std::uint32_t longest_cell = 0;
  bool nested = false;  // has a table within

  bool has_data() const { return !nested && rows >= 2 && 5 * cells >= 7 * rows && longest_cell < kLongestCell; }
};

struct Cell {
  PartIndex part = 0;
  std::size_t table = 0;  // the innermost one
};

constexpr std::uint32_t kLittleText = 300;  // letters, about 60 words

constexpr TagSet kUnreadTags{HtmlTag::kAudio,  HtmlTag::kButton,   HtmlTag::kCanvas, HtmlTag::kDatalist,
                             HtmlTag::kEmbed,  HtmlTag::kIframe,   HtmlTag::kMap,    HtmlTag::kObject,
                             HtmlTag::kOption, HtmlTag::kProgress, HtmlTag::kSelect, HtmlTag::kSvg,
                             HtmlTag::kApplet, HtmlTag::kTextarea, HtmlTag::kVideo};
constexpr TagSet kReadingTags{HtmlTag::kRt, HtmlTag::kRp, HtmlTag::kRtc};

/** Whether an inline part of a heading is a link in brackets, such as [edit]. */
bool is_bracketed_link(const PageOutline& page, PartIndex part) {
  if (!kHeadingTags.has(page.tag(page[part].parent)) || page[part].linked == 0) return false;
  std::string_view first;
  std::string_view last;
  for (PartIndex below = part; below < page[part].end; ++below) {
    if (!page.is_text(below) || page[below].letters == 0) continue;
    if (first.empty()) first = page.text(below);
    last = page.text(below);
  }
  return !first.empty() && first.front() == '[' && last.back() == ']';
}

BlockRole own_role(const PageOutline& page, PartIndex part, bool read_hidden) {
  const HtmlTag tag = page.tag(part);
  if (kUnreadTags.has(tag) || is_bracketed_link(page, part)) return BlockRole::kControl;
  const bool hidden = (page.labels(part).hidden && !read_hidden) || kReadingTags.has(tag);
  return hidden ? BlockRole::kHidden : BlockRole::kContent;
}

std::uint32_t mark_parts(const PageOutline& page, bool read_hidden, std::vector<BlockRole>& roles) {
  std::uint32_t letters = 0;
  for (PartIndex part = 1; part < page.size(); ++part) {
    roles[part] = roles[page[part].parent];
    if (roles[part] != BlockRole::kContent) continue;
    if (page.is_text(part)) {
      letters += page[part].letters;
    } else {
      roles[part] = own_role(page, part, read_hidden);
    }
  }
  return letters;
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

std::vector<bool> data_cells(const PageOutline& page) {
  std::vector<Table> tables;
  std::vector<std::size_t> open;  // tables, outermost first
  std::vector<Cell> cells;
  for (const PartIndex part : page.elements()) {
    while (!open.empty() && tables[open.back()].end <= part) open.pop_back();
    const HtmlTag tag = page.tag(part);
    if (!open.empty()) {
      Table& table = tables[open.back()];
      if (tag == HtmlTag::kTable) table.nested = true;
      if (tag == HtmlTag::kTr) ++table.rows;
      if (kCellTags.has(tag)) {
        ++table.cells;
        table.longest_cell = std::max(table.longest_cell, page[part].letters);
        cells.push_back({part, open.back()});
      }
    }
    if (tag == HtmlTag::kTable) {
      open.push_back(tables.size());
      tables.push_back({page[part].end});
    }
  }
  std::vector<bool> data(page.size());
  for (const Cell& cell : cells) data[cell.part] = tables[cell.table].has_data();
  return data;
}

PageOutline shown_outline(const HtmlTree& tree) {
  PageOutline page(tree);
  if (page[0].letters >= kLittleText) return page;
  PageOutline without_scripts(tree, PageOutline::Noscript::kRead);
  return without_scripts[0].letters > 2 * page[0].letters ? without_scripts : page;
}

std::vector<BlockRole> unshown_parts(const PageOutline& page) {
  std::vector<BlockRole> roles(page.size(), BlockRole::kContent);
  const std::uint32_t letters = mark_parts(page, false, roles);
  if (letters < kLittleText && page[0].letters > 2 * letters) mark_parts(page, true, roles);
  return roles;
}

}  // namespace neardup
