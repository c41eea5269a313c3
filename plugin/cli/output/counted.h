/** @file counted.h
 *  Counts with nouns, for sentences. */
#ifndef NEARDUP_CLI_OUTPUT_COUNTED_H
#define NEARDUP_CLI_OUTPUT_COUNTED_H

#include <cstddef>
#include <string>

namespace neardup::cli {

/** "1 group", "2 groups".
 *  @param noun  a noun with a plural in s. */
inline std::string counted(std::size_t number, const std::string& noun) {
  return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_COUNTED_H
