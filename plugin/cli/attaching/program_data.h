/** @file program_data.h
 *  Finds the files that are installed with this program. */
#ifndef NEARDUP_CLI_ATTACHING_PROGRAM_DATA_H
#define NEARDUP_CLI_ATTACHING_PROGRAM_DATA_H

#include <filesystem>
#include <optional>
#include <string>

namespace neardup::cli {

/** The running program. */
std::filesystem::path own_program();

/** A folder of this program's data, such as "omega": in the build tree, or in the installation. Nothing if there is
 *  none. */
std::optional<std::filesystem::path> program_data(const std::string& folder);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_ATTACHING_PROGRAM_DATA_H
