/** @file html_elements.h
 *  What the names of HTML elements mean to a reader of their text. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FORMATS_HTML_ELEMENTS_H
#define NEARDUP_INTAKE_FORMATS_HTML_ELEMENTS_H

#include <string_view>

namespace neardup {

/** Whether an element stands within a word or a line, so that its tags do not separate words: a, b, span, sub, ... */
bool is_inline_element(std::string_view name);

/** Whether an element's text is not part of the page as read: script, style, template, noscript. The title is another
 *  matter; and libxml2 leaves new elements before the body in the head, so the head itself is read. */
bool is_unread_element(std::string_view name);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_HTML_ELEMENTS_H
