/** @file site_frame.h
 *  Marks the blocks of a page that belong to the frame of its site. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CONTENT_SITE_FRAME_H
#define NEARDUP_INTAKE_CONTENT_SITE_FRAME_H

#include <vector>

#include "content/content_block.h"
#include "content/frame_set.h"
#include "content/page_outline.h"
#include "content/text_blocks.h"

namespace neardup {

/** Mark blocks of the frame as kSiteFrame: long ones anywhere, short ones before the first and after the last text of
 *  the page's own. Short lines within the content, such as "Parameters:", stay content although many pages have them.
 *  @param marks   frame_marks().
 *  @param blocks  text_blocks(); changed in place.
 *  Cost: linear; none without a frame. */
void mark_site_frame(const PageOutline& page, const std::vector<BlockRole>& marks, const FrameSet& frame,
                     std::vector<TextBlock>& blocks);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_SITE_FRAME_H
