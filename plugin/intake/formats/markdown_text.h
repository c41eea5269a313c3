/** @file markdown_text.h
 *  The text of a Markdown file. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FORMATS_MARKDOWN_TEXT_H
#define NEARDUP_INTAKE_FORMATS_MARKDOWN_TEXT_H

#include <string_view>

#include "formats/document_text.h"

namespace neardup {

/** Read CommonMark with GitHub's extensions.
 *  The title is that of the front matter, else the first heading (which stays in the body too). Text of links and of
 *  code stays; their addresses, alternative texts of images and tags of embedded HTML do not.
 *  @param markdown  UTF-8. Cost: linear in it (markdown_repair.h).
 *  @exception std::runtime_error if the text has 4 GiB or more. */
DocumentText markdown_text(std::string_view markdown);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_MARKDOWN_TEXT_H
