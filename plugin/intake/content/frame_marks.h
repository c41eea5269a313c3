/** @file frame_marks.h
 *  The elements of a page that by themselves say that they are not content. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_FRAME_MARKS_H
#define NEARDUP_INTAKE_CONTENT_FRAME_MARKS_H

#include <vector>

#include "content/content_block.h"
#include "content/page_outline.h"

namespace neardup {

/** The role of each part: kContent, or why it is left out, by
 *  - attributes that hide it: hidden, aria-hidden, display:none, visibility:hidden;
 *  - elements: nav, aside, footer, header outside article and main, captions of figures, controls of forms;
 *  - ARIA roles: navigation, banner, contentinfo, complementary, search, menu, toolbar, dialog, alert, tooltip, ...;
 *  - class and id (element_names.h); those of an inline element only if its line has nothing else, or if they say that
 *    it is not shown;
 *  - a closed details element with nothing but a table or list.
 *  Everything within a part has its role. A part that holds more than 40 % of the page's unlinked text is content
 *  whatever it is called, unless it is hidden or a control, or the page has an article or a headline elsewhere: some
 *  sites name the whole page after its sidebar.
 *  Source of the landmarks: HTML-AAM 1.0, section 3.4; WAI-ARIA 1.2, section 5.3.4.
 *  Cost: linear. */
std::vector<BlockRole> frame_marks(const PageOutline& page);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_FRAME_MARKS_H
