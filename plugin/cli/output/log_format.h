/** @file log_format.h
 *  The format of messages on stderr: a line for people, or a JSON object per line for programs.
 *  THREADS: any. */
#ifndef NEARDUP_CLI_OUTPUT_LOG_FORMAT_H
#define NEARDUP_CLI_OUTPUT_LOG_FORMAT_H

#include <string>

namespace neardup::cli {

enum class LogFormat { kText, kJsonLines };

/** A message with its line feed: "xapian-neardup: MESSAGE", safe to print, or {"event":, "message":}.
 *  @param event    kind of the message for programs, such as "failure".
 *  @param message  any bytes; in JSON, bytes that are not UTF-8 become U+FFFD. */
std::string log_line(LogFormat format, const std::string& event, const std::string& message);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_LOG_FORMAT_H
