#include "content/main_part.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "html/tag_classes.h"

namespace neardup {

namespace {

constexpr std::uint32_t kNoBlock = UINT32_MAX;

class MainPartFinder {
 public:
  explicit MainPartFinder(const PageText& text) : text_(text), page_(text.page) {}

  PartIndex find() {
    only_ = only_main();
    const PartIndex best = best_container();
    add_up_content(text_.listing[best]);
    find_first_blocks();
    PartIndex chosen = best;
    for (PartIndex part = best; part != 0 && page_.tag(part) != HtmlTag::kBody; part = page_[part].parent) {
      if (2 * (content_[part] - content_[chosen]) >= content_[chosen] || is_subsection(chosen, part)) chosen = part;
      if (page_.tag(part) == HtmlTag::kArticle || page_.tag(part) == HtmlTag::kMain) break;
    }
    return chosen;
  }

 private:
  /** The only main element of the page that has text, if there is one; else the document. */
  PartIndex only_main() const {
    PartIndex found = 0;
    for (const PartIndex part : page_.elements()) {
      if (!page_.is_main(part) || text_.marks[part] != BlockRole::kContent || page_[part].letters == page_[part].linked)
        continue;
      if (found != 0 && !page_.within(part, found)) return 0;
      if (found == 0) found = part;
    }
    return found;
  }

  PartIndex best_container() const {
    PartIndex best = 0;
    std::int64_t best_score = -1;
    for (const PartIndex part : page_.elements()) {
      if (std::max<std::int64_t>(text_.scores[part], 0) <= best_score) continue;
      if (text_.marks[part] != BlockRole::kContent || !page_.within(part, only_)) continue;
      const std::int64_t score = text_.listing[part] ? 3 * text_.scores[part] / 10 : text_.scores[part];
      if (score > best_score) {
        best = part;
        best_score = score;
      }
    }
    return best;
  }

  /** Sums the values of what looks like content below each part. */
  void add_up_content(bool with_listings) {
    content_.assign(page_.size(), 0);
    for (std::size_t i = 0; i < text_.blocks.size(); ++i) {
      const TextBlock& block = text_.blocks[i];
      if (block.role != BlockRole::kContent || (text_.listing[block.owner] && !with_listings)) continue;
      content_[block.owner] += std::max<std::int64_t>(text_.values[i], 0);
    }
    page_.each_from_last([this](PartIndex part) { content_[page_[part].parent] += content_[part]; });
  }

  void find_first_blocks() {
    first_block_.assign(page_.size(), kNoBlock);
    for (auto i = static_cast<std::uint32_t>(text_.blocks.size()); i-- > 0;) {
      const TextBlock& block = text_.blocks[i];
      if (block.role == BlockRole::kContent && block.letters >= 2) first_block_[block.owner] = i;
    }
    page_.each_from_last([this](PartIndex part) {
      std::uint32_t& above = first_block_[page_[part].parent];
      above = std::min(above, first_block_[part]);
    });
  }

  /** The level of the heading that a part begins with, 1 to 6; else 0. */
  int heading_level(PartIndex part) const {
    if (first_block_[part] == kNoBlock) return 0;
    const HtmlTag tag = page_.tag(text_.blocks[first_block_[part]].owner);
    return kHeadingTags.has(tag) ? static_cast<int>(tag) - static_cast<int>(HtmlTag::kH1) + 1 : 0;
  }

  /** Whether a part is a section of one around it, which begins with a higher heading or has another section like it. */
  bool is_subsection(PartIndex part, PartIndex around) const {
    const int level = heading_level(part);
    if (part == around || level < 2) return false;
    const int above = heading_level(around);
    if (above != 0 && above < level) return true;
    PartIndex section = part;
    while (page_[section].parent != around) section = page_[section].parent;
    return heading_level(section) == level && has_twin(section, level);
  }

  bool has_twin(PartIndex section, int level) const {
    bool found = false;
    page_.each_child(page_[section].parent, [&](PartIndex other) {
      if (other == section || text_.marks[other] != BlockRole::kContent || text_.listing[other]) return;
      const bool same_kind = page_.tag(other) == page_.tag(section) &&
                             page_.labels(other).class_index == page_.labels(section).class_index;
      found = found || (same_kind && heading_level(other) == level && content_[other] > 0);
    });
    return found;
  }

  const PageText& text_;
  const PageOutline& page_;
  PartIndex only_ = 0;
  std::vector<std::int64_t> content_;
  std::vector<std::uint32_t> first_block_;
};

}  // namespace

PartIndex main_part(const PageText& text) {
  return MainPartFinder(text).find();
}

}  // namespace neardup
