/** @file page_content.h
 *  The content of a page: what its readers came for, without navigation, advertisements and other frames.
 *
 *      html --> parse_html() --> PageMeasures --> BlockFeatures --> judge_blocks() --> choose_blocks()
 *
 *  A learned classifier gives each block a chance. Text that is unlike content is left out without further proof only
 *  where enough is kept beside it. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_PAGE_CONTENT_H
#define NEARDUP_INTAKE_CONTENT_PAGE_CONTENT_H

#include <cstdint>
#include <string_view>
#include <vector>

#include "content/content_block.h"
#include "content/frame_set.h"
#include "html/html_tree.h"

namespace neardup {

struct BlockChances;
struct PageMeasures;

/** Versions of the rules that choose the content. Texts that were chosen by other rules may differ. The second one
 *  stands for the same rules on a page whose choice is doubtful. */
constexpr unsigned kContentRules = 50;
constexpr unsigned kDoubtfulContentRules = 51;

constexpr bool are_present_rules(std::uint64_t rules) {
  return rules == kContentRules || rules == kDoubtfulContentRules;
}

/** What is asked of page_content(). */
enum class BlockDetail {
  kAll,       ///< no choice: every block that is shown is content
  kChosen,    ///< the role and the chance of each block
  kExplained  ///< also what moved the chance; about a hundred times slower
};

/** The blocks of text of a page in document order, each with its role. Empty for a page without text.
 *
 *  - What is hidden or a control is no text, unless it is most of the page, a tab, or all that there is (page_outline.h).
 *  - Blocks of the site's frame are left out: short ones only before the first and after the last other text.
 *  - Of the others those are content whose chance reaches least_chosen_chance(), and in the smallest element that has most of
 *    them also those that are not quite unlike content. The headline is the first h1, without one the first heading above
 *    the content that is half of the title or more.
 *  - Landmarks and lists of links among the rest are proved to be frame; a landmark only if its chance is below 0.8, or if
 *    a main element has as many words. If
 *    less than kFewWords words were kept, and more than half as many are left that nothing proves to be frame, these are signed,
 *    too: the page is doubtful. So is a page that leaves out more words with a chance of 0.8 or more than it keeps. If no word is
 *    signed, all is.
 *  @param frame  of the page's site (frame_learner.h).
 *  Cost: linear in the size of the page; about 3 us for each block. */
std::vector<ContentBlock> page_content(const HtmlTree& tree, const FrameSet& frame = {},
                                       BlockDetail detail = BlockDetail::kChosen);

/** The same by given chances. @param measures  whose blocks get roles. */
std::vector<ContentBlock> choose_blocks(PageMeasures& measures, const BlockChances& judged, const FrameSet& frame = {},
                                        std::string_view title = {});

/** Whether a page signs more than its content because the choice is doubtful. */
bool is_doubtful(const std::vector<ContentBlock>& blocks);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_PAGE_CONTENT_H
