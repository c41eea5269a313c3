/** @file charset_prescan.h
 *  Which charset an HTML page declares. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CHARACTERS_CHARSET_PRESCAN_H
#define NEARDUP_INTAKE_CHARACTERS_CHARSET_PRESCAN_H

#include <string>
#include <string_view>

namespace neardup {

/** The charset of the first meta element that declares one, in lower case; empty if none does. A declaration is an
 *  attribute charset, or "charset=" in the attribute content if http-equiv is "content-type". Text in comments and in
 *  other tags is none.
 *  @param head      the beginning of a page, in an encoding that has ASCII.
 *  @param is_known  whether a charset is known; a declaration of another one is skipped.
 *  Cost: linear. Source: HTML standard, section 13.2.3.2, "prescan a byte stream". */
std::string prescanned_charset(std::string_view head, bool (*is_known)(const std::string& charset));

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_CHARSET_PRESCAN_H
