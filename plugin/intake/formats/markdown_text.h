/** @file markdown_text.h
 *  The text of a Markdown file. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FORMATS_MARKDOWN_TEXT_H
#define NEARDUP_INTAKE_FORMATS_MARKDOWN_TEXT_H

#include <string_view>

#include "formats/document_text.h"

namespace neardup {

/** Extract the text of CommonMark with GitHub's extensions.
 *  The title is the title of the front matter, else the first heading, which also stays in the body. The text of
 *  links and code stays. URLs, alternative texts of images and tags of embedded HTML are removed.
 *  @param markdown  UTF-8.
 *  @exception std::runtime_error if the text has 4 GiB or more.
 *  Cost: linear (markdown_repair.h). */
DocumentText markdown_text(std::string_view markdown);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_MARKDOWN_TEXT_H
