/** @file listing.h
 *  The rows of a command's output, as text for people, as JSON or as a table. */
#ifndef NEARDUP_CLI_OUTPUT_LISTING_H
#define NEARDUP_CLI_OUTPUT_LISTING_H

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace neardup::cli {

enum class Format { kText, kJson, kJsonLines, kCsv, kTsv };

/** Whether rows have cells in columns. */
constexpr bool is_table(Format format) {
  return format == Format::kCsv || format == Format::kTsv;
}

/** JSON whose keys keep their order. */
using Row = nlohmann::ordered_json;

/** Writes rows to stdout (held_output.h).
 *
 *      text    for people
 *      json    one array of all rows
 *      jsonl   a row a line
 *      csv     RFC 4180: cells in double quotes where they need them
 *      tsv     \t, \n, \r and \\ for the tabs, line ends and backslashes of a text
 *
 *  In JSON rows, bytes of a string that are not UTF-8, as in some ids, become U+FFFD; rows of documents have docids,
 *  too. A cell of a table is empty for null. It has \xHH and \u{HHHH} for unsafe characters. Lists and objects are JSON,
 *  without tabs and line ends. */
class Listing {
 public:
  /** @param columns  keys of each row to print in a table, in order. */
  Listing(Format format, std::vector<std::string> columns);

  /** Ends an array. */
  ~Listing();
  Listing(const Listing&) = delete;
  Listing& operator=(const Listing&) = delete;

  /** Write a row.
   *  @param text  text for people: one or more lines, printable() if it contains foreign text. */
  void row(const Row& row, const std::string& text);

  /** Write a line for people only. */
  void note(const std::string& text);

 private:
  std::string table_line(const std::vector<std::string>& cells) const;
  std::string line_of(const Row& row, const std::string& text) const;
  void print_line(const std::string& line);

  Format format_;
  std::vector<std::string> columns_;
  bool any_row_ = false;
};

/** A row on one line. In its strings, bytes that are not UTF-8 become U+FFFD.
 *  @param in_ascii  escape all other characters. */
std::string json_text(const Row& row, bool in_ascii = false);

/** A text as a cell of a TSV file, on one line. */
std::string tsv_cell(const std::string& text);

/** The keys of a row, as columns of a table. */
std::vector<std::string> keys_of(const Row& row);

/** A text, or null if it is empty. */
Row text_or_null(const std::string& text);

/** A value, or null for nothing. */
template <typename Value>
Row value_or_null(const std::optional<Value>& value) {
  return value ? Row(*value) : Row(nullptr);
}

/** A Row of a type: these fields under their names. Stands in the namespace of the type. */
#define NEARDUP_ROW_OF(Type, ...)                                                             \
  inline void to_json(nlohmann::ordered_json& nlohmann_json_j, const Type& nlohmann_json_t) { \
    NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(NLOHMANN_JSON_TO, __VA_ARGS__))                  \
  }

/** A number rounded to six decimals, or null. */
Row number_or_null(std::optional<double> number);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_LISTING_H
