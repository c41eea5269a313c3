/** @file record_reader.h
 *  Reads the records of a file of JSON lines or of a table, as a stream. Records are parsed later, in any thread. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_RECORD_READER_H
#define NEARDUP_INTAKE_DOCUMENTS_RECORD_READER_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "documents/json_document.h"
#include "documents/record_fields.h"
#include "documents/table_reader.h"

namespace neardup {

class LineReader;

enum class RecordFormat : std::uint8_t { kJsonLines, kCsv, kTsv };

/** How to parse the records of one file. THREADS: a constant. */
struct RecordShape {
  RecordFields fields;
  std::vector<std::string> columns;  ///< of a table; empty for JSON lines
  std::size_t max_bytes = 0;         ///< of a record
  std::string charset;               ///< of a table; empty: UTF-8. Ill-formed bytes become U+FFFD
  bool makes_ids = true;             ///< of a record without an id; else that is an error
};

/** One record as it was read. */
struct Record {
  std::uint64_t number = 0;        ///< of its line, or of its row; from 1
  bool too_long = false;           ///< longer than the limit: without content
  std::string line;                ///< of JSON
  std::vector<std::string> cells;  ///< of a table

  std::size_t bytes() const;

  /** The id, without parsing all of the record; nothing if there is none. */
  std::optional<std::string> id(const RecordShape& shape) const;

  /** @exception std::runtime_error with the reason, without the place of the record. */
  JsonDocument document(const RecordShape& shape) const;
};

/** THREADS: one at a time. */
class RecordReader {
 public:
  /** Parameters and errors are those of LineReader and TableReader.
   *  @exception std::runtime_error if a table has no column for the text, or none for an id that is not made. */
  RecordReader(const std::string& path, RecordFormat format, RecordShape shape, std::function<void()> checking);
  ~RecordReader();

  const std::shared_ptr<const RecordShape>& shape() const { return shape_; }

  /** The next record; nothing at the end. */
  std::optional<Record> next();

  /** Share of the file that has been read, 0..1; 0 for a pipe. */
  double share() const;

 private:
  void require_columns() const;

  std::unique_ptr<LineReader> lines_;  // one of these two
  std::unique_ptr<TableReader> table_;
  std::shared_ptr<const RecordShape> shape_;
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_RECORD_READER_H
