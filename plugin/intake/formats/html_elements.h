/** @file html_elements.h
 *  The role of HTML elements in the text of a page. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FORMATS_HTML_ELEMENTS_H
#define NEARDUP_INTAKE_FORMATS_HTML_ELEMENTS_H

#include "markup/html_tag.h"

namespace neardup {

/** Whether an element is inline, so that its tags do not separate words: a, b, span, sub, ... */
bool is_inline_element(HtmlTag tag);

/** Whether the text of an element is not part of the page: script, style, template, noscript, and what iframe and
 *  noembed have for browsers that know neither. The title is treated separately. */
bool is_unread_element(HtmlTag tag);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_HTML_ELEMENTS_H
