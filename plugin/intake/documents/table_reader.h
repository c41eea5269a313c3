/** @file table_reader.h
 *  Reads the rows of a table with named columns, as a stream.
 *
 *  CSV is that of RFC 4180: commas, cells in double quotes, line ends within quotes. Tab-separated values are those of
 *  IANA's text/tab-separated-values: no quotes, one row a line; `\t`, `\n`, `\r` and `\\` stand for the characters that a
 *  cell cannot hold. The first row names the columns. THREADS: one at a time. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_TABLE_READER_H
#define NEARDUP_INTAKE_DOCUMENTS_TABLE_READER_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

enum class TableFormat : std::uint8_t { kCsv, kTsv };

struct TableRow {
  std::vector<std::string> cells;
  std::uint64_t number = 0;  ///< from 1, the row of names included; blank lines do not count
  bool too_long = false;     ///< longer than the limit: skipped, without cells
};

class TableReader {
 public:
  /** Parameters and errors are those of ByteStream: messages do not name the file.
   *  @param max_bytes  of the cells of a row.
   *  @exception std::runtime_error if there is no row of names, or two columns have one name, or one has none. */
  TableReader(
      const std::string& path, TableFormat format, std::size_t max_bytes, std::function<void()> checking = [] {});
  ~TableReader();
  TableReader(TableReader&&) noexcept;
  TableReader& operator=(TableReader&&) noexcept;

  /** The names of the columns. */
  const std::vector<std::string>& names() const { return names_; }

  /** The next row; nothing at the end. Its cells may be fewer or more than the names.
   *  @exception std::runtime_error if a quoted cell does not end. */
  std::optional<TableRow> next();

  /** Share of the file that has been read, 0..1; 0 for a pipe. */
  double share() const;

 private:
  class Rows;
  class CsvRows;
  class TsvRows;

  std::unique_ptr<Rows> rows_;
  std::vector<std::string> names_;
};

/** The text of a cell in which `\t`, `\n`, `\r` and `\\` stand for characters. Another character behind a backslash stands
 *  for itself. */
std::string unescaped_cell(std::string_view cell);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_TABLE_READER_H
