#include "records/csv_record.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace neardup::cli {

std::size_t csv_row_end(std::string_view bytes, std::size_t begin) {
  bool quoted = false;
  for (std::size_t i = begin;; ++i) {
    i = bytes.find_first_of(quoted ? "\"" : "\"\n", i);
    if (i == std::string_view::npos) return i;
    if (bytes[i] == '\n') return i + 1;
    quoted = !quoted;
  }
}

std::vector<std::string> csv_cells(std::string_view row) {
  std::vector<std::string> cells;
  for (std::size_t i = 0;; ++i) {
    std::string cell;
    if (i < row.size() && row[i] == '"') {
      for (++i;; ++i) {
        const std::size_t quote = row.find('"', i);
        if (quote == std::string_view::npos) throw std::runtime_error("row has a double quote that does not end");
        cell += row.substr(i, quote - i);
        i = quote + 1;
        if (i == row.size() || row[i] != '"') break;
        cell += '"';
      }
    } else {
      const std::size_t end = std::min(row.find(',', i), row.size());
      cell = row.substr(i, end - i);
      if (cell.find('"') != std::string::npos) throw std::runtime_error("row has a double quote inside a cell");
      i = end;
    }
    if (i < row.size() && row[i] != ',') throw std::runtime_error("row has text behind a double quote");
    cells.push_back(std::move(cell));
    if (i >= row.size()) return cells;
  }
}

std::string csv_cell(const std::string& text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

}  // namespace neardup::cli
