#include "documents/csv_record.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

#include "bytes/parsed_number.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::string_view kSpecial = "\t\n\r\\";
constexpr std::string_view kNull = "\\N";     // of PostgreSQL's COPY and MySQL's INTO OUTFILE
constexpr std::string_view kCodes = "tnr\\";  // what stands for each behind a backslash

/** The byte behind a cell that begins with a quote; npos if its quotes do not end. */
std::size_t end_of_quotes(std::string_view bytes, std::size_t i) {
  do {
    i = bytes.find('"', i + 1);
    if (i == std::string_view::npos) return i;
    ++i;
  } while (i < bytes.size() && bytes[i] == '"');
  return i;
}

/** A quote that is missing or too many may make one row of all lines up to the next one. */
[[noreturn]] void refuse(std::string_view row, const std::string& why) {
  const auto lines = std::count(row.begin(), row.end(), '\n') + 1;
  throw std::runtime_error("row has " + why +
                           (lines == 1 ? "" : ", so its " + std::to_string(lines) + " lines are one row"));
}

}  // namespace

std::string_view without_line_end(std::string_view record) {
  if (!record.empty() && record.back() == '\n') record.remove_suffix(1);
  if (!record.empty() && record.back() == '\r') record.remove_suffix(1);
  return record;
}

std::size_t csv_row_end(std::string_view bytes, std::size_t begin, char delimiter) {
  const std::array<char, 2> ends{delimiter, '\n'};
  const std::string_view cell_ends(ends.data(), ends.size());
  for (std::size_t i = begin;; ++i) {
    if (i < bytes.size() && bytes[i] == '"') {
      i = end_of_quotes(bytes, i);
      if (i == std::string_view::npos) return i;
    }
    i = bytes.find_first_of(cell_ends, i);
    if (i == std::string_view::npos) return i;
    if (bytes[i] == '\n') return i + 1;
  }
}

std::vector<std::string> csv_cells(std::string_view row, char delimiter) {
  std::vector<std::string> cells;
  for (std::size_t i = 0;; ++i) {
    std::string cell;
    if (i < row.size() && row[i] == '"') {
      for (++i;; ++i) {
        const std::size_t quote = row.find('"', i);
        if (quote == std::string_view::npos) refuse(row, "a double quote that does not end");
        cell += row.substr(i, quote - i);
        i = quote + 1;
        if (i == row.size() || row[i] != '"') break;
        cell += '"';
      }
      if (i < row.size() && row[i] != delimiter) refuse(row, "text behind a double quote");
    } else {
      const std::size_t end = std::min(row.find(delimiter, i), row.size());
      cell = row.substr(i, end - i);
      i = end;
    }
    cells.push_back(std::move(cell));
    if (i >= row.size()) return cells;
  }
}

std::string csv_cell(const std::string& text, char delimiter) {
  if (text.find_first_of("\"\n\r") == std::string::npos && text.find(delimiter) == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

std::string escaped_cell(std::string_view text) {
  std::string cell;
  for (const char c : text) {
    const std::size_t special = kSpecial.find(c);
    if (special != std::string_view::npos) cell += '\\';
    cell += special != std::string_view::npos ? kCodes[special] : c;
  }
  return cell;
}

std::string unescaped_cell(std::string_view cell) {
  std::string plain;
  for (std::size_t i = 0; i != cell.size(); ++i) {
    const bool may_escape = cell[i] == '\\' && i + 1 != cell.size();
    const std::size_t code = may_escape ? kCodes.find(cell[i + 1]) : std::string_view::npos;
    if (code != std::string_view::npos) ++i;
    plain += code != std::string_view::npos ? kSpecial[code] : cell[i];
  }
  return plain;
}

bool is_missing_cell(std::string_view cell) {
  return cell.empty() || has_word("NA N/A n/a #N/A <NA> NULL null NaN nan None \\N", cell);
}

std::vector<std::string> tsv_cells(std::string_view row) {
  std::vector<std::string> cells = split(row, '\t');
  for (std::string& cell : cells) cell = cell == kNull ? std::string() : unescaped_cell(cell);
  return cells;
}

bool has_leading_quote(std::string_view line) {
  const std::size_t quote = line.find('"');
  return quote == 0 || (quote != std::string_view::npos && line.find("\t\"", quote - 1) != std::string_view::npos);
}

std::size_t quoted_row_end(std::string_view bytes, std::size_t columns) {
  const bool cut = bytes.size() > kLongestQuotedRow;
  bytes = bytes.substr(0, kLongestQuotedRow);
  for (std::size_t i = 0, cells = 1;; ++i, ++cells) {
    i = bytes.substr(i, 1) == "\"" ? end_of_quotes(bytes, i) : std::min(bytes.find_first_of("\t\n", i), bytes.size());
    if (i == std::string_view::npos || (cut && i == bytes.size())) return std::string_view::npos;
    if (bytes.substr(i, 2) == "\r\n") ++i;
    if (i < bytes.size() && bytes[i] == '\t') continue;
    if (i < bytes.size() && bytes[i] != '\n') return 0;
    return columns == 0 || cells == columns ? std::min(i + 1, bytes.size()) : 0;
  }
}

}  // namespace neardup
