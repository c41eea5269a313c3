/** @file html_text.h
 *  The text of a piece of HTML. THREADS: may be called from several at once. */
#ifndef NEARDUP_INTAKE_HTML_HTML_TEXT_H
#define NEARDUP_INTAKE_HTML_HTML_TEXT_H

#include <string>
#include <string_view>

namespace neardup {

/** All text of a piece of HTML, even a malformed one. For HTML in a mail or in another text; the content of a page is
 *  web_page_text() (web_page.h).
 *  Ignored: titles, script, style, template, noscript, comments and all attributes. All elements except inline ones
 *  separate words.
 *  @param html  UTF-8.
 *  Cost: linear. Elements deeper than 512 count as part of the element at that depth. */
std::string html_text(std::string_view html);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_HTML_TEXT_H
