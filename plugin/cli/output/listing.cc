#include "output/listing.h"

#include <cmath>
#include <cstddef>
#include <cstdio>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "documents/csv_record.h"
#include "output/held_output.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

/** A JSON value. Characters that change a terminal are not escaped by JSON: then everything but ASCII is escaped. */
std::string json_cell(const Row& cell) {
  const std::string json = json_text(cell);
  return printable(json) == json ? json : json_text(cell, true);
}

/** A text with its tabs and line ends, and escapes for other characters that change a terminal. */
std::string printable_lines(const std::string& text) {
  std::string lines;
  std::size_t begin = 0;
  for (std::size_t end = 0; end != std::string::npos; begin = end + 1) {
    end = text.find_first_of("\t\n\r", begin);
    lines += printable(text.substr(begin, end == std::string::npos ? end : end - begin));
    if (end != std::string::npos) lines += text[end];
  }
  return lines;
}

std::string table_cell(const Row& cell, Format format) {
  if (cell.is_null()) return "";
  if (format == Format::kTsv) return cell.is_string() ? tsv_cell(cell.get<std::string>()) : json_cell(cell);
  return csv_cell(cell.is_string() ? printable_lines(cell.get<std::string>()) : json_cell(cell));
}

}  // namespace

std::string json_text(const Row& row, bool in_ascii) {
  return row.dump(-1, ' ', in_ascii, Row::error_handler_t::replace);
}

std::string tsv_cell(const std::string& text) {
  return printable(escaped_cell(text));
}

Listing::Listing(Format format, std::vector<std::string> columns) : format_(format), columns_(std::move(columns)) {
  if (is_table(format_)) print_line(table_line(columns_));
}

Listing::~Listing() {
  if (format_ != Format::kJson) return;
  try {
    print_text(stdout, any_row_ ? "\n]\n" : "[]\n");
  } catch (const std::system_error&) {
    // the stream has the error, which is reported at the end
  }
}

std::string Listing::table_line(const std::vector<std::string>& cells) const {
  return fmt::format("{}", fmt::join(cells, format_ == Format::kCsv ? "," : "\t"));
}

std::string Listing::line_of(const Row& row, const std::string& text) const {
  if (format_ == Format::kText) return text;
  if (format_ == Format::kJsonLines) return json_text(row);
  std::vector<std::string> cells;
  for (const std::string& column : columns_) cells.push_back(table_cell(row.at(column), format_));
  return table_line(cells);
}

void Listing::row(const Row& row, const std::string& text) {
  if (format_ == Format::kJson) {
    print_text(stdout, (any_row_ ? ",\n" : "[\n") + json_text(row));
  } else {
    print_line(line_of(row, text));
  }
  any_row_ = true;
}

void Listing::note(const std::string& text) {
  if (format_ == Format::kText) print_line(text);
}

void Listing::print_line(const std::string& line) {
  print_text(stdout, line + "\n");
}

std::vector<std::string> keys_of(const Row& row) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : row.items()) keys.push_back(key);
  return keys;
}

Row text_or_null(const std::string& text) {
  return text.empty() ? Row(nullptr) : Row(text);
}

Row number_or_null(std::optional<double> number) {
  if (!number) return nullptr;
  return std::round(*number * 1e6) / 1e6;
}

}  // namespace neardup::cli
