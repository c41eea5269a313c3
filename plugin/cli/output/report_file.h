/** @file report_file.h
 *  Files that a command leaves behind. */
#ifndef NEARDUP_CLI_OUTPUT_REPORT_FILE_H
#define NEARDUP_CLI_OUTPUT_REPORT_FILE_H

#include <string>
#include <vector>

namespace neardup::cli {

/** Write a file whole or not at all: beside its place first, then renamed. What is there keeps its rights, of a link
 * what it leads to is written, and devices and pipes are written to.
 *  @exception std::system_error if it cannot be written; it names the file. */
void write_report_file(const std::string& path, const std::string& content);

/** Refuse to write over what is read, and to take "-" for a file: what is written beside a file goes to standard
 * output.
 *  @param inputs  files, and folders with all that is in them; a name that is none
 *  is nothing.
 *  @exception UsageError if the path is one of them or in one, however it is spelt. */
void require_no_input(const std::string& path, const std::vector<std::string>& inputs);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_REPORT_FILE_H
