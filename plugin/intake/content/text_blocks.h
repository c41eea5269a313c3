/** @file text_blocks.h
 *  The blocks of text of a page: what a reader sees as one paragraph, line, list item or row.
 *  THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_TEXT_BLOCKS_H
#define NEARDUP_INTAKE_CONTENT_TEXT_BLOCKS_H

#include <cstdint>
#include <string>
#include <vector>

#include "content/content_block.h"
#include "content/page_outline.h"

namespace neardup {

struct TextBlock {
  PartIndex owner = 0;  ///< the innermost element that separates words
  PartIndex begin = 0;  ///< its texts are those of parts begin to end ...
  PartIndex end = 0;
  BlockRole role = BlockRole::kContent;  ///< ... that are content; or, if it is not content, that are not
  std::uint32_t letters = 0;
  std::uint32_t linked = 0;
  std::uint32_t links = 0;
  std::uint32_t leading_link = 0;  ///< letters of links before any other letter
  bool marked = false;             ///< whether it was known not to be content before anything was chosen
  bool sentence = false;           ///< has a mark that ends a sentence or clause
};

/** The blocks with text, in document order.
 *  - Elements separate blocks, apart from inline ones; so do two line breaks.
 *  - A row of a table of data is one block (page_outline.h).
 *  - Within a block, text that is not content by its mark is a block of its own.
 *  @param marks  frame_marks().
 *  Cost: linear. */
std::vector<TextBlock> text_blocks(const PageOutline& page, const std::vector<BlockRole>& marks);

/** The text of a block: one space for white space, one line break for one of the page and in preformatted text. */
std::string block_text(const PageOutline& page, const std::vector<BlockRole>& marks, const TextBlock& block);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_TEXT_BLOCKS_H
