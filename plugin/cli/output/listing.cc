#include "output/listing.h"

#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "output/printable.h"

namespace neardup::cli {

namespace {

std::string json_text(const Row& row, bool in_ascii = false) {
  return row.dump(-1, ' ', in_ascii, Row::error_handler_t::replace);
}

/** A JSON value. Characters that change a terminal are not escaped by JSON: then everything but ASCII is escaped. */
std::string json_cell(const Row& cell) {
  const std::string json = json_text(cell);
  return printable(json) == json ? json : json_text(cell, true);
}

std::string text_cell(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    switch (c) {
      case '\t':
        escaped += "\\t";
        break;
      case '\n':
        escaped += "\\n";
        break;
      case '\r':
        escaped += "\\r";
        break;
      case '\\':
        escaped += "\\\\";
        break;
      default:
        escaped += c;
    }
  }
  return printable(escaped);
}

std::string tsv_cell(const Row& cell) {
  if (cell.is_null()) return "";
  return cell.is_string() ? text_cell(cell.get<std::string>()) : json_cell(cell);
}

}  // namespace

Listing::Listing(const ListingOptions& options, std::vector<std::string> columns, Delivery delivery)
    : options_(options), columns_(std::move(columns)), delivery_(delivery) {
  if (options_.format == Format::kTsv && !options_.no_header) print_header();
}

void Listing::print_header() {
  std::string line;
  for (const std::string& column : columns_) line += (line.empty() ? "" : "\t") + column;
  print_line(line);
}

void Listing::row(const Row& row, const std::string& text) {
  switch (options_.format) {
    case Format::kText:
      print_line(text);
      break;
    case Format::kJsonLines:
      print_line(json_text(row));
      break;
    case Format::kTsv: {
      std::string line;
      for (std::size_t i = 0; i != columns_.size(); ++i) line += (i == 0 ? "" : "\t") + tsv_cell(row.at(columns_[i]));
      print_line(line);
      break;
    }
  }
}

void Listing::note(const std::string& text) {
  if (options_.format == Format::kText) print_line(text);
}

void Listing::print_line(const std::string& line) {
  if (delivery_ == kAtOnce) {
    fmt::print("{}\n", line);
  } else {
    held_ += line + "\n";
  }
}

void Listing::deliver() {
  fmt::print("{}", held_);
  held_.clear();
}

std::vector<std::string> keys_of(const Row& row) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : row.items()) keys.push_back(key);
  return keys;
}

Row number_or_null(std::optional<double> number) {
  if (!number) return nullptr;
  return std::round(*number * 1e6) / 1e6;
}

}  // namespace neardup::cli
