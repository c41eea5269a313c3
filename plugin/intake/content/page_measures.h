/** @file page_measures.h
 *  What a page has to read: its blocks, and counts for each element. THREADS: reading is safe. */
#ifndef NEARDUP_INTAKE_CONTENT_PAGE_MEASURES_H
#define NEARDUP_INTAKE_CONTENT_PAGE_MEASURES_H

#include <cstdint>
#include <string_view>
#include <vector>

#include "content/page_outline.h"
#include "content/text_blocks.h"

namespace neardup {

/** What stands around an element: bits of ElementMeasures::around. */
enum AroundElement : std::uint32_t {
  kInNav = 1U << 0,
  kInHeader = 1U << 1,
  kInFooter = 1U << 2,
  kInAside = 1U << 3,
  kInMain = 1U << 4,
  kInArticle = 1U << 5,
  kInForm = 1U << 6,
  kInFigure = 1U << 7,
  kInLandmark = 1U << 8,  ///< by its ARIA role, or a dialog
  kInConsent = 1U << 9    ///< a notice about cookies, by its name
};

/** Landmarks that hold no text of the page's own. The main element ends those around it, which nobody closed. */
constexpr std::uint32_t kLandmarks = kInNav | kInFooter | kInAside | kInLandmark;

/** Names of the first of these bits, which the classifier reads. */
constexpr const char* kAroundNames[] = {"in_nav",     "in_header", "in_footer", "in_aside",   "in_main",
                                        "in_article", "in_form",   "in_figure", "in_landmark"};

/** Words in the classes and ids of elements that the classifier reads; at most 64. Designers name the parts of a page in
 *  English whatever its language: class="site-nav", id="relatedPosts". These words tell most about what stands within, on
 *  the labelled pages of many domains. */
constexpr std::string_view kNameWords[] = {
    "menu", "footer", "header", "item",  "content", "body",   "entry",   "main",     "related", "link",  "prose",
    "text", "post",   "form",   "modal", "quote",   "bottom", "comment", "comments", "author",  "share", "children"};

/** One bit for each of the known words (name_words.h) that a class or an id has; their case does not count. Cost: linear. */
std::uint64_t name_word_bits(std::string_view name);

/** What a block counts as running text: nothing up to seven words that are not linked, then more with each word. So a line
 *  more or less in the frame of a page does not change what is known of its text. */
TextCounts running_text(const TextCounts& block);

/** What is in an element. */
struct ElementMeasures {
  TextCounts counts;
  TextCounts text;           ///< likewise of running text alone: of each block what running_text() gives
  std::uint32_t around = 0;  ///< bits of AroundElement, its own too
  std::uint32_t depth = 0;
  std::uint64_t names = 0;  ///< name_word_bits() of it and those around it that are not nearly all of the page
  std::uint32_t first = 0;  ///< place of the first block in it or after it
  PartIndex up = 0;         ///< the next element around it that has more blocks
  PartIndex fifth = 0;      ///< the smallest one around it, with itself, that has a fifth of the page's running text
  PartIndex half = 0;       ///< likewise half
};

struct PageMeasures {
  PageOutline page;
  std::vector<TextBlock> blocks;          ///< those that are shown
  std::vector<TextBlock> unshown;         ///< the others
  std::vector<ElementMeasures> elements;  ///< by part
  bool says_article = false;              ///< what the page calls itself, by og:type or JSON-LD
  bool says_product = false;
  bool says_site = false;

  /** @param tree  must outlive the measures. Cost: linear. */
  explicit PageMeasures(const HtmlTree& tree);

  /** The counts to compare: those of running text where there is any. */
  const TextCounts& counts(PartIndex part) const {
    return elements[part].text.words > 0 ? elements[part].text : elements[part].counts;
  }

  const ElementMeasures& around(const TextBlock& block) const { return elements[block.owner]; }

 private:
  void read_declarations(const HtmlTree& tree);
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_PAGE_MEASURES_H
