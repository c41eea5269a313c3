/** @file html_text.h
 *  The text of an HTML page. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_FORMATS_HTML_TEXT_H
#define NEARDUP_INTAKE_FORMATS_HTML_TEXT_H

#include <string_view>

#include "formats/document_text.h"

namespace neardup {

/** How to treat the text of landmarks: nav, aside, header and footer. */
enum class Landmarks {
  kNavigation,  ///< as navigation: in a page of a site they are its frame
  kBody         ///< as content: in a mail, or in HTML within another text
};

/** Extract the text of a page, even a malformed one, as browsers parse it (html_parser.h).
 *  Ignored: script, style, template, noscript, iframe, noembed, comments and all attributes. The first title is the title.
 *  Navigation is the text in nav or aside, in an element with role=navigation, and in a header or footer outside
 *  article and main. The rest is the body. All elements except inline ones separate words. The content of noframes is
 *  read as a page of its own.
 *  @param html       UTF-8.
 *  @param landmarks  with kBody nothing is navigation.
 *  Cost: linear. Elements deeper than 512 count as part of the element at that depth. */
DocumentText html_text(std::string_view html, Landmarks landmarks = Landmarks::kNavigation);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_HTML_TEXT_H
