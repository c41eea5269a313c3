/** @file log_format.h
 *  How a message beside a command's output is written: a line for people, or a JSON object on a line for programs.
 *  THREADS: any. */
#ifndef NEARDUP_CLI_OUTPUT_LOG_FORMAT_H
#define NEARDUP_CLI_OUTPUT_LOG_FORMAT_H

#include <string>

namespace neardup::cli {

enum class LogFormat { kText, kJsonLines };

/** One message with its line feed: "xapian-neardup: MESSAGE", safe to print, or {"event":, "message":}.
 *  @param event    what it is, for programs: "failure".
 *  @param message  any bytes; an object has U+FFFD for what is no UTF-8. */
std::string log_line(LogFormat format, const std::string& event, const std::string& message);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_LOG_FORMAT_H
