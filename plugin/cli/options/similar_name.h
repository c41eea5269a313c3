/** @file similar_name.h
 *  What a mistyped name of a command or option may have meant. */
#ifndef NEARDUP_CLI_OPTIONS_SIMILAR_NAME_H
#define NEARDUP_CLI_OPTIONS_SIMILAR_NAME_H

#include <string>
#include <vector>

namespace neardup::cli {

/** The name that is most like a word: the first one with the least edit distance, if that is at most a third of the
 *  word's bytes; else the only name that begins with the word. Empty if there is none. */
std::string similar_name(const std::string& word, const std::vector<std::string>& names);

/** " (did you mean 'NAME'?)" for a similar_name(), else nothing. */
std::string did_you_mean(const std::string& word, const std::vector<std::string>& names);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_SIMILAR_NAME_H
