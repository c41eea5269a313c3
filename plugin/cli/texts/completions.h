/** @file completions.h
 *  Completion scripts of bash, zsh and fish: commands, flags, and the values of flags. THREADS: pure functions. */
#ifndef NEARDUP_CLI_TEXTS_COMPLETIONS_H
#define NEARDUP_CLI_TEXTS_COMPLETIONS_H

#include <string>

namespace neardup::cli {

std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_TEXTS_COMPLETIONS_H
