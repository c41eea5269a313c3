/** @file listing.h
 *  The rows of a command's output, as text for people, JSON lines or tab-separated values. */
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

/** JSON whose keys keep their order. */
using Row = nlohmann::ordered_json;

/** Writes rows to stdout.
 *
 *  In JSON rows, bytes of a string that are not UTF-8, as in some ids, become U+FFFD; rows of documents have docids,
 *  too. A cell of tab-separated values is empty for null. A text has \t, \n, \r and \\ for its tabs, line ends and
 *  backslashes, and \xHH and \u{HHHH} for unsafe characters. Lists and objects are JSON, without tabs and line ends. */
class Listing {
 public:
  /** When lines are written. */
  enum Delivery {
    kAtOnce,
    kWhenWhole,  ///< by deliver(), so that an unfinished listing is not printed
  };

  /** @param columns  keys of each row to print as tab-separated values, in order. */
  Listing(const ListingOptions& options, std::vector<std::string> columns, Delivery delivery = kAtOnce);

  /** Write a row.
   *  @param text  text for people: one or more lines, printable() if it contains foreign text. */
  void row(const Row& row, const std::string& text);

  /** Write a line for people only. */
  void note(const std::string& text);

  /** Write the held lines. */
  void deliver();

 private:
  void print_header();
  void print_line(const std::string& line);

  ListingOptions options_;
  std::vector<std::string> columns_;
  Delivery delivery_;
  std::string held_;
};

/** The keys of a row, as columns of tab-separated values. */
std::vector<std::string> keys_of(const Row& row);

/** A number rounded to six decimals, or null. */
Row number_or_null(std::optional<double> number);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_LISTING_H
