/** @file quick_answer.h
 *  What the program can say before its commands are loaded: its version, and the content of one page of HTML. A process for
 *  each page starts in a fraction of the time that way. THREADS: pure functions. */
#ifndef NEARDUP_CLI_PROGRAM_QUICK_ANSWER_H
#define NEARDUP_CLI_PROGRAM_QUICK_ANSWER_H

#include <optional>
#include <string>
#include <vector>

namespace neardup::cli {

/** The output of a command line; nothing if the commands have to answer it: for all but `--version` and
 *  `extract [--format html|text] PAGE.html`, for excluded pages, pages without content, other files, and errors.
 *  @param words  without the program's name. */
std::optional<std::string> quick_answer(const std::vector<std::string>& words);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PROGRAM_QUICK_ANSWER_H
