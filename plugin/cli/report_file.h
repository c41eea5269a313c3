/** @file report_file.h
 *  Files that a command leaves behind. */
#ifndef NEARDUP_CLI_REPORT_FILE_H
#define NEARDUP_CLI_REPORT_FILE_H

#include <string>

namespace neardup::cli {

/** Write a file whole or not at all: beside its place first, then renamed.
 *  @exception std::system_error if it cannot be written; it names the file. */
void write_report_file(const std::string& path, const std::string& content);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_REPORT_FILE_H
