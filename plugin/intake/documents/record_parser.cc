#include "documents/record_parser.h"

#include <simdjson.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "bytes/utf8_characters.h"
#include "characters/text_encoding.h"
#include "characters/text_line.h"
#include "documents/csv_record.h"

namespace neardup {

namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr std::string_view kBetweenObjects = " \t\r\n,[]";

std::string quoted_names(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "'" : ", '") + name + "'";
  return text;
}

/** A string, a number in its shortest form, true or false; nothing for other values. */
std::optional<std::string> scalar(const nlohmann::json& object, const std::string& name) {
  const auto value = object.find(name);
  if (name.empty() || value == object.end() || value->is_null() || value->is_structured()) return std::nullopt;
  if (value->is_string()) return value->get<std::string>();
  return value->is_number_float() ? fmt::format("{}", value->get<double>()) : value->dump();
}

/** The byte behind the object that comes next; npos if it does not end. Anything else ends with its line. */
std::size_t object_end(std::string_view bytes, std::size_t begin) {
  std::size_t i = bytes.find_first_not_of(kBetweenObjects, begin);
  if (i == std::string_view::npos) return i;
  if (bytes[i] != '{') {
    const std::size_t line_feed = bytes.find('\n', i);
    return line_feed == std::string_view::npos ? line_feed : line_feed + 1;
  }
  for (std::size_t depth = 0;; ++i) {
    i = bytes.find_first_of("{}\"", i);
    if (i == std::string_view::npos) return i;
    if (bytes[i] == '"') {
      for (i = bytes.find_first_of("\"\\", i + 1); i != std::string_view::npos && bytes[i] == '\\';
           i = bytes.find_first_of("\"\\", i + 2)) {
      }
      if (i == std::string_view::npos) return i;
    } else if (bytes[i] == '{') {
      ++depth;
    } else if (--depth == 0) {
      return i + 1;
    }
  }
}

/** Bytes of a charset, or of UTF-8 if it is empty, as UTF-8.
 *  @param storage  keeps what was converted.
 *  @exception std::runtime_error with the place of the first byte that is not, and the remedy. */
std::string_view decoded_record(std::string_view bytes, const std::string& charset, std::string& storage) {
  if (charset.empty()) {
    if (simdjson::validate_utf8(bytes.data(), bytes.size())) return bytes;
    throw std::runtime_error("is not UTF-8 at byte " + std::to_string(well_formed_size(bytes) + 1) +
                             "; name its encoding with --charset, or convert it with iconv");
  }
  if (std::optional<std::string> text = utf8_if_whole(std::string(bytes), charset)) return storage = *std::move(text);
  throw std::runtime_error("has bytes that " + charset + " does not have; name its encoding with --charset");
}

}  // namespace

RecordParser::RecordParser(InputFormat format, const RecordFields& fields, std::string_view header,
                           const std::string& charset)
    : format_(format), fields_(fields) {
  if (!has_header(format)) return;
  if (header.rfind(kByteOrderMark, 0) == 0) header.remove_prefix(kByteOrderMark.size());
  delimiter_ = format == InputFormat::kCsv ? delimiter_of(header) : '\t';
  std::string storage;
  columns_ = cells_of(decoded_record(without_line_end(header), charset, storage));
  for (const std::string& name : fields_.text) {
    if (const auto found = column(name)) text_columns_.push_back(*found);
  }
  if (text_columns_.empty()) {
    throw std::runtime_error("has no column " + quoted_names(fields_.text) + " for the text; its columns are " +
                             quoted_names(columns_) + ": name one with --text-field");
  }
  other_columns_ = {column(fields_.id), column(fields_.keep), column(fields_.within)};
}

/** @exception std::runtime_error if several have the name. */
std::optional<std::size_t> RecordParser::column(const std::string& name) const {
  const auto found = std::find(columns_.begin(), columns_.end(), name);
  if (found == columns_.end() || name.empty()) return std::nullopt;
  if (std::find(found + 1, columns_.end(), name) != columns_.end())
    throw std::runtime_error("has two columns named '" + name + "'");
  return static_cast<std::size_t>(found - columns_.begin());
}

std::size_t RecordParser::record_size(std::string_view bytes) const {
  if (format_ == InputFormat::kCsv) return std::min(csv_row_end(bytes, 0, delimiter_), bytes.size());
  if (format_ == InputFormat::kJson) {
    const std::size_t end = std::min(object_end(bytes, 0), bytes.size());
    return std::min(bytes.find_first_not_of(kBetweenObjects, end), bytes.size());
  }
  const std::size_t line_feed = bytes.find('\n');
  return line_feed == std::string_view::npos ? bytes.size() : line_feed + 1;
}

std::size_t RecordParser::whole_records(std::string_view bytes) const {
  std::size_t whole = 0;
  switch (format_) {
    case InputFormat::kCsv:
      for (std::size_t end = 0; (end = csv_row_end(bytes, whole, delimiter_)) != std::string_view::npos;) whole = end;
      return whole;
    case InputFormat::kJson:
      for (std::size_t end = 0; (end = object_end(bytes, whole)) != std::string_view::npos;) whole = end;
      // What stands between objects belongs to the one before.
      return whole == 0 ? 0 : std::min(bytes.find_first_not_of(kBetweenObjects, whole), bytes.size());
    default:
      return bytes.rfind('\n') + 1;  // 0 without one
  }
}

std::string_view RecordParser::body_of(std::string_view record) const {
  if (format_ != InputFormat::kLines && record.rfind(kByteOrderMark, 0) == 0)
    record.remove_prefix(kByteOrderMark.size());
  if (format_ != InputFormat::kJson) return without_line_end(record);
  record.remove_prefix(std::min(record.find_first_not_of(kBetweenObjects), record.size()));
  const std::size_t brace = record.rfind('}');
  return brace == std::string_view::npos ? record : record.substr(0, brace + 1);
}

ParsedRecord RecordParser::parse(std::string_view record, const std::string& charset) const {
  std::string storage;
  const std::string_view body = decoded_record(body_of(record), charset, storage);
  if (format_ == InputFormat::kLines) return {std::string(body), {}, {}, {}};
  if (trimmed(body).empty()) return {};
  return has_header(format_) ? parse_cells(whole_row(body)) : parse_json(body);
}

SourceDocument RecordParser::document(std::string_view record, const std::string& charset) const {
  std::string storage;
  const std::string_view body = decoded_record(body_of(record), charset, storage);
  return has_header(format_) ? table_document(columns_, whole_row(body), fields_) : parse_json_document(body, fields_);
}

std::optional<std::string> RecordParser::id(std::string_view record, const std::string& charset) const {
  try {
    std::string storage;
    const std::string_view body = decoded_record(body_of(record), charset, storage);
    if (has_header(format_)) return parse_cells(whole_row(body)).id;
    std::string id = id_in(json_object(body, {fields_.id}), fields_.id);
    return id.empty() ? std::nullopt : std::optional(std::move(id));
  } catch (const std::runtime_error&) {
    return std::nullopt;
  }
}

bool RecordParser::is_between_objects(std::string_view bytes) {
  return bytes.find_first_not_of(kBetweenObjects) == std::string_view::npos;
}

std::vector<std::string> RecordParser::cells_of(std::string_view record) const {
  return format_ == InputFormat::kCsv ? csv_cells(record, delimiter_) : tsv_cells(record);
}

/** @exception std::runtime_error if the row has another number of cells than its table. */
std::vector<std::string> RecordParser::whole_row(std::string_view body) const {
  std::vector<std::string> cells = cells_of(body);
  if (cells.size() == columns_.size()) return cells;
  throw std::runtime_error("row has " + std::to_string(cells.size()) + " cells, its table has " +
                           std::to_string(columns_.size()) + " columns");
}

ParsedRecord RecordParser::parse_cells(const std::vector<std::string>& cells) const {
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

ParsedRecord RecordParser::parse_json(std::string_view object) const {
  std::vector<std::string_view> names{fields_.id, fields_.keep, fields_.within};
  names.insert(names.end(), fields_.text.begin(), fields_.text.end());
  const nlohmann::json fields = json_object(object, names);
  return {text_in(fields, fields_.text), scalar(fields, fields_.id), scalar(fields, fields_.keep),
          scalar(fields, fields_.within)};
}

}  // namespace neardup
