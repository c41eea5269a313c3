/** @file record_parser.h
 *  Finds the text and some other fields in the bytes of one record. THREADS: const functions from several. */
#ifndef NEARDUP_CLI_RECORDS_RECORD_PARSER_H
#define NEARDUP_CLI_RECORDS_RECORD_PARSER_H

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/input_format.h"

namespace neardup::cli {

/** Names of fields. */
struct DedupeFields {
  std::vector<std::string> text{"text"};  ///< joined by line feeds
  std::string id = "id";
  std::string keep;    ///< by which a record is preferred; empty for none
  std::string within;  ///< only records with equal values are compared; empty for none
};

struct ParsedRecord {
  std::string text;
  std::optional<std::string> id;
  std::optional<std::string> keep;
  std::optional<std::string> within;
};

class RecordParser {
 public:
  /** @param header  the first record of a table; else empty.
   *  @exception std::runtime_error if a table has no such columns. */
  RecordParser(InputFormat format, const DedupeFields& fields, std::string_view header = {});

  /** The bytes of the first record, with its line end; all bytes if the record does not end. */
  std::size_t record_size(std::string_view bytes) const;

  /** Bytes up to the end of the last record that ends; 0 if none does. */
  std::size_t whole_records(std::string_view bytes) const;

  /** @param record  as record_size() gives it. A blank line is a record without text.
   *  @exception std::runtime_error with the reason, if the record has no text. */
  ParsedRecord parse(std::string_view record) const;

  InputFormat format() const { return format_; }

 private:
  ParsedRecord parse_json(std::string_view line) const;
  ParsedRecord parse_cells(const std::vector<std::string>& cells) const;
  std::vector<std::string> cells_of(std::string_view record) const;

  InputFormat format_;
  DedupeFields fields_;
  std::vector<std::string> columns_;
  std::vector<std::size_t> text_columns_;
  std::array<std::optional<std::size_t>, 3> other_columns_;  // id, keep, within
};

/** A record without its line end. */
std::string_view without_line_end(std::string_view record);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_RECORDS_RECORD_PARSER_H
