/** @file page_content.h
 *  The content of a page: what its readers came for, without navigation, advertisements and other frames.
 *
 *      html --> parse_html() --> PageOutline --> frame_marks(), text_blocks(), listing_marks() --> main_part()
 *           --> whole_lists() --> assign_content_roles() --> PageContent
 *
 *  One pass over the tree in a fixed number of walks; no model, no network, no language. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_PAGE_CONTENT_H
#define NEARDUP_INTAKE_CONTENT_PAGE_CONTENT_H

#include <vector>

#include "content/content_block.h"
#include "content/frame_set.h"
#include "html/html_tree.h"

namespace neardup {

/** Version of the rules that choose the content. Texts that were chosen by other rules may differ. */
constexpr unsigned kContentRules = 1;

/** The blocks of text of a page in document order, each with its role. Empty for a page without text.
 *  @param frame  of the page's site (frame_learner.h).
 *  Cost: linear in the size of the page. */
std::vector<ContentBlock> page_content(const HtmlTree& tree, const FrameSet& frame = {});

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_PAGE_CONTENT_H
