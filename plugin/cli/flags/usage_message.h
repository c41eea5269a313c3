/** @file usage_message.h
 *  What a mistyped name of a command or option may have meant, and the words for errors of the command line, instead of
 *  CLI11's. THREADS: pure functions. */
#ifndef NEARDUP_CLI_FLAGS_USAGE_MESSAGE_H
#define NEARDUP_CLI_FLAGS_USAGE_MESSAGE_H

#include <string>
#include <vector>

namespace neardup::cli {

/** The name that is most like a word: the first one with the least edit distance, if that is at most a third of the
 *  word's bytes, rounded; else the only name that begins with the word. Empty if there is none. */
std::string similar_name(const std::string& word, const std::vector<std::string>& names);

/** " (did you mean 'NAME'?)" for a similar_name(), else nothing. */
std::string did_you_mean(const std::string& word, const std::vector<std::string>& names);

/** Says what the command takes. @param command  of the table. */
std::string unexpected_argument(const std::string& command, const std::string& word);

/** One line in lower case, for a command line that CLI11 cannot cut.
 *  @param left   the words that it did not take. @param error  what it says. */
std::string usage_message(const std::string& command, const std::vector<std::string>& left, const std::string& error);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_FLAGS_USAGE_MESSAGE_H
