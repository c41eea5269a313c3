/** @file printable.h
 *  Makes foreign text safe to print: no control character and no ill-formed byte reaches a terminal. */
#ifndef NEARDUP_CLI_OUTPUT_PRINTABLE_H
#define NEARDUP_CLI_OUTPUT_PRINTABLE_H

#include <string>
#include <string_view>

namespace neardup::cli {

/** The text as well-formed UTF-8 without controls: each C0 control, DEL, C1 control, bidirectional override and
 *  ill-formed byte becomes \xHH or \u{HHHH}. Backslashes stay. */
std::string printable(std::string_view text);

/** A word for a shell. */
std::string shell_word(const std::string& word);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_PRINTABLE_H
