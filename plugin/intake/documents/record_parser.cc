#include "documents/record_parser.h"

#include <simdjson.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "bytes/utf8_characters.h"
#include "characters/text_encoding.h"
#include "characters/text_line.h"
#include "documents/csv_record.h"

namespace neardup {

namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr std::string_view kBetweenObjects = " \t\r\n,[]";

/** Names as an option takes them: one with a comma in double quotes. */
std::string quoted_names(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) {
    const char* const quote = name.find(',') == name.npos ? "" : "\"";
    text += fmt::format("{}'{}{}{}'", text.empty() ? "" : ", ", quote, name, quote);
  }
  return text;
}

/** A string, a number in its shortest form, true or false; nothing for other values. */
std::optional<std::string> scalar(const nlohmann::json& object, const std::string& name) {
  const nlohmann::json* const value = name.empty() ? nullptr : field_at(object, name);
  return value == nullptr ? std::nullopt : scalar_text(*value);
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
  columns_ = cells(decoded_record(without_line_end(header), charset, storage));
  for (const std::string& name : fields_.text) {
    if (const auto found = column(name)) text_columns_.push_back(*found);
  }
  require_fields({});
  other_columns_ = {column(fields_.id), column(fields_.keep), column(fields_.within)};
}

void RecordParser::require_fields(std::string_view records) {
  constexpr std::size_t kSeen = 500;
  std::vector<std::string> names = columns_;
  const bool has_paths = !has_header(format_);
  const auto has = [&](const std::string& name) {
    return std::any_of(names.begin(), names.end(),
                       [&](const std::string& key) { return has_paths ? holds_field(key, name) : key == name; });
  };
  for (std::size_t seen = 0; seen != kSeen && !records.empty(); ++seen) {
    const std::string_view record = records.substr(0, record_size(records));
    records.remove_prefix(record.size());
    if (!is_json_object(body_of(record))) continue;
    const nlohmann::json object = json_object(body_of(record));
    for (const auto& field : object.items()) {
      if (std::find(names.begin(), names.end(), field.key()) == names.end()) names.push_back(field.key());
    }
  }
  const RecordFields usual;
  const std::string what = has_header(format_) ? "column" : "field";
  const auto require = [&](const std::string& name, const char* option, const char* use = "") {
    if (names.empty() || name.empty() || has(name)) return;
    throw std::runtime_error(fmt::format("has no {0} '{1}'{2}; its {0}s are {3}: name one with {4}", what, name, use,
                                         quoted_names(names), option));
  };
  for (const std::string& name : fields_.text) {
    if (!names.empty() && !has(name)) missing_text_.push_back(name);
    if (!fields_.one_of_text) require(name, "--text-field", " for the text");
  }
  if (!missing_text_.empty() && missing_text_.size() == fields_.text.size())
    throw std::runtime_error(
        fmt::format("has no {0} {1} for the text; its {0}s are {2}: add one, --text-field {3},NAME", what,
                    quoted_names(missing_text_), quoted_names(names), fmt::join(fields_.text, ",")));
  if (fields_.id != usual.id) require(fields_.id, "--id-field");
  if (fields_.title != usual.title) require(fields_.title, "--title-field");
  if (fields_.url != usual.url) require(fields_.url, "--url-field");
  require(fields_.keep, "--keep");
  require(fields_.within, "--within");
}

/** @exception std::runtime_error if several have the name. */
std::optional<std::size_t> RecordParser::column(const std::string& name) const {
  const auto found = std::find(columns_.begin(), columns_.end(), name);
  if (found == columns_.end() || name.empty()) return std::nullopt;
  if (std::find(found + 1, columns_.end(), name) != columns_.end())
    throw std::runtime_error("has two columns named '" + name + "'; rename one of them in its first row");
  return static_cast<std::size_t>(found - columns_.begin());
}

/** The byte behind the row that these bytes begin with, as quoted_row_end(); 0 if no cell of it begins with a quote. */
std::size_t RecordParser::quoted_end(std::string_view bytes) const {
  if (format_ != InputFormat::kTsv || !reads_quotes_ || !has_leading_quote(bytes.substr(0, bytes.find('\n')))) return 0;
  return quoted_row_end(bytes, columns_.size());
}

void RecordParser::judge_quotes(std::string_view rows) {
  std::size_t right = 0;
  std::size_t wrong = 0;
  for (std::size_t line = 0; (line = rows.find('\n') + 1) != 0;) {
    const bool quoted = rows.substr(0, line).find('"') != std::string_view::npos;
    const bool leads = quoted && has_leading_quote(rows.substr(0, line));
    const std::size_t end = leads ? quoted_row_end(rows, columns_.size()) : std::string_view::npos;
    const bool reads = end != 0 && end != std::string_view::npos;
    has_quotes_ = has_quotes_ || leads;
    if (reads && (end != line || tsv_cells(rows.substr(0, end)).size() != columns_.size())) ++right;
    if (end == 0 || (quoted && !leads)) ++wrong;  // CSV has quotes in quoted cells alone
    rows.remove_prefix(reads ? end : line);
  }
  reads_quotes_ = wrong == 0 || right > wrong;
}

std::size_t RecordParser::record_size(std::string_view bytes) const {
  if (format_ == InputFormat::kCsv) return std::min(csv_row_end(bytes, 0, delimiter_), bytes.size());
  if (format_ == InputFormat::kJson) {
    const std::size_t end = std::min(object_end(bytes, 0), bytes.size());
    return std::min(bytes.find_first_not_of(kBetweenObjects, end), bytes.size());
  }
  const std::size_t end = quoted_end(bytes);
  if (end != 0 && end != std::string_view::npos) return end;
  return std::min(bytes.find('\n'), bytes.size() - 1) + 1;
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
    case InputFormat::kTsv:
      if (!reads_quotes_ || bytes.find('"') == std::string_view::npos) break;
      while (bytes.find('\n', whole) != std::string_view::npos) {
        const std::string_view rest = bytes.substr(whole);
        const std::size_t size = record_size(rest);
        if (rest[size - 1] != '\n') break;
        if (rest.size() < kLongestQuotedRow && quoted_end(rest) == std::string_view::npos) break;
        whole += size;
      }
      return whole;
    default:
      break;
  }
  return bytes.rfind('\n') + 1;  // 0 without one
}

std::string_view RecordParser::body_of(std::string_view record) const {
  if (format_ != InputFormat::kLines && record.rfind(kByteOrderMark, 0) == 0)
    record.remove_prefix(kByteOrderMark.size());
  if (format_ != InputFormat::kJson) return without_line_end(record);
  record.remove_prefix(std::min(record.find_first_not_of(kBetweenObjects), record.size()));
  const std::size_t brace = record.rfind('}');
  // A null or a number of an array is kept as it stands, without the comma behind it.
  return record.substr(0, (brace == std::string_view::npos ? record.find_last_not_of(" \t\r\n,") : brace) + 1);
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

std::vector<std::string> RecordParser::cells(std::string_view row) const {
  const bool quoted = format_ == InputFormat::kCsv || (!row.empty() && quoted_end(row) == row.size());
  return quoted ? csv_cells(row, delimiter_) : tsv_cells(row);
}

std::string RecordParser::cell(const std::string& text) const {
  return format_ == InputFormat::kCsv || (has_quotes_ && reads_quotes_) ? csv_cell(text, delimiter_)
                                                                        : escaped_cell(text);
}

/** @exception std::runtime_error if the row has another number of cells than its table. */
std::vector<std::string> RecordParser::whole_row(std::string_view body) const {
  std::vector<std::string> cells = this->cells(body);
  if (cells.size() == columns_.size() + 1 && cells.back().empty()) cells.pop_back();  // a delimiter ends each row
  if (cells.size() == columns_.size()) return cells;
  throw std::runtime_error(
      "row has " + std::to_string(cells.size()) + " cells, its table has " + std::to_string(columns_.size()) +
      " columns" +
      (has_quotes_ ? "; if its cells have quotes as in CSV, read it as CSV: --as csv, in index --csv" : ""));
}

ParsedRecord RecordParser::parse_cells(const std::vector<std::string>& cells) const {
  ParsedRecord parsed;
  std::vector<bool> filled;
  const auto is_missing = [&](std::size_t column) { return is_missing_cell(cells[column]); };
  for (const std::size_t column : text_columns_) {
    if (column != text_columns_.front()) parsed.text += '\n';
    parsed.text += cells[column];
    filled.push_back(!trimmed(cells[column]).empty());
  }
  parsed.evidence = evidence_of_cells(parsed.text, filled);
  parsed.lacks_text =
      !trimmed(parsed.text).empty() && std::all_of(text_columns_.begin(), text_columns_.end(), is_missing);
  if (parsed.lacks_text) parsed.text.clear();
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
  const std::optional<std::string> id = scalar(fields, fields_.id);
  std::string text = text_in(fields, fields_.text);
  std::string evidence = evidence_in(fields, fields_.text, text);
  return {std::move(text),
          id,
          scalar(fields, fields_.keep),
          scalar(fields, fields_.within),
          id && !field_at(fields, fields_.id)->is_string(),
          std::move(evidence)};
}

}  // namespace neardup
