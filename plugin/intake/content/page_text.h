/** @file page_text.h
 *  The text of a page, measured for the choice of its content. THREADS: reading is safe. */
#ifndef NEARDUP_INTAKE_CONTENT_PAGE_TEXT_H
#define NEARDUP_INTAKE_CONTENT_PAGE_TEXT_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "content/content_block.h"
#include "content/frame_set.h"
#include "content/page_outline.h"
#include "content/text_blocks.h"

namespace neardup {

struct PageText {
  const PageOutline& page;
  std::vector<BlockRole> marks;      ///< of each part: frame_marks()
  std::vector<TextBlock> blocks;     ///< text_blocks()
  std::vector<std::int64_t> values;  ///< of each block: block_value()
  std::vector<std::int64_t>
      totals;  ///< of each part: the sum of what is below it, where no negative item is less than -20
  std::vector<std::int64_t> scores;  ///< of each part: how much it looks like the container of a text
  std::vector<std::uint32_t> twins;  ///< of each element: siblings of its name and class, with itself; 0 without
  std::vector<std::uint32_t> unlinked_twins;  ///< the same of those without links
  std::vector<bool> listing;  ///< of each part: whether it is within a list of teasers (listing_marks.h)

  /** Measure a page.
   *  @param frame  blocks that are frame on the page's site (site_frame.h).
   *  Cost: linear. */
  PageText(const PageOutline& outline, const FrameSet& frame);

  /** Measure again, for a page of links: the value of a block is its letters, linked or not, less what a word of a menu
   *  has. There are no teasers. */
  void score_by_letters();
};

/** How much a block looks like content: its letters less twice the linked ones. Short lines that are no sentences lose
 *  25, rows of data gain 5, headings count 5, and a sentence with at least 60 unlinked letters counts at least 20. */
std::int64_t block_value(const PageOutline& page, const TextBlock& block);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_PAGE_TEXT_H
