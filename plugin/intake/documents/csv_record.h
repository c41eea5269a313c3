/** @file csv_record.h
 *  Rows of CSV (RFC 4180), also with another delimiter, and cells of TSV (IANA's text/tab-separated-values).
 *  THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_CSV_RECORD_H
#define NEARDUP_INTAKE_DOCUMENTS_CSV_RECORD_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

/** A record without its line end, LF or CRLF. */
std::string_view without_line_end(std::string_view record);

/** The byte behind the row that begins at `begin`, its line feed included; npos if the row does not end. Line feeds in a
 *  cell that begins with a quote do not end a row. */
std::size_t csv_row_end(std::string_view bytes, std::size_t begin = 0, char delimiter = ',');

/** The cells of a row, without its line end. A quote in a cell that does not begin with one stands for itself.
 *  @exception std::runtime_error if a cell's quotes do not end, or text follows them. */
std::vector<std::string> csv_cells(std::string_view row, char delimiter = ',');

/** A cell as a row has it: in quotes if it needs them. */
std::string csv_cell(const std::string& text, char delimiter = ',');

/** A text as a cell of TSV has it: tabs, line ends and backslashes in another writing. */
std::string escaped_cell(std::string_view text);

/** The text of a cell of TSV, in which `\t`, `\n`, `\r` and `\\` stand for characters. Another backslash stands for itself, as in
 *  the paths of programs that know no escapes. */
std::string unescaped_cell(std::string_view cell);

/** The cells of a row of TSV, without its line end. One of `\N` is empty: so programs of databases write null. */
std::vector<std::string> tsv_cells(std::string_view row);

/** Whether a cell says that there is no value: it is empty, or one of the words of R, databases and pandas, such as NA and NULL.
 *  Source: pandas.read_csv(), na_values. */
bool is_missing_cell(std::string_view cell);

/** The most bytes of a row of TSV that is read as CSV. */
constexpr std::size_t kLongestQuotedRow = std::size_t{1} << 20U;

/** Whether a cell of a line of TSV begins with a double quote. */
bool has_leading_quote(std::string_view line);

/** The byte behind the row of TSV that these bytes begin with, if its quotes are those of CSV. 0 if they are not: text follows
 *  a quote, or the row has another number of cells; npos if a quote does not end.
 *  @param columns  number of cells; 0 for any. */
std::size_t quoted_row_end(std::string_view bytes, std::size_t columns);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_CSV_RECORD_H
