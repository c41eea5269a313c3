/** @file listing.h
 *  Output of a command: one row after another, as text for people, JSON lines or tab-separated values for programs. */
#ifndef NEARDUP_CLI_OUTPUT_LISTING_H
#define NEARDUP_CLI_OUTPUT_LISTING_H

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace neardup::cli {

enum class Format { kText, kJsonLines, kTsv };

struct ListingOptions {
  Format format = Format::kText;
  bool no_header = false;
};

/** Keys in the order they print. */
using Row = nlohmann::ordered_json;

/** Writes rows to stdout.
 *
 *  In a JSON row a string that is no UTF-8, as an id may be, has U+FFFD in it: rows of documents have docids too. A
 * cell of tab-separated values is empty for null; a text with \t, \n, \r and \\ for its tabs, line ends and
 * backslashes, and \xHH and \u{HHHH} for what is not safe to print; a number; or, where there are several values, JSON
 * as it stands, which has no tab and no line end. */
class Listing {
 public:
  /** When lines are written. */
  enum Delivery {
    kAtOnce,
    kWhenWhole,  ///< by deliver(): a listing that is not finished is not seen
  };

  /** @param columns  keys of every row that tab-separated values print, in order. */
  Listing(const ListingOptions& options, std::vector<std::string> columns, Delivery delivery = kAtOnce);

  /** One row. @param text  how people read it: a line or more, already printable() where it has foreign text. */
  void row(const Row& row, const std::string& text);

  /** A line that people get and programs do not. */
  void note(const std::string& text);

  /** Write what was held back. */
  void deliver();

 private:
  void print_header();
  void print_line(const std::string& line);

  ListingOptions options_;
  std::vector<std::string> columns_;
  Delivery delivery_;
  std::string held_;
};

/** The columns of tab-separated values that print all of a row. */
std::vector<std::string> keys_of(const Row& row);

/** A number to six decimals, or null. */
Row number_or_null(std::optional<double> number);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_LISTING_H
