/** @file page_measures.h
 *  What a page has to read, counted for each element and each block of text. THREADS: reading is safe. */
#ifndef NEARDUP_INTAKE_CONTENT_PAGE_MEASURES_H
#define NEARDUP_INTAKE_CONTENT_PAGE_MEASURES_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "content/page_outline.h"
#include "content/text_blocks.h"

namespace neardup {

/** Counts of a text. A character of a script without spaces between words is half a word. */
struct TextCounts {
  float words = 0;
  float linked = 0;     ///< words within links
  float sentences = 0;  ///< marks that end a sentence
  float commas = 0;
  float digits = 0;    ///< words with a digit
  float capitals = 0;  ///< words that begin with A to Z
  float letters = 0;   ///< and digits
  float prices = 0;    ///< currency signs

  void add(const TextCounts& more);
};

/** The counts of a text, as if nothing of it were linked. @param text  UTF-8. Cost: linear. */
TextCounts text_counts(std::string_view text);

/** What stands around an element: bits of ElementMeasures::around. */
enum AroundElement : std::uint32_t {
  kInNav = 1U << 0,
  kInHeader = 1U << 1,
  kInFooter = 1U << 2,
  kInAside = 1U << 3,
  kInMain = 1U << 4,
  kInArticle = 1U << 5,
  kInSection = 1U << 6,
  kInForm = 1U << 7,
  kInTable = 1U << 8,
  kInList = 1U << 9,
  kInFigure = 1U << 10,
  kInDetails = 1U << 11,
  kInQuote = 1U << 12,
  kInAddress = 1U << 13,
  kInLandmark = 1U << 14,  ///< by its ARIA role, or a dialog
  kInArticleBody = 1U << 15,
  kInPre = 1U << 16,
  kInHeading = 1U << 17,
  kInDescriptions = 1U << 18
};

/** What is in an element. */
struct ElementMeasures {
  TextCounts counts;
  float blocks = 0;
  float link_blocks = 0;  ///< blocks that are mostly links
  float headings = 0;
  float controls = 0;
  float pictures = 0;
  std::uint32_t around = 0;  ///< bits of AroundElement, its own too
  std::uint32_t depth = 0;
  std::uint32_t twins = 0;       ///< siblings of its tag and class, with itself
  std::uint32_t first_read = 0;  ///< place among the blocks that are read of the first one in it or after it
  std::uint64_t names = 0;       ///< name_word_bits() of it and those around it that are not nearly all of the page
  PartIndex up = 0;              ///< the next element around it that has more blocks
  PartIndex fifth = 0;           ///< the smallest one around it, with itself, that has a fifth of the page's words
  PartIndex half = 0;            ///< likewise half
};

struct BlockMeasures {
  TextCounts counts;
  PartIndex owner = 0;
  float links = 0;
  float leading = 0;        ///< share of its letters in links before any other letter
  float repeats = 0;        ///< blocks of the page with the same text, with itself
  int heading = 0;          ///< level; 0 for other blocks
  std::uint32_t meets = 0;  ///< depth of the innermost element around this block and the next one
  bool ends_sentence = false;
};

struct PageMeasures {
  const PageOutline& page;
  std::vector<ElementMeasures> elements;  ///< by part
  std::vector<BlockMeasures> blocks;      ///< as text_blocks(); those that are not read have no counts
  float words = 0;
  float metas[5] =
      {};  ///< the page calls itself an article, a product, a list, a thread, a site: by og:type or JSON-LD

  /** @param blocks  text_blocks(). Cost: linear. */
  PageMeasures(const PageOutline& outline, const std::vector<TextBlock>& text_blocks);

  const ElementMeasures& whole() const { return elements.front(); }
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_PAGE_MEASURES_H
