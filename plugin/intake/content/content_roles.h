/** @file content_roles.h
 *  Which blocks of a page are its content. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CONTENT_CONTENT_ROLES_H
#define NEARDUP_INTAKE_CONTENT_CONTENT_ROLES_H

#include "content/page_text.h"

namespace neardup {

/** Give each block of a page its role.
 *  Content is the text of the main part (main_part.h), of parts beside it that are like it, and of paragraphs between
 *  the headline and it; without lists of links and of teasers, stray lines, and headings of nothing.
 *  Lists and tables are judged as a whole (whole_lists.h). A list of teasers is content where it is most of the main
 *  part. Of a page with less than 200 letters of content, most of it links, all of the main part is content, links too;
 *  it is found by the letters of links. Where next to nothing would be left otherwise, all of the page that is not
 *  marked as frame is content.
 *  Cost: linear. */
void assign_content_roles(PageText& text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_CONTENT_ROLES_H
