/** @file page_charset.h
 *  Which charset an HTML page declares, and the page in UTF-8. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_MARKUP_PAGE_CHARSET_H
#define NEARDUP_INTAKE_MARKUP_PAGE_CHARSET_H

#include <string>
#include <string_view>

#include "characters/text_encoding.h"

namespace neardup {

/** The charset of the first meta element that declares one, in lower case; empty if none does. A declaration is an
 *  attribute charset, or "charset=" in the attribute content if http-equiv is "content-type". Text in comments and in
 *  other tags is none.
 *  @param head      the beginning of a page, in an encoding that has ASCII.
 *  @param is_known  whether a charset is known; a declaration of another one is skipped.
 *  Cost: linear. Source: HTML standard, section 13.2.3.2, "prescan a byte stream". */
std::string meta_charset(std::string_view head, bool (*is_known)(const std::string& charset));

/** utf8_from_text() for an HTML page, which may declare its charset in its first 4 KiB, in a meta element or in an XML
 *  declaration. */
std::string utf8_from_html(std::string bytes, CharsetChoice charset = {});

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_PAGE_CHARSET_H
