#include "content/page_outline.h"

#include <algorithm>
#include <iterator>
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
constexpr std::uint32_t kLittleText = 300;   // letters, about 60 words

constexpr TagSet kReplacedTags{HtmlTag::kAudio,  HtmlTag::kButton,   HtmlTag::kCanvas, HtmlTag::kDatalist,
                               HtmlTag::kEmbed,  HtmlTag::kIframe,   HtmlTag::kMap,    HtmlTag::kObject,
                               HtmlTag::kOption, HtmlTag::kProgress, HtmlTag::kSelect, HtmlTag::kSvg,
                               HtmlTag::kApplet, HtmlTag::kTextarea, HtmlTag::kVideo};
constexpr TagSet kUnreadInLine{HtmlTag::kRt,  HtmlTag::kRp, HtmlTag::kRtc,  // a reading of what stands below
                               HtmlTag::kDel, HtmlTag::kS,  HtmlTag::kStrike};

}  // namespace

PageOutline::PageOutline(const HtmlTree& tree, Noscript noscript) : tree_(&tree), labels_(tree.size() / 2) {
  parts_.reserve(tree.size());
  add_nodes(noscript);
  add_up_letters();
  const std::uint32_t letters = mark_unshown(false);
  if (letters < kLittleText && parts_[0].letters > 2 * letters) mark_unshown(true);
  mark_data_cells();
}

std::size_t PageOutline::kind(PartIndex part) const {
  const LabelIndex named = labels(part).kind;
  return named != 0 ? kTags + named : static_cast<std::size_t>(tag(part));
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
    const std::uint32_t labels = tree_->has_attributes(node) ? labels_.add(*tree_, node) : 0;
    parts_.push_back({node, parent, size() + 1, letters, 0, labels, tree_->tag(node)});
    if (main_ == 0 && tree_->tag(node) == HtmlTag::kMain) main_ = size() - 1;
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

/** Whether an inline part of a heading is a link in brackets, such as [edit]. */
bool PageOutline::is_bracketed_link(PartIndex part) const {
  if (!kHeadingTags.has(tag(parts_[part].parent)) || parts_[part].linked == 0) return false;
  std::string_view first;
  std::string_view last;
  for (PartIndex below = part; below < parts_[part].end; ++below) {
    if (!is_text(below) || parts_[below].letters == 0) continue;
    if (first.empty()) first = text(below);
    last = text(below);
  }
  return !first.empty() && first.front() == '[' && last.back() == ']';
}

/** Whether an inline part of a heading is its link to itself: a sign, or what a known class has behind the heading's text. */
bool PageOutline::is_permalink(PartIndex part) const {
  constexpr std::string_view kSignsOfLinks[] = {"\u00b6", "#", "\u00a7", "\U0001f517", "\u2693", "\u2191", "\u221e"};
  constexpr std::string_view kClasses[] = {"headerlink", "permalink", "hash-link", "header-anchor", "heading-anchor"};
  if (tag(part) != HtmlTag::kA || labels(part).target != LinkTarget::kFragment) return false;
  PartIndex heading = parts_[part].parent;
  if (!kHeadingTags.has(tag(heading))) heading = parts_[heading].parent;
  if (!kHeadingTags.has(tag(heading)) || parts_[part].letters >= parts_[heading].letters) return false;
  std::string_view shown;
  for (PartIndex below = part; below < parts_[part].end; ++below) {
    if (is_text(below)) shown = trimmed(text(below));
  }
  const bool icon = shown.size() == 3 && "\ue000" <= shown && shown <= "\uf8ff";
  if (icon || std::find(std::begin(kSignsOfLinks), std::end(kSignsOfLinks), shown) != std::end(kSignsOfLinks))
    return true;
  constexpr PartIndex kNear = 100;  // parts that are looked at
  std::uint32_t before = 0;
  for (PartIndex other = heading; other < std::min(part, heading + kNear); ++other)
    before += is_text(other) ? parts_[other].letters : 0;
  const std::string_view classes = labels_.classes()[labels(part).class_index];
  return before != 0 && std::any_of(std::begin(kClasses), std::end(kClasses),
                                    [classes](std::string_view name) { return classes.find(name) != classes.npos; });
}

/** Whether an inline part with one text in it, which may be the number of a line, is a number at the beginning of a line. */
bool PageOutline::is_line_number(PartIndex part) const {
  constexpr std::uint32_t kMostDigits = 6;
  constexpr PartIndex kNear = 100;  // parts that are looked at
  if (!kInlineTags.has(tag(part)) || parts_[part].letters > kMostDigits) return false;
  if (parts_[part].end != part + 2 || !is_text(part + 1)) return false;
  const std::string_view number = trimmed(text(part + 1));
  if (!std::all_of(number.begin(), number.end(), is_digit)) return false;
  PartIndex before = part - 1;
  while (before != 0 && part - before != kNear && !is_text(before) && tag(before) != HtmlTag::kPre) --before;
  if (is_text(before) && !ends_with(text(before), "\n")) return false;
  while (part != 0 && tag(part) != HtmlTag::kPre) part = parts_[part].parent;
  return part != 0;
}

/** Whether words that common style sheets show to screen readers alone belong to a link that has other words, or to the link
 *  of a heading to itself. Elsewhere they may be all that a cell says. */
bool PageOutline::is_note_of_link(PartIndex part) const {
  if (!kInlineTags.has(tag(part))) return false;
  PartIndex link = part;
  while (link != 0 && tag(link) != HtmlTag::kA) link = parts_[link].parent;
  if (link == 0) return false;
  const PartIndex parent = parts_[link].parent;
  const bool of_heading = labels(link).target == LinkTarget::kFragment && kHeadingTags.has(tag(parent)) &&
                          parts_[parent].letters > parts_[link].letters;
  return of_heading || parts_[link].letters > parts_[part].letters;
}

/** Whether an element is hidden. One that holds most of the page's letters, with its main element, is what a script shows when
 *  it has run. */
bool PageOutline::is_hidden(PartIndex part) const {
  const bool is_the_page = 2 * parts_[part].letters > parts_[0].letters && part <= main_ && main_ < parts_[part].end;
  return labels(part).hidden && labels(part).role != ElementRole::kTabPanel && !is_the_page;
}

BlockRole PageOutline::own_role(PartIndex part, bool read_hidden) const {
  if (kReplacedTags.has(tag(part)) || is_bracketed_link(part) || is_permalink(part)) return BlockRole::kControl;
  const bool aloud = labels(part).read_aloud && is_note_of_link(part);
  const bool hidden = ((is_hidden(part) || aloud) && !read_hidden) || kUnreadInLine.has(tag(part)) ||
                      (labels(part).line_number && is_line_number(part));
  return hidden ? BlockRole::kHidden : BlockRole::kContent;
}

/** @return the letters that are shown. */
std::uint32_t PageOutline::mark_unshown(bool read_hidden) {
  std::uint32_t letters = 0;
  for (PartIndex part = 1; part < size(); ++part) {
    PagePart& here = parts_[part];
    here.role = parts_[here.parent].role;
    if (here.role != BlockRole::kContent) continue;
    if (is_text(part)) {
      letters += here.letters;
    } else {
      here.role = own_role(part, read_hidden);
    }
  }
  return letters;
}

/** PagePart::data_cell of the cells of a table. Linear for all tables: the search ends where another one begins. */
bool PageOutline::has_data(PartIndex table) const {
  std::size_t rows = 0;
  std::size_t cells = 0;
  for (PartIndex part = table + 1; part < parts_[table].end; ++part) {
    if (tag(part) == HtmlTag::kTable) return false;
    if (tag(part) == HtmlTag::kTr) ++rows;
    if (!kCellTags.has(tag(part))) continue;
    if (parts_[part].letters >= kLongestCell) return false;
    ++cells;
  }
  return rows >= 2 && 5 * cells >= 7 * rows;
}

void PageOutline::mark_data_cells() {
  for (PartIndex table = 1; table < size(); ++table) {
    if (tag(table) != HtmlTag::kTable || !has_data(table)) continue;
    for (PartIndex part = table; part < parts_[table].end; ++part) parts_[part].data_cell = kCellTags.has(tag(part));
  }
}

PageOutline shown_outline(const HtmlTree& tree) {
  PageOutline page(tree);
  if (page[0].letters >= kLittleText) return page;
  PageOutline without_scripts(tree, PageOutline::Noscript::kRead);
  return without_scripts[0].letters > 2 * page[0].letters ? without_scripts : page;
}

}  // namespace neardup
