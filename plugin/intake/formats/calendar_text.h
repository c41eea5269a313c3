/** @file calendar_text.h
 *  The text of a calendar entry (text/calendar). THREADS: pure function. */
#ifndef NEARDUP_INTAKE_FORMATS_CALENDAR_TEXT_H
#define NEARDUP_INTAKE_FORMATS_CALENDAR_TEXT_H

#include <string>
#include <string_view>

namespace neardup {

/** The text that a reader of an invitation sees: its SUMMARY, LOCATION, DESCRIPTION and COMMENT, one line each, with
 *  folded lines joined and escapes decoded. Source: RFC 5545 sections 3.1 and 3.3.11.
 *  @param calendar  UTF-8. */
std::string calendar_text(std::string_view calendar);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_CALENDAR_TEXT_H
