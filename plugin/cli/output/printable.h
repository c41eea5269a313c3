/** @file printable.h
 *  Text of foreign origin made safe to print: no control character and no ill-formed byte reaches a terminal. */
#ifndef NEARDUP_CLI_OUTPUT_PRINTABLE_H
#define NEARDUP_CLI_OUTPUT_PRINTABLE_H

#include <string>
#include <string_view>

namespace neardup::cli {

/** Well-formed UTF-8 without controls: each C0 control, DEL, C1 control, bidirectional override and ill-formed byte
 *  becomes \xHH or \u{HHHH}; a backslash stays. */
std::string printable(std::string_view text);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_PRINTABLE_H
