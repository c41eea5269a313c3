/** @file markup_text.h
 *  Text of foreign origin made safe to stand in HTML and XML. THREADS: pure function. */
#ifndef NEARDUP_CLI_PAGES_MARKUP_TEXT_H
#define NEARDUP_CLI_PAGES_MARKUP_TEXT_H

#include <string>
#include <string_view>

namespace neardup::cli {

/** The text with references for the characters that markup gives a meaning to, in content and in quoted attributes:
 *  < > & " '. Controls and ill-formed bytes are printable()'s to replace. */
std::string markup_text(std::string_view text);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_MARKUP_TEXT_H
