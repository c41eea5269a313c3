/** @file markup_text.h
 *  Escapes foreign text for HTML and XML. THREADS: pure function. */
#ifndef NEARDUP_CLI_PAGES_MARKUP_TEXT_H
#define NEARDUP_CLI_PAGES_MARKUP_TEXT_H

#include <string>
#include <string_view>

namespace neardup::cli {

/** The text with the special characters of markup escaped, for content and quoted attributes: < > & " '. printable()
 *  replaces controls and ill-formed bytes. */
std::string markup_text(std::string_view text);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_MARKUP_TEXT_H
