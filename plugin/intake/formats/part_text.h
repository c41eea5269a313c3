/** @file part_text.h
 *  The text of notations that are plain text: calendars and cards, text/enriched and text/richtext of mail, manual pages.
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

/** All lines of a calendar or a card, with folded lines joined, escapes and quoted-printable decoded; base64 stays as it is.
 *  Source: RFC 5545 section 3.1, RFC 6350 sections 3.2 and 3.4; versit, "vCard", 2.1, sections 2.1.3 and 2.1.5.
 *  @param lines  UTF-8. */
std::string unfolded_text(std::string_view lines);

/** Whether a text is the source of a manual page: roff with a comment or a title first, and sections. */
bool is_manual(std::string_view text);

/** The source of a manual page without the escapes that stand in words: fonts, sizes, characters without width; named characters
 *  and strings are spaces. Source: groff(7), "Escape sequences".
 *  @param roff  UTF-8. */
std::string manual_text(std::string_view roff);

/** The text without its commands and their <param>; "<<" is "<", and <nl>, <lf>, <np> and <paragraph> separate
 *  words. Source: RFC 1896 and, for the older text/richtext, RFC 1341 section 7.1.3.
 *  @param enriched  UTF-8. */
std::string enriched_text(std::string_view enriched);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_PART_TEXT_H
