/** @file manual_page.h
 *  Man pages and the reference of commands, made of the tables of commands and flags. THREADS: pure functions. */
#ifndef NEARDUP_CLI_TEXTS_MANUAL_PAGE_H
#define NEARDUP_CLI_TEXTS_MANUAL_PAGE_H

#include <string>

namespace neardup::cli {

/** The man page of a command, or of the program if the name is empty.
 *  @param date  in the form 2026-11-27. */
std::string manual_page(const std::string& command, const std::string& version, const std::string& date);

/** The page docs/reference/options.md. */
std::string reference_page();

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_TEXTS_MANUAL_PAGE_H
