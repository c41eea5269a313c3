#include "listing.h"

#include <cmath>
#include <map>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "printable.h"

namespace neardup::cli {

namespace {

std::string tsv_cell(const Row& cell) {
  if (cell.is_null()) return "";
  const std::string text =
      cell.is_string() ? cell.get<std::string>() : cell.dump(-1, ' ', false, Row::error_handler_t::replace);
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

}  // namespace

void add_listing_options(CLI::App& command, ListingOptions& options) {
  static const std::map<std::string, Format> kFormats{
      {"text", Format::kText}, {"jsonl", Format::kJsonLines}, {"tsv", Format::kTsv}};
  command.add_option("--format", options.format, "text for people, jsonl or tsv for programs")
      ->transform(CLI::Transformer(kFormats))
      ->option_text("text|jsonl|tsv");
  command.add_flag("--no-header", options.no_header, "with --format=tsv: leave out the line of column names");
}

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
      print_line(row.dump(-1, ' ', false, Row::error_handler_t::replace));
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

Row number_or_null(std::optional<double> number) {
  if (!number) return nullptr;
  return std::round(*number * 1e6) / 1e6;
}

}  // namespace neardup::cli
