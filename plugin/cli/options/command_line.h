/** @file command_line.h
 *  Forward declarations of CLI11: its own header adds five seconds to the compilation of each file. */
#ifndef NEARDUP_CLI_OPTIONS_COMMAND_LINE_H
#define NEARDUP_CLI_OPTIONS_COMMAND_LINE_H

namespace CLI {
class App;
class Option;
}  // namespace CLI

#endif  // NEARDUP_CLI_OPTIONS_COMMAND_LINE_H
