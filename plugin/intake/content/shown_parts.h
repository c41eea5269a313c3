/** @file shown_parts.h
 *  Which parts of a page a reader sees. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_SHOWN_PARTS_H
#define NEARDUP_INTAKE_CONTENT_SHOWN_PARTS_H

#include <vector>

#include "content/content_block.h"
#include "content/page_outline.h"

namespace neardup {

/** The outline of a page; with the text for browsers without scripts if there is little else. Cost: linear. */
PageOutline shown_outline(const HtmlTree& tree);

/** The role of each part: kContent, or why it is not text of the page:
 *  - kHidden: by the attributes hidden, aria-hidden, display:none or visibility:hidden; the reading of a ruby;
 *  - kControl: of a form, or in place of a picture, a sound or a program; links such as [edit] within a heading.
 *  Everything within such a part has its role. If a page has little else to read, what is hidden is text.
 *  Cost: linear. */
std::vector<BlockRole> unshown_parts(const PageOutline& page);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_SHOWN_PARTS_H
