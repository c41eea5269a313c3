/** @file record_parser.h
 *  Finds the records in the bytes of an input, and the fields in the bytes of a record. THREADS: const functions from
 *  several.
 */
#ifndef NEARDUP_INTAKE_DOCUMENTS_RECORD_PARSER_H
#define NEARDUP_INTAKE_DOCUMENTS_RECORD_PARSER_H

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "documents/input_format.h"
#include "documents/json_document.h"

namespace neardup {

struct ParsedRecord {
  std::string text;
  std::optional<std::string> id;
  std::optional<std::string> keep;
  std::optional<std::string> within;
  bool has_plain_id = false;  ///< a number, true or false of JSON
  std::string evidence{};     ///< evidence_of_cells()
  bool lacks_text = false;    ///< a cell of the text says that there is none, as NA does: the text is empty
};

class RecordParser {
 public:
  /** @param header   the first record of a table; else empty. @param charset  of header; empty: UTF-8.
   *  @exception std::runtime_error if a table lacks a column that was asked for, or one for the text, has two of one name
   *             that is needed, or bytes that are not of the charset. */
  RecordParser(InputFormat format, const RecordFields& fields, std::string_view header = {},
               const std::string& charset = {});

  /** @param records  the first whole ones of JSON; of a table its header tells.
   *  @exception std::runtime_error if a field that was asked for by its name, or the text's, is in none of the first 500. */
  void require_fields(std::string_view records);

  /** The fields of the text that require_fields() did not find. */
  const std::vector<std::string>& missing_text() const { return missing_text_; }

  /** Tell the quotes of TSV by its first rows, without the header: a cell that begins with a quote is read as CSV, where its
   *  row has the right number of cells then. Nowhere, if more rows do not read so, or have a quote within a bare cell, than
   *  have a quoted cell over line ends or tabs. */
  void judge_quotes(std::string_view rows);

  /** The bytes of the first record, with its line end; all bytes if the record does not end. */
  std::size_t record_size(std::string_view bytes) const;

  /** Bytes up to the end of the last record that ends; 0 if none does. */
  std::size_t whole_records(std::string_view bytes) const;

  /** @param record   as record_size() gives it. A blank one is a record without text.
   *  @param charset  of its bytes; empty: UTF-8.
   *  @exception std::runtime_error with the reason, if the record has no text, or bytes that are not of the charset. */
  ParsedRecord parse(std::string_view record, const std::string& charset = {}) const;

  /** All fields of a record that is not blank, as `index` wants them.
   *  @exception std::runtime_error as parse(). */
  SourceDocument document(std::string_view record, const std::string& charset) const;

  /** The id alone; nothing if there is none, or if the record cannot be parsed. */
  std::optional<std::string> id(std::string_view record, const std::string& charset) const;

  /** The record without what only ends it: a line end; of objects what stands between them. */
  std::string_view body_of(std::string_view record) const;

  /** The cells of a row, without its line end. @exception std::runtime_error as csv_cells(). */
  std::vector<std::string> cells(std::string_view row) const;

  /** A text as a cell of the table. */
  std::string cell(const std::string& text) const;

  /** Names of the columns of a table. */
  const std::vector<std::string>& columns() const { return columns_; }

  /** Whether bytes of kJson hold no record. */
  static bool is_between_objects(std::string_view bytes);

  InputFormat format() const { return format_; }

  /** Between the cells of a table. */
  char delimiter() const { return delimiter_; }

  bool has_column(const std::string& name) const { return column(name).has_value(); }

 private:
  std::optional<std::size_t> column(const std::string& name) const;
  ParsedRecord parse_json(std::string_view object) const;
  ParsedRecord parse_cells(const std::vector<std::string>& cells) const;
  std::size_t quoted_end(std::string_view bytes) const;
  std::vector<std::string> whole_row(std::string_view body) const;

  InputFormat format_;
  RecordFields fields_;
  char delimiter_ = ',';
  bool reads_quotes_ = true;  // of TSV
  bool has_quotes_ = false;   // likewise: whether a cell begins with one
  std::vector<std::string> columns_;
  std::vector<std::size_t> text_columns_;
  std::vector<std::string> missing_text_;
  std::array<std::optional<std::size_t>, 3> other_columns_;  // id, keep, within
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_RECORD_PARSER_H
