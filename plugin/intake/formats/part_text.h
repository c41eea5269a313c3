/** @file part_text.h
 *  The text of parts that only mail has: calendar entries (text/calendar), text/enriched and text/richtext.
 *  THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FORMATS_PART_TEXT_H
#define NEARDUP_INTAKE_FORMATS_PART_TEXT_H

#include <string>
#include <string_view>

namespace neardup {

/** The text that a reader of an invitation sees: its SUMMARY, LOCATION, URL, DESCRIPTION and COMMENT, its times with their
 *  zones and whether it is cancelled, and of an answer (METHOD:REPLY) who answers how, one line each, with folded lines joined and escapes
 *  decoded. Source: RFC 5545 sections 3.1 and 3.3.11.
 *  @param calendar  UTF-8. */
std::string calendar_text(std::string_view calendar);

/** The text without its commands and their <param>; "<<" is "<", and <nl>, <lf>, <np> and <paragraph> separate
 *  words. Source: RFC 1896 and, for the older text/richtext, RFC 1341 section 7.1.3.
 *  @param enriched  UTF-8. */
std::string enriched_text(std::string_view enriched);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_PART_TEXT_H
