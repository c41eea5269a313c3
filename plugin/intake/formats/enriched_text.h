/** @file enriched_text.h
 *  The text of text/enriched and text/richtext mail. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_FORMATS_ENRICHED_TEXT_H
#define NEARDUP_INTAKE_FORMATS_ENRICHED_TEXT_H

#include <string>
#include <string_view>

namespace neardup {

/** The text without its commands and their <param>; "<<" is "<", and <nl>, <lf>, <np> and <paragraph> separate
 *  words. Source: RFC 1896 and, for the older text/richtext, RFC 1341 section 7.1.3.
 *  @param enriched  UTF-8. */
std::string enriched_text(std::string_view enriched);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_ENRICHED_TEXT_H
