#include "records/record_parser.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "documents/json_document.h"
#include "documents/table_reader.h"
#include "records/csv_record.h"
#include "records/json_fields.h"

namespace neardup::cli {

namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

std::string quoted_names(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "'" : ", '") + name + "'";
  return text;
}

std::optional<std::string> scalar(const JsonField& field) {
  using Kind = JsonField::Kind;
  if (field.kind == Kind::kMissing || field.kind == Kind::kNull || field.kind == Kind::kStructure) return std::nullopt;
  return field.value;
}

}  // namespace

std::string_view without_line_end(std::string_view record) {
  if (!record.empty() && record.back() == '\n') record.remove_suffix(1);
  if (!record.empty() && record.back() == '\r') record.remove_suffix(1);
  return record;
}

RecordParser::RecordParser(InputFormat format, const DedupeFields& fields, std::string_view header)
    : format_(format), fields_(fields) {
  if (!has_header(format)) return;
  if (header.rfind(kByteOrderMark, 0) == 0) header.remove_prefix(kByteOrderMark.size());
  columns_ = cells_of(header);
  const auto column = [this](const std::string& name) -> std::optional<std::size_t> {
    const auto found = std::find(columns_.begin(), columns_.end(), name);
    if (found == columns_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - columns_.begin());
  };
  for (const std::string& name : fields_.text) {
    if (const auto found = column(name)) text_columns_.push_back(*found);
  }
  if (text_columns_.empty()) {
    throw std::runtime_error("has no column " + quoted_names(fields_.text) + " for the text; its columns are " +
                             quoted_names(columns_) + ": name one with --text-field");
  }
  other_columns_ = {column(fields_.id), column(fields_.keep), column(fields_.within)};
}

std::size_t RecordParser::record_size(std::string_view bytes) const {
  if (format_ == InputFormat::kCsv) return std::min(csv_row_end(bytes), bytes.size());
  const std::size_t line_feed = bytes.find('\n');
  return line_feed == std::string_view::npos ? bytes.size() : line_feed + 1;
}

std::size_t RecordParser::whole_records(std::string_view bytes) const {
  if (format_ != InputFormat::kCsv) return bytes.rfind('\n') + 1;  // 0 without one
  std::size_t whole = 0;
  for (std::size_t end = csv_row_end(bytes); end != std::string_view::npos; end = csv_row_end(bytes, end)) whole = end;
  return whole;
}

ParsedRecord RecordParser::parse(std::string_view record) const {
  if (format_ == InputFormat::kLines) return {std::string(without_line_end(record)), {}, {}, {}};
  if (record.rfind(kByteOrderMark, 0) == 0) record.remove_prefix(kByteOrderMark.size());
  if (is_blank(without_line_end(record))) return {};
  if (format_ == InputFormat::kJsonLines) return parse_json(without_line_end(record));
  return parse_cells(cells_of(record));
}

std::vector<std::string> RecordParser::cells_of(std::string_view record) const {
  record = without_line_end(record);
  if (format_ == InputFormat::kCsv) return csv_cells(record);
  std::vector<std::string> cells;
  for (std::size_t begin = 0; begin <= record.size();) {
    const std::size_t end = std::min(record.find('\t', begin), record.size());
    cells.push_back(unescaped_cell(record.substr(begin, end - begin)));
    begin = end + 1;
  }
  return cells;
}

ParsedRecord RecordParser::parse_cells(const std::vector<std::string>& cells) const {
  if (cells.size() != columns_.size()) {
    throw std::runtime_error("row has " + std::to_string(cells.size()) + " cells, its table has " +
                             std::to_string(columns_.size()) + " columns");
  }
  ParsedRecord parsed;
  for (const std::size_t column : text_columns_) {
    if (column != text_columns_.front()) parsed.text += '\n';
    parsed.text += cells[column];
  }
  const auto other = [&](std::size_t number) -> std::optional<std::string> {
    if (!other_columns_[number] || cells[*other_columns_[number]].empty()) return std::nullopt;
    return cells[*other_columns_[number]];
  };
  parsed.id = other(0);
  parsed.keep = other(1);
  parsed.within = other(2);
  return parsed;
}

ParsedRecord RecordParser::parse_json(std::string_view line) const {
  std::vector<std::string_view> names{fields_.id, fields_.keep, fields_.within};
  names.insert(names.end(), fields_.text.begin(), fields_.text.end());
  std::optional<std::vector<JsonField>> fields = json_fields(line, names);
  RecordFields known;
  known.id = fields_.id;
  known.text = fields_.text;
  known.title = known.url = {};
  if (!fields) {
    parse_json_document(line, known);  // throws with the reason
    throw std::runtime_error("invalid JSON");
  }
  ParsedRecord parsed;
  bool found = false;
  for (const std::string& name : fields_.text) {
    const JsonField& field =
        (*fields)[static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin())];
    if (field.kind == JsonField::Kind::kMissing || (field.kind == JsonField::Kind::kNull && fields_.text.size() != 1))
      continue;
    if (field.kind != JsonField::Kind::kString) throw std::runtime_error("\"" + name + "\" is no string");
    if (!found) {
      parsed.text = field.value;
    } else {
      parsed.text += '\n' + field.value;
    }
    found = true;
  }
  if (!found) throw std::runtime_error("has no \"" + fields_.text.front() + "\"");
  const auto other = [&](const std::string& name) -> std::optional<std::string> {
    if (name.empty()) return std::nullopt;
    return scalar((*fields)[static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin())]);
  };
  parsed.id = other(fields_.id);
  parsed.keep = other(fields_.keep);
  parsed.within = other(fields_.within);
  return parsed;
}

}  // namespace neardup::cli
