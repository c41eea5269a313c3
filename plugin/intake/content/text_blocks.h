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

/** What there is to read in a block or an element. A character of a script without spaces between words is half a word. */
struct TextCounts {
  float words = 0;
  float linked = 0;     ///< words within links
  float sentences = 0;  ///< marks that end a sentence
  float digits = 0;     ///< words with a digit
  float letters = 0;    ///< and digits
  float blocks = 0;
  float link_blocks = 0;  ///< blocks that are mostly links
  float headings = 0;
  float controls = 0;  ///< of forms; of elements only, as the next one
  float pictures = 0;

  void add(const TextCounts& more);
};

struct TextBlock {
  PartIndex owner = 0;  ///< the innermost element that separates words
  PartIndex begin = 0;  ///< its texts are those of parts begin to end ...
  PartIndex end = 0;
  BlockRole role = BlockRole::kContent;  ///< ... that are content; or, if it is not content, that are not
  std::uint32_t letters = 0;
  std::uint32_t linked = 0;
  std::uint32_t links = 0;
  int heading = 0;         ///< level; 0 for other blocks
  TextCounts counts = {};  ///< count_words(); 0 before
  std::uint64_t hash = 0;  ///< likewise

  bool is_linked() const { return 2 * linked > letters; }
};

/** The blocks with text, in document order.
 *  - Elements separate blocks, apart from inline ones; so do two line breaks.
 *  - A row of a table of data is one block (page_outline.h).
 *  - Within a block, text that is not shown is a block of its own.
 *  Cost: linear. */
std::vector<TextBlock> text_blocks(const PageOutline& page);

/** Count what a block has to read, and hash it: TextBlock::counts and hash. @param block  that is shown. Cost: linear. */
void count_words(const PageOutline& page, TextBlock& block);

/** The text of a block: one space for white space, one line break for one of the page and in preformatted text. */
std::string block_text(const PageOutline& page, const TextBlock& block);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_TEXT_BLOCKS_H
