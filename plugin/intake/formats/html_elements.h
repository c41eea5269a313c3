/** @file html_elements.h
 *  The role of HTML elements in the text of a page. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FORMATS_HTML_ELEMENTS_H
#define NEARDUP_INTAKE_FORMATS_HTML_ELEMENTS_H

#include <string_view>

namespace neardup {

/** Whether an element is inline, so that its tags do not separate words: a, b, span, sub, ... */
bool is_inline_element(std::string_view name);

/** Whether the text of an element is not part of the page: script, style, template, noscript. The title is treated
 *  separately. The head is read, because libxml2 leaves unknown elements before the body in it. */
bool is_unread_element(std::string_view name);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_HTML_ELEMENTS_H
