/** @file csv_record.h
 *  Where the rows of a CSV file end, and which cells a row has (RFC 4180). THREADS: pure functions. */
#ifndef NEARDUP_CLI_RECORDS_CSV_RECORD_H
#define NEARDUP_CLI_RECORDS_CSV_RECORD_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace neardup::cli {

/** The byte behind the first row, its line feed included; npos if the row does not end. Line feeds within quotes do not
 *  end a row. */
std::size_t csv_row_end(std::string_view bytes, std::size_t begin = 0);

/** The cells of a row, without its line end.
 *  @exception std::runtime_error if a quote stands inside a cell, or does not end. */
std::vector<std::string> csv_cells(std::string_view row);

/** A cell as a row has it: in quotes if it needs them. */
std::string csv_cell(const std::string& text);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_RECORDS_CSV_RECORD_H
