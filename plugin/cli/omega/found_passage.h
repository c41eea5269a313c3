/** @file found_passage.h
 *  The part of a text in which words stand that are not set off by spaces.
 *  THREADS: a pure function. */
#ifndef NEARDUP_CLI_OMEGA_FOUND_PASSAGE_H
#define NEARDUP_CLI_OMEGA_FOUND_PASSAGE_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace neardup::cli {

/** The first passage with most of these words, on one line, with "..." where it is cut; empty if the text has none of
 *  them. A word is found within others, as scripts without spaces need it.
 *  @param bytes  most of the text that is shown. */
std::string found_passage(std::string_view text, const std::vector<std::string>& words, std::size_t bytes);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OMEGA_FOUND_PASSAGE_H
