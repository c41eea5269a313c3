/** @file html_text.h
 *  The text of an HTML page. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FORMATS_HTML_TEXT_H
#define NEARDUP_INTAKE_FORMATS_HTML_TEXT_H

#include <string_view>

#include "formats/document_text.h"

namespace neardup {

/** Where the text of landmarks goes: nav, aside, header and footer. */
enum class Landmarks {
  kNavigation,  ///< of a page of a site, of which they are the frame
  kBody         ///< of a mail or of HTML within another text: nobody else's frame, so all is content
};

/** Read a page, however malformed.
 *  Left out: the head, script, style, template, noscript, comments and all attributes. The first title is the title.
 *  Navigation is what stands in nav or aside, in an element with role=navigation, or in a header or footer outside
 *  article and main; the rest is the body. Elements other than inline ones separate words.
 *  @param html  UTF-8. @param landmarks  kBody: nothing is navigation.
 *  Cost: linear. Elements deeper than 512 count as part of the one at that depth. */
DocumentText html_text(std::string_view html, Landmarks landmarks = Landmarks::kNavigation);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_HTML_TEXT_H
