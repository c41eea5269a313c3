/** @file report_file.h
 *  Files that commands write. */
#ifndef NEARDUP_CLI_OUTPUT_REPORT_FILE_H
#define NEARDUP_CLI_OUTPUT_REPORT_FILE_H

#include <string>
#include <vector>

namespace neardup::cli {

/** Write a whole file or nothing: a new file next to it is renamed. An existing file keeps its permissions. A link
 *  is followed. Devices and pipes are written directly.
 *  @exception std::system_error naming the file if it cannot be written. */
void write_report_file(const std::string& path, const std::string& content);

/** Refuse a file that could not be written, before the work that makes its content.
 *  @exception std::system_error naming the file, if it is a folder, if its folder does not exist, or without the right
 *             to write. */
void require_writable(const std::string& path);

/** Refuse to overwrite inputs, and refuse "-": standard output is used by other results.
 *  @param inputs  files, and folders with all their content; names that do not exist are ignored.
 *  @exception UsageError if the path is an input or in one, however it is spelt. */
void require_no_input(const std::string& path, const std::vector<std::string>& inputs);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_REPORT_FILE_H
