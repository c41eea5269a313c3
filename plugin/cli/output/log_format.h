/** @file log_format.h
 *  Messages on stderr: a line for people, or a JSON object per line for programs. What to do next is for people only.
 *  THREADS: any.
 */
#ifndef NEARDUP_CLI_OUTPUT_LOG_FORMAT_H
#define NEARDUP_CLI_OUTPUT_LOG_FORMAT_H

#include <cstdio>
#include <string>
#include <vector>

namespace neardup::cli {

enum class LogFormat { kText, kJsonLines };

/** A message with its line feed: "xapian-neardup: MESSAGE", safe to print, or {"event":, "message":}.
 *  @param event    kind of the message for programs, such as "failure".
 *  @param message  any bytes; in JSON, bytes that are not UTF-8 become U+FFFD. */
std::string log_line(LogFormat format, const std::string& event, const std::string& message);

/** The --log-format of a command line that is not parsed yet, so that its errors are reported in this format, too. Words
 *  after "--" belong to another program.
 *  @return text without --log-format, or if the format is unknown. */
LogFormat asked_log_format(const std::vector<std::string>& words);

/** Write a text unchanged. Errors are ignored: a command does not fail because nobody reads stderr. */
inline void write_to_stderr(const std::string& text) {
  static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr));
}

/** Print a note on stderr (held_output.h), unless it is empty. */
void print_note(const std::string& note, LogFormat format = LogFormat::kText);

/** Print "next: TEXT" on standard output (held_output.h) if that is a terminal. */
void print_next_step(const std::string& text);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_LOG_FORMAT_H
