/** @file saved_page.h
 *  A web page that a browser saved as MHTML: the page and its pictures as the parts of one message. THREADS: may be called from
 *  several at once. Source: RFC 2557. */
#ifndef NEARDUP_INTAKE_MAIL_SAVED_PAGE_H
#define NEARDUP_INTAKE_MAIL_SAVED_PAGE_H

#include <string>
#include <string_view>

#include "formats/document_file.h"
#include "formats/reading_options.h"

namespace neardup {

/** Whether bytes begin with the header of a saved page: related parts, and nobody who received it. */
bool begins_as_saved_page(std::string_view bytes);

/** The text of the page, as that of one in a file of HTML, in the encoding that its part declares. Of the other parts nothing is
 *  read. A file of another kind is read by its content.
 *  @exception as extract_content(). */
ExtractedText saved_page_text(std::string bytes, const ReadingOptions& options);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_SAVED_PAGE_H
