/** @file command_line.h
 *  The names of CLI11 that headers need: its own header costs five seconds a file, and only commands look inside. */
#ifndef NEARDUP_CLI_OPTIONS_COMMAND_LINE_H
#define NEARDUP_CLI_OPTIONS_COMMAND_LINE_H

namespace CLI {
class App;
class Option;
}  // namespace CLI

#endif  // NEARDUP_CLI_OPTIONS_COMMAND_LINE_H
