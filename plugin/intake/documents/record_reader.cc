#include "documents/record_reader.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "characters/text_encoding.h"
#include "files/line_reader.h"

namespace neardup {

namespace {

/** The cells as UTF-8. */
void decode(std::vector<std::string>& cells, const std::string& charset) {
  for (std::string& cell : cells) {
    cell = charset.empty() ? repaired_utf8(std::move(cell)) : utf8_from_text(std::move(cell), {{}, charset});
  }
}

std::string quoted_names(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "'" : ", '") + name + "'";
  return text;
}

}  // namespace

std::size_t Record::bytes() const {
  std::size_t bytes = line.size();
  for (const std::string& cell : cells) bytes += cell.size();
  return bytes;
}

std::optional<std::string> Record::id(const RecordShape& shape) const {
  if (shape.columns.empty()) return json_document_id(line, shape.fields);
  const auto column = std::find(shape.columns.begin(), shape.columns.end(), shape.fields.id);
  const auto place = static_cast<std::size_t>(column - shape.columns.begin());
  if (place >= cells.size() || cells[place].empty()) return std::nullopt;
  return cells[place];
}

JsonDocument Record::document(const RecordShape& shape) const {
  const bool table = !shape.columns.empty();
  if (too_long) {
    throw std::runtime_error(std::string(table ? "row" : "line") + " is longer than --max-size " +
                             std::to_string(shape.max_bytes) + " bytes; raise it to index this " +
                             (table ? "row" : "line"));
  }
  if (table && cells.size() != shape.columns.size()) {
    throw std::runtime_error("row has " + std::to_string(cells.size()) + " cells, its table has " +
                             std::to_string(shape.columns.size()) + " columns");
  }
  JsonDocument document =
      table ? table_document(shape.columns, cells, shape.fields) : parse_json_document(line, shape.fields);
  if (document.id.empty() && !shape.makes_ids) throw std::runtime_error("has no \"" + shape.fields.id + "\"");
  return document;
}

RecordReader::RecordReader(const std::string& path, RecordFormat format, RecordShape shape,
                           std::function<void()> checking) {
  if (format == RecordFormat::kJsonLines) {
    lines_ = std::make_unique<LineReader>(path, shape.max_bytes, std::move(checking));
  } else {
    const TableFormat table = format == RecordFormat::kCsv ? TableFormat::kCsv : TableFormat::kTsv;
    table_ = std::make_unique<TableReader>(path, table, shape.max_bytes, std::move(checking));
    shape.columns = table_->names();
    decode(shape.columns, shape.charset);
  }
  shape_ = std::make_shared<const RecordShape>(std::move(shape));
  if (table_) require_columns();
}

RecordReader::~RecordReader() = default;

void RecordReader::require_columns() const {
  const auto has = [this](const std::string& name) {
    return std::find(shape_->columns.begin(), shape_->columns.end(), name) != shape_->columns.end();
  };
  const std::vector<std::string>& texts = shape_->fields.text;
  const std::string columns = "; its columns are " + quoted_names(shape_->columns);
  if (std::none_of(texts.begin(), texts.end(), has)) {
    throw std::runtime_error("has no column " + quoted_names(texts) + " for the text" + columns +
                             ": name one with --text-field");
  }
  if (!shape_->makes_ids && !has(shape_->fields.id)) {
    throw std::runtime_error("has no column '" + shape_->fields.id + "' for the id" + columns +
                             ": name one with --id-field");
  }
}

std::optional<Record> RecordReader::next() {
  if (lines_) {
    std::optional<NumberedLine> line = lines_->next();
    if (!line) return std::nullopt;
    return Record{line->number, line->too_long, std::move(line->text), {}};
  }
  std::optional<TableRow> row = table_->next();
  if (!row) return std::nullopt;
  decode(row->cells, shape_->charset);
  return Record{row->number, row->too_long, {}, std::move(row->cells)};
}

double RecordReader::share() const {
  return lines_ ? lines_->share() : table_->share();
}

}  // namespace neardup
