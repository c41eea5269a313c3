#include "content/listing_marks.h"

#include <cstdint>

namespace neardup {

namespace {

constexpr std::uint32_t kLeastItem = 8;  // letters of what counts as an item, or as its links
constexpr std::uint32_t kLeastTitle = 15;
constexpr std::uint32_t kLeastTitledBlock = 60;
constexpr std::uint32_t kMostTitles = 4;
constexpr std::uint32_t kMostTeaser = 500;  // unlinked letters
constexpr std::uint32_t kLeastTeasers = 3;

bool has_title(const TextBlock& block) {
  if (block.letters >= kLeastItem && 5 * block.linked >= 4 * block.letters) return true;
  return block.leading_link >= kLeastTitle &&
         100 * std::uint64_t{block.leading_link} >= 15 * std::uint64_t{block.letters} &&
         block.letters > kLeastTitledBlock;
}

/** What is below a part. */
struct Below {
  std::uint32_t titles = 0;
  std::uint32_t unlinked = 0;
};

std::vector<Below> count_below(const PageOutline& page, const std::vector<TextBlock>& blocks) {
  std::vector<Below> below(page.size());
  for (const TextBlock& block : blocks) {
    if (block.role != BlockRole::kContent) continue;
    if (has_title(block)) ++below[block.owner].titles;
    below[block.owner].unlinked += block.letters - block.linked;
  }
  page.each_from_last([&](PartIndex part) {
    below[page[part].parent].titles += below[part].titles;
    below[page[part].parent].unlinked += below[part].unlinked;
  });
  return below;
}

bool is_listing(const PageOutline& page, const std::vector<BlockRole>& marks, const std::vector<Below>& below,
                PartIndex part) {
  if (below[part].titles < kLeastTeasers) return false;
  std::uint64_t items = 0;
  std::uint64_t teasers = 0;
  std::uint64_t unlinked = 0;
  std::uint64_t unlinked_in_teasers = 0;
  page.each_child(part, [&](PartIndex child) {
    if (marks[child] != BlockRole::kContent || page[child].letters < kLeastItem) return;
    ++items;
    unlinked += below[child].unlinked;
    const bool titled = below[child].titles >= 1 && below[child].titles <= kMostTitles;
    if (!titled || below[child].unlinked >= kMostTeaser || page[child].linked < kLeastItem) return;
    ++teasers;
    unlinked_in_teasers += below[child].unlinked;
  });
  return teasers >= kLeastTeasers && 10 * teasers >= 6 * items && 10 * unlinked_in_teasers >= 7 * unlinked;
}

}  // namespace

std::vector<bool> listing_marks(const PageOutline& page, const std::vector<BlockRole>& marks,
                                const std::vector<TextBlock>& blocks) {
  const std::vector<Below> below = count_below(page, blocks);
  std::vector<bool> listing(page.size());
  for (const PartIndex part : page.elements()) {
    listing[part] =
        listing[page[part].parent] || (marks[part] == BlockRole::kContent && is_listing(page, marks, below, part));
  }
  return listing;
}

}  // namespace neardup
