#include "content/page_text.h"

#include <algorithm>
#include <array>

#include "content/frame_marks.h"
#include "content/listing_marks.h"
#include "content/site_frame.h"
#include "html/tag_classes.h"

namespace neardup {

namespace {

constexpr std::int64_t kHeadingValue = 5;
constexpr std::int64_t kLinkedHeadingValue = -10;
constexpr std::int64_t kRowValue = 5;
constexpr std::int64_t kShortLineLoss = 25;
constexpr std::uint32_t kShortLine = 40;
constexpr std::uint32_t kLongSentence = 60;
constexpr std::int64_t kSentenceValue = 20;
constexpr std::int64_t kLeastValue = -20;
constexpr std::int64_t kMenuWord = 10;

/** The share of a block's value that its container and the elements around it get, in sixtieths. */
constexpr std::array<std::int64_t, 6> kShares{60, 30, 18, 12, 6, 3};

constexpr TagSet kParagraphTags{HtmlTag::kP,  HtmlTag::kPre, HtmlTag::kLi, HtmlTag::kTr, HtmlTag::kDd, HtmlTag::kDt,
                                HtmlTag::kH1, HtmlTag::kH2,  HtmlTag::kH3, HtmlTag::kH4, HtmlTag::kH5, HtmlTag::kH6};
/** Elements within a container that group its paragraphs. */
constexpr TagSet kGroupTags{HtmlTag::kUl,    HtmlTag::kOl, HtmlTag::kTbody,      HtmlTag::kTable,
                            HtmlTag::kThead, HtmlTag::kDl, HtmlTag::kBlockquote, HtmlTag::kCenter};

/** The elements of one kind below one parent. */
struct Twins {
  PartIndex parent = 0;
  std::uint32_t around = 0;  // twins of the same kind that hold these; 0 for none
  std::uint32_t all = 0;
  std::uint32_t unlinked = 0;
};

/** PageText::twins and PageText::unlinked_twins. */
void count_twins(PageText& text) {
  const PageOutline& page = text.page;
  text.twins.resize(page.size());  // first the place of each element's twins, then their number
  text.unlinked_twins.resize(page.size());
  std::vector<Twins> twins(1);
  twins.reserve(page.elements().size() + 1);
  std::vector<std::uint32_t> open(page.kinds());  // of each kind the innermost twins
  for (const PartIndex part : page.elements()) {
    const LabelIndex kind = page.labels(part).kind;
    if (kind == 0) continue;
    std::uint32_t& of_kind = open[kind];
    while (of_kind != 0 && page[twins[of_kind].parent].end <= part) of_kind = twins[of_kind].around;
    if (of_kind == 0 || twins[of_kind].parent != page[part].parent) {
      twins.push_back({page[part].parent, of_kind});
      of_kind = static_cast<std::uint32_t>(twins.size() - 1);
    }
    ++twins[of_kind].all;
    if (page[part].linked == 0) ++twins[of_kind].unlinked;
    text.twins[part] = of_kind;
  }
  for (const PartIndex part : page.elements()) {
    const Twins& of_part = twins[text.twins[part]];
    text.twins[part] = of_part.all;
    if (page[part].linked == 0) text.unlinked_twins[part] = of_part.unlinked;
  }
}

/** Whether an element has nothing to read but one element. */
bool is_wrapper(const PageOutline& page, PartIndex part) {
  if (page.tag(part) != HtmlTag::kDiv) return false;
  std::size_t elements = 0;
  for (PartIndex child = part + 1; child < page[part].end; child = page[child].end) {
    if (page[child].letters == 0) continue;
    if (page.is_text(child) || ++elements == 2) return false;
  }
  return elements == 1;
}

/** What holds a link of a page of links: the list. */
PartIndex list_of(const PageText& text, PartIndex owner) {
  return kParagraphTags.has(text.page.tag(owner)) ? text.page[owner].parent : owner;
}

/** The element that holds the paragraphs of a text, one of which is the owner. Paragraphs may be div elements of one
 *  class, and have wrappers. */
PartIndex container_of(const PageText& text, PartIndex owner) {
  const PageOutline& page = text.page;
  const bool paragraph =
      kParagraphTags.has(page.tag(owner)) || (page.tag(owner) == HtmlTag::kDiv && text.twins[owner] >= 2);
  PartIndex container = paragraph ? page[owner].parent : owner;
  while (kGroupTags.has(page.tag(container)) || (container != owner && is_wrapper(page, container))) {
    container = page[container].parent;
  }
  return container;
}

void add_scores(PageText& text, PartIndex (*holder)(const PageText&, PartIndex)) {
  text.scores.assign(text.page.size(), 0);
  for (std::size_t i = 0; i < text.blocks.size(); ++i) {
    if (text.blocks[i].role != BlockRole::kContent) continue;
    PartIndex part = holder(text, text.blocks[i].owner);
    for (const std::int64_t share : kShares) {
      text.scores[part] += share * std::max(text.values[i], kLeastValue);
      if (part == 0) break;
      part = text.page[part].parent;
    }
  }
  for (const PartIndex part : text.page.elements()) {
    if (text.page.labels(part).article_body) text.scores[part] += text.scores[part] / 2;
  }
}

void add_totals(PageText& text) {
  text.totals.assign(text.page.size(), 0);
  for (std::size_t i = 0; i < text.blocks.size(); ++i) {
    if (text.blocks[i].role != BlockRole::kContent) continue;
    text.totals[text.blocks[i].owner] += std::max(text.values[i], kLeastValue);
  }
  text.page.each_from_last(
      [&text](PartIndex part) { text.totals[text.page[part].parent] += std::max(text.totals[part], kLeastValue); });
}

std::vector<TextBlock> marked_blocks(const PageOutline& page, const std::vector<BlockRole>& marks,
                                     const FrameSet& frame) {
  std::vector<TextBlock> blocks = text_blocks(page, marks);
  mark_site_frame(page, marks, frame, blocks);
  return blocks;
}

}  // namespace

std::int64_t block_value(const PageOutline& page, const TextBlock& block) {
  const HtmlTag tag = page.tag(block.owner);
  if (kHeadingTags.has(tag)) return 2 * block.linked > block.letters ? kLinkedHeadingValue : kHeadingValue;
  const std::uint32_t unlinked = block.letters - block.linked;
  std::int64_t value = std::int64_t{block.letters} - 2 * std::int64_t{block.linked};
  if (block.sentence && unlinked >= kLongSentence) value = std::max(value, kSentenceValue);
  if (tag == HtmlTag::kTr) return value > 0 ? value + kRowValue : value;
  if (block.letters < kShortLine && !block.sentence) value -= kShortLineLoss;
  return value;
}

PageText::PageText(const PageOutline& outline, const FrameSet& frame)
    : page(outline),
      marks(frame_marks(outline)),
      blocks(marked_blocks(outline, marks, frame)),
      listing(listing_marks(outline, marks, blocks)) {
  count_twins(*this);
  values.reserve(blocks.size());
  for (const TextBlock& block : blocks) values.push_back(block_value(page, block));
  add_totals(*this);
  add_scores(*this, container_of);
}

void PageText::score_by_letters() {
  listing.assign(page.size(), false);
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    values[i] = std::max<std::int64_t>(std::int64_t{blocks[i].letters} - kMenuWord, 0);
  }
  add_totals(*this);
  add_scores(*this, list_of);
}

}  // namespace neardup
