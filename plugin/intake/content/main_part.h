/** @file main_part.h
 *  The element of a page that holds its content. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CONTENT_MAIN_PART_H
#define NEARDUP_INTAKE_CONTENT_MAIN_PART_H

#include "content/page_text.h"

namespace neardup {

/** The element with the best score, of those in the page's only main element if it has one; or an element around it:
 *  - that adds at least half as much text again, apart from lists of teasers;
 *  - of which it is a subsection, by the levels of their headings.
 *  The search ends at article, main or body.
 *  @return 0, the document, for a page without text. Cost: linear. */
PartIndex main_part(const PageText& text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_MAIN_PART_H
