/** @file listing_marks.h
 *  The lists of teasers on a page: a linked title and a few lines for each of several other pages.
 *  THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CONTENT_LISTING_MARKS_H
#define NEARDUP_INTAKE_CONTENT_LISTING_MARKS_H

#include <vector>

#include "content/content_block.h"
#include "content/page_outline.h"
#include "content/text_blocks.h"

namespace neardup {

/** Whether each part is within a list of teasers: an element with at least three children that have one to four linked
 *  titles and less than 500 unlinked letters, as most of its children and of its unlinked text are.
 *  A title is a block of links, or a link of at least 15 letters at the beginning of a block.
 *  @param marks   frame_marks().
 *  @param blocks  text_blocks().
 *  Cost: linear. */
std::vector<bool> listing_marks(const PageOutline& page, const std::vector<BlockRole>& marks,
                                const std::vector<TextBlock>& blocks);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_LISTING_MARKS_H
