#include "documents/json_document.h"

#include <simdjson.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "bytes/ascii.h"
#include "bytes/digest128.h"
#include "bytes/digits.h"
#include "bytes/feature_hash.h"
#include "bytes/parsed_number.h"
#include "characters/iso_date.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "documents/csv_record.h"
#include "sign/evidence.h"

namespace neardup {

namespace {

using Json = nlohmann::json;

/** @param whole  arrays and objects with all that is in them; at most as deep as simdjson reads. */
Json json_of(simdjson::dom::element value, bool whole) {
  using Type = simdjson::dom::element_type;
  switch (value.type()) {
    case Type::STRING:
      return std::string_view(value.get_string().value_unsafe());
    case Type::INT64:
      return value.get_int64().value_unsafe();
    case Type::UINT64:
      return value.get_uint64().value_unsafe();
    case Type::DOUBLE:
      return value.get_double().value_unsafe();
    case Type::BOOL:
      return value.get_bool().value_unsafe();
    case Type::ARRAY: {
      Json list = Json::array();
      const simdjson::dom::array array = value.get_array().value_unsafe();
      for (auto item = array.begin(); whole && item != array.end(); ++item) list.push_back(json_of(*item, whole));
      return list;
    }
    case Type::OBJECT: {
      Json fields = Json::object();
      const simdjson::dom::object object = value.get_object().value_unsafe();
      for (auto field = object.begin(); whole && field != object.end(); ++field)
        fields[std::string(field.key())] = json_of(field.value(), whole);
      return fields;
    }
    default:
      return nullptr;
  }
}

bool is_wanted(std::string_view key, const std::vector<std::string_view>& names) {
  return std::any_of(names.begin(), names.end(), [&](std::string_view name) { return holds_field(key, name); });
}

/** Read an object's fields of some names; all, if others are wanted.
 *  @return false if simdjson does not read the line as an object. */
bool read_fields(std::string_view line, const std::vector<std::string_view>& names, bool others, Json& fields) {
  thread_local simdjson::dom::parser parser;
  thread_local std::string padded;
  constexpr std::size_t kKeptBytes = std::size_t{1} << 20;
  padded.assign(line);
  padded.append(simdjson::SIMDJSON_PADDING, '\0');
  simdjson::dom::object object;
  const bool is_object = parser.parse(padded.data(), line.size(), false).get(object) == simdjson::SUCCESS;
  if (is_object) {
    for (const auto& [key, value] : object) {
      const bool wanted = is_wanted(key, names);
      if (wanted || others) fields[std::string(key)] = json_of(value, wanted);
    }
  }
  if (padded.capacity() > kKeptBytes) {  // one long line leaves no memory behind
    std::string().swap(padded);          // an assignment would keep it
    parser = simdjson::dom::parser();
  }
  return is_object;
}

/** Builds a value of which arrays and objects in it are empty. A whole number of more than 64 bits becomes a string of its
 *  digits, since a double takes neighbours for one. */
class WholeParser : public nlohmann::json_sax<Json> {
 public:
  Json take() { return std::move(value_); }

  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(number_integer_t value) override { return put(value); }
  bool number_unsigned(number_unsigned_t value) override { return put(value); }
  bool number_float(number_float_t value, const string_t& digits) override {
    const bool whole = digits.find_first_of(".eE") == string_t::npos;
    return whole ? put(digits) : put(value);
  }
  bool string(string_t& value) override { return put(std::move(value)); }
  bool binary(binary_t&) override { return put(nullptr); }
  bool start_object(std::size_t) override { return begin(Json::object()); }
  bool key(string_t& name) override {
    if (depth_ == 1) name_ = name;
    return true;
  }
  bool end_object() override { return end(); }
  bool start_array(std::size_t) override { return begin(Json::array()); }
  bool end_array() override { return end(); }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) override {
    throw std::runtime_error(error.what());
  }

 private:
  bool put(Json value) {
    if (depth_ == 0) value_ = std::move(value);
    if (depth_ == 1 && value_.is_object()) value_[name_] = std::move(value);
    return true;
  }
  bool begin(Json value) {
    put(std::move(value));
    ++depth_;
    return true;
  }
  bool end() {
    --depth_;
    return true;
  }

  Json value_;
  string_t name_;
  std::size_t depth_ = 0;
};

/** For what simdjson does not take, such as whole numbers of more than 64 bits.
 *  @exception std::runtime_error with the JSON library's message. */
Json parsed_whole(std::string_view line) {
  WholeParser parser;
  Json::sax_parse(line, &parser);
  return parser.take();
}

/** The UTF-16 code unit of an escape such as \\ud83d that a text begins with; 0 for another beginning. */
unsigned escaped_unit(std::string_view text) {
  return text.substr(0, 2) == "\\u" ? parsed_number<unsigned>(text.substr(2, 4), 16).value_or(0) : 0;
}

/** Whether digits are a number of JSON that is too large for a double, such as 1e400. */
bool is_beyond_double(const std::string& digits) {
  char* end = nullptr;
  if (!std::isinf(std::strtod(digits.c_str(), &end)) || *end != '\0') return false;
  return Json::accept(digits.substr(0, digits.find_first_of("eE")) + "e-99999");
}

/** JSON, of a line that Python wrote: NaN is null, an infinity or a number beyond double a string, a surrogate without its
 *  other half is U+FFFD. */
std::string strict_json(std::string_view line) {
  constexpr std::pair<std::string_view, std::string_view> kNumbers[] = {
      {"-Infinity", "\"-Infinity\""}, {"Infinity", "\"Infinity\""}, {"NaN", "null"}};
  constexpr std::size_t kEscape = 6;  // bytes of \u and four digits
  const auto is_half = [](unsigned unit, unsigned first) { return unit >= first && unit < first + 0x400; };
  std::string strict;
  bool quoted = false;
  while (!line.empty()) {
    std::size_t size = 1;
    std::string_view written = line.substr(0, 1);
    if (quoted && written == "\\") {
      const bool high = is_half(escaped_unit(line), 0xd800);
      const bool pair = high && is_half(escaped_unit(line.substr(kEscape)), 0xdc00);
      const bool lone = !pair && (high || is_half(escaped_unit(line), 0xdc00));
      size = pair ? 2 * kEscape : lone ? kEscape : 2;
      written = lone ? "\\ufffd" : line.substr(0, size);
    } else if (written == "\"") {
      quoted = !quoted;
    } else if (!quoted) {
      for (const auto& [number, strict_value] : kNumbers) {
        if (line.substr(0, number.size()) != number) continue;
        size = number.size();
        written = strict_value;
        break;
      }
      if (size == 1 && std::string_view("-0123456789").find(line.front()) != std::string_view::npos) {
        const std::string digits(line.substr(0, line.find_first_not_of("+-.0123456789eE")));
        strict += is_beyond_double(digits) ? '"' + digits + '"' : digits;
        line.remove_prefix(digits.size());
        continue;
      }
    }
    strict += written;
    line.remove_prefix(std::min(size, line.size()));
  }
  return strict;
}

/** The JSON library's message without its "[json.exception.parse_error.101] ". */
std::string parse_message(const std::runtime_error& error) {
  const std::string_view message = error.what();
  const std::size_t end = message.find("] ");
  std::string text(end == std::string_view::npos ? message : message.substr(end + 2));
  // The parser sees only one line, so its line number is meaningless.
  constexpr std::string_view kLine = "line 1, ";
  if (const std::size_t line = text.find(kLine); line != std::string::npos) text.erase(line, kLine.size());
  return text;
}

std::runtime_error wrong_item(const std::string& key, const Json& value) {
  return std::runtime_error(
      fmt::format("an item of \"{}\" is {}, expected a string, or an object with \"content\", \"value\" or \"text\"",
                  key, value.type_name()));
}

std::runtime_error wrong_type(const std::string& key, const char* expected, const Json& value) {
  return std::runtime_error("\"" + key + "\" is " + value.type_name() + ", expected " + expected);
}

/** A field of an object; null if there is none. */
const Json* part_at(const Json& object, const char* key) {
  const auto found = object.is_object() ? object.find(key) : object.end();
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

void add_line(std::string& text, std::string_view line) {
  if (!line.empty()) (text += text.empty() ? "" : "\n") += line;
}

/** Whether arrays and objects stand in each other more than so many deep. */
bool is_deeper(const Json& value, std::size_t most) {
  if (!value.is_structured()) return false;
  return most == 0 || std::any_of(value.begin(), value.end(), [&](const Json& in) { return is_deeper(in, most - 1); });
}

/** A part of a message whose text is to be read or written, by functions that call themselves at each level.
 *  @exception std::runtime_error if it has too many. */
const Json& not_deep(const Json& part) {
  constexpr std::size_t kMostDepth = 100;
  if (!is_deeper(part, kMostDepth)) return part;
  throw std::runtime_error(fmt::format("has a message that is nested more than {} deep", kMostDepth));
}

/** The name of a function and its arguments, a line each. */
std::string call_text(const Json& function) {
  std::string text;
  for (const char* const key : {"name", "arguments", "input"}) {
    if (const Json* const part = part_at(function, key))
      add_line(text, part->is_string() ? part->get_ref<const std::string&>() : not_deep(*part).dump());
  }
  return text;
}

/** What a message, or a part of one, calls. */
std::string called(const Json& message) {
  std::string text;
  if (const Json* const call = part_at(message, "function_call")) add_line(text, call_text(*call));
  if (const Json* const type = part_at(message, "type"); type != nullptr && *type == "tool_use")
    add_line(text, call_text(message));
  const Json* const calls = part_at(message, "tool_calls");
  if (calls == nullptr || !calls->is_array()) return text;
  for (const Json& call : *calls) {
    const Json* const function = part_at(call, "function");
    add_line(text, call_text(function == nullptr ? call : *function));
  }
  return text;
}

/** Whether the "value" of an object is its text, and not that of a name or a label beside it. */
bool is_text_value(const Json& object) {
  constexpr std::string_view kBeside[] = {"value", "lang", "language", "type", "format", "weight"};
  return object.contains("from") || object.contains("role") ||
         std::all_of(object.items().begin(), object.items().end(),
                     [&](const auto& item) { return is_among(kBeside, item.key()); });
}

/** The name of the text of a message, or of its parts: ShareGPT has "value", Telegram "text", Gemini "parts". Null if it has
 *  none. */
const char* text_key(const Json& message) {
  const char* named = nullptr;
  for (const char* const key : {"content", "value", "text", "parts"}) {
    if (std::string_view(key) == "value" && message.is_object() && !is_text_value(message)) continue;
    if (part_at(message, key) != nullptr) return key;
    if (named == nullptr && message.is_object() && message.contains(key)) named = key;
  }
  return named;
}

/** Whether a string is a sentence, and no id, name or time: it has four words without digits. */
bool is_sentence(const std::string& text) {
  constexpr std::ptrdiff_t kLeastWords = 4;
  const std::vector<std::string> words = split(text, ' ');
  return std::count_if(words.begin(), words.end(), [](const std::string& word) { return !has_digit(word); }) >=
         kLeastWords;
}

/** What a message says beside its text, such as its reasoning or refusal. */
std::string said_beside(const Json& message, std::string_view text_key) {
  std::string text;
  for (const auto& [key, value] : message.items()) {
    if (key == text_key || !value.is_string()) continue;
    const std::string& said = value.get_ref<const std::string&>();
    if (is_sentence(said)) add_line(text, said);
  }
  return text;
}

/** The text of a part of a message, or the parts of a result in it; null if it has none, such as a picture. */
const Json* text_of_part(const Json& part) {
  const Json* const text = part_at(part, "text");
  return text == nullptr ? part_at(part, "content") : text;
}

/** The texts of the parts of a message, a line each, with what they call. Others are in hash_of_pictures(). */
std::string joined_parts(const std::string& key, const Json& parts) {
  std::string text;
  for (const Json& part : parts) {
    add_line(text, called(part));
    const Json* const own = part.is_object() ? text_of_part(part) : &part;
    if (own == nullptr || own->is_null()) continue;
    if (!(own->is_array() && part.is_object()) && !own->is_string()) throw wrong_item(key, *own);
    add_line(text, own->is_array() ? joined_parts(key, *own) : own->get_ref<const std::string&>());
  }
  return text;
}

/** The texts of a list, a line each: strings, and the texts of messages, with what they call and say beside. */
std::string joined(const std::string& key, const Json& list) {
  std::string text;
  for (const Json& item : list) {
    const std::string calls = called(item);
    add_line(text, calls);
    const char* const text_at = text_key(item);
    const bool message = text_at != nullptr || !calls.empty();
    if (message) add_line(text, said_beside(item, text_at == nullptr ? "" : text_at));
    const Json* const own = !message ? &item : text_at == nullptr ? nullptr : part_at(item, text_at);
    if (own == nullptr || own->is_null()) continue;
    if (!(own->is_array() && message) && !own->is_string()) throw wrong_item(key, *own);
    add_line(text, own->is_array() ? joined_parts(key, not_deep(*own)) : own->get_ref<const std::string&>());
  }
  return text;
}

/** A number for the pictures and files in the messages of a list; 0 without. */
std::uint64_t hash_of_pictures(const Json& list) {
  std::uint64_t hash = 0;
  for (const Json& item : list) {
    const char* const text_at = text_key(item);
    const Json* const parts = text_at == nullptr ? nullptr : part_at(item, text_at);
    if (parts == nullptr || !parts->is_array()) continue;
    for (const Json& part : *parts) {
      if (part.is_object() && text_of_part(part) == nullptr && called(part).empty())
        hash = xxh3_hash(part.dump(), hash);
    }
  }
  return hash;
}

bool is_filled(const Json* field) {
  if (field == nullptr || field->is_null()) return false;
  return field->is_string() ? !trimmed(field->get_ref<const std::string&>()).empty() : !field->empty();
}

/** Name a field that is not what it should be, with the remedy; the record is read without it. */
void leave_out(DocumentText& text, const std::string& key, const std::string& expected) {
  text.unread.insert(fmt::format("field '{}' is not {}; write it so, or rename the field", key, expected));
}

/** A string, a number, true or false beside the text; empty if there is none. */
std::string side_text(const Json& object, const std::string& key, DocumentText& text) {
  const Json* const found = field_at(object, key);
  if (found == nullptr || found->is_null()) return {};
  const std::optional<std::string> value = scalar_text(*found);
  if (!value) leave_out(text, key, "a string");
  return value.value_or("");
}

/** A title, which may be a list of strings and numbers. */
std::string title_in(const Json& object, const std::string& key, DocumentText& text) {
  const Json* const found = field_at(object, key);
  if (found == nullptr || !found->is_array()) return side_text(object, key, text);
  std::string title;
  for (const Json& item : *found) {
    const std::optional<std::string> value = scalar_text(item);
    if (!value && !item.is_null()) leave_out(text, key, "a string");
    if (value) title += (title.empty() ? "" : ", ") + *value;
  }
  return title;
}

/** Seconds since 1970 of a number, or of a date of ISO 8601 with T or a space before the time. */
std::optional<double> seconds_of(std::string value) {
  constexpr std::size_t kDay = 10;  // bytes of 2026-11-21
  constexpr std::string_view kUtc = "+00:00";
  if (const std::optional<double> number = parsed_number<double>(value)) return number;
  if (value.size() > kDay && value[kDay] == ' ') value[kDay] = 'T';
  if (ends_with(value, kUtc)) value.replace(value.size() - kUtc.size(), kUtc.size(), "Z");
  return parse_iso_date(value);
}

bool begins_as_page(std::string_view text) {
  constexpr std::size_t kTagBytes = 16;
  const std::string begin = lower_ascii(trimmed(text.substr(0, 64)).substr(0, kTagBytes));
  return begins_with(begin, "<!doctype html") || begins_with(begin, "<html>") || begins_with(begin, "<html ");
}

std::optional<std::int64_t> modified_time(const Json& object, DocumentText& text) {
  constexpr double kYear1 = -62135596800.0;  // seconds since 1970
  constexpr double kYear10000 = 253402300800.0;
  const auto found = object.find("modtime");
  if (found == object.end() || found->is_null()) return std::nullopt;
  const std::optional<std::string> value = scalar_text(*found);
  if (value && is_missing_cell(*value)) return std::nullopt;
  const std::optional<double> seconds = value ? seconds_of(*value) : std::nullopt;
  if (seconds && *seconds >= kYear1 && *seconds < kYear10000) return static_cast<std::int64_t>(std::floor(*seconds));
  leave_out(text, "modtime", "a time in seconds since 1970 (not milliseconds), or a date such as 2026-11-21");
  return std::nullopt;
}

/** Whether a key has its own place in a document, or would be taken for such a place in its record. */
bool is_known_key(const std::string& key, const RecordFields& fields) {
  return has_word("id text title url canonical type modtime size sample caption", key) || key == fields.id ||
         key == fields.title || key == fields.url ||
         std::find(fields.text.begin(), fields.text.end(), key) != fields.text.end();
}

/** The fields in the order of their names, so that the record does not depend on the order in the line. */
std::vector<std::pair<std::string, std::string>> other_fields(const Json& object, const RecordFields& known) {
  std::vector<std::pair<std::string, std::string>> fields;
  for (const auto& [key, value] : object.items()) {
    if (is_known_key(key, known) || !is_field_name(key) || value.is_null() || value.is_structured()) continue;
    fields.emplace_back(key, value.is_string() ? value.get<std::string>() : value.dump());
  }
  return fields;
}

}  // namespace

bool holds_field(std::string_view key, std::string_view name) {
  return begins_with(name, key) && (name.size() == key.size() || name[key.size()] == '.');
}

Json json_object(std::string_view line, const std::vector<std::string_view>& names, bool others) {
  others = others || names.empty();
  Json object = Json::object();
  if (read_fields(line, names, others, object)) return object;
  const std::string strict = strict_json(line);
  if (strict != line && read_fields(strict, names, others, object)) return object;
  try {
    object = parsed_whole(strict);
  } catch (const std::runtime_error& error) {  // also for numbers beyond double
    throw std::runtime_error("invalid JSON: " + parse_message(error));
  }
  if (!object.is_object()) throw std::runtime_error(std::string("expected a JSON object, found ") + object.type_name());
  for (auto& [key, value] : object.items()) {
    if (value.is_structured() && is_wanted(key, names)) value = std::move(Json::parse(strict)[key]);
  }
  return object;
}

const Json* field_at(const Json& object, std::string_view name) {
  const auto found = object.find(std::string(name));
  if (found != object.end()) return &*found;
  for (std::size_t dot = name.find('.'); dot != std::string_view::npos; dot = name.find('.', dot + 1)) {
    const auto outer = object.find(std::string(name.substr(0, dot)));
    if (outer == object.end() || !outer->is_object()) continue;
    if (const Json* const inner = field_at(*outer, name.substr(dot + 1))) return inner;
  }
  return nullptr;
}

std::optional<std::string> scalar_text(const Json& value) {
  if (value.is_null() || value.is_structured()) return std::nullopt;
  if (value.is_string()) return value.get<std::string>();
  return value.is_number_float() ? fmt::format("{}", value.get<double>()) : value.dump();
}

bool is_json_object(std::string_view line) {
  try {
    json_object(line);
    return true;
  } catch (const std::runtime_error&) {
    return false;
  }
}

std::string text_in(const Json& object, const std::vector<std::string>& keys) {
  std::string text;
  bool found = false;
  bool joins = false;  // a field follows another one
  for (const std::string& key : keys) {
    const Json* const part = field_at(object, key);
    if (part == nullptr) continue;
    found = true;
    if (part->is_null()) continue;
    if (part->is_object()) throw wrong_type(key, "a string", *part);
    if (joins) text += '\n';
    text += part->is_array() ? joined(key, *part) : *scalar_text(*part);
    joins = true;
  }
  if (!found) throw std::runtime_error("has no \"" + keys.front() + "\"");
  return text;
}

std::string evidence_of_cells(std::string_view text, const std::vector<bool>& filled, std::uint64_t pictures) {
  constexpr std::size_t kRecord = 0x80;  // above the formats of files
  const auto count = static_cast<std::size_t>(std::count(filled.begin(), filled.end(), true));
  const bool has_gaps = count != 0 && count != filled.size() && word_count(text) < kOneLine;
  if (!has_gaps && pictures == 0) return {};
  EvidenceCollector facts(static_cast<std::uint8_t>(kRecord | (count % kRecord)));  // another number says nothing
  std::string places;
  for (const bool one : filled) places += one ? '1' : '0';
  if (has_gaps) facts.add(EvidenceKind::kCells, xxh3_hash(places));
  facts.add(EvidenceKind::kInnerPictures, pictures);
  return facts.evidence(0);
}

std::string evidence_in(const Json& object, const std::vector<std::string>& keys, std::string_view text) {
  std::vector<bool> filled;
  std::uint64_t pictures = 0;
  for (const std::string& key : keys) {
    const Json* const part = field_at(object, key);
    filled.push_back(is_filled(part));
    if (part != nullptr && part->is_array()) pictures ^= hash_of_pictures(*part);
  }
  return evidence_of_cells(text, filled, pictures);
}

std::string id_in(const Json& object, const std::string& key) {
  const Json* const found = field_at(object, key);
  if (found == nullptr || found->is_null()) return {};
  if (found->is_number_integer()) return found->dump();
  if (!found->is_string()) throw wrong_type(key, "a string or a whole number", *found);
  std::string id = found->get<std::string>();
  if (id.empty()) throw std::runtime_error("has an empty \"" + key + "\"");
  if (id.find('\0') != std::string::npos) throw std::runtime_error("has a zero character in its \"" + key + "\"");
  return id;
}

SourceDocument document_of(const Json& object, const RecordFields& fields) {
  SourceDocument document;
  document.id = id_in(object, fields.id);
  document.text.body = text_in(object, fields.text);
  if (begins_as_page(document.text.body))
    document.text.unread.insert("page of HTML in a field of text, whose tags count as words; let 'extract' read pages");
  DocumentText& text = document.text;
  text.evidence = evidence_in(object, fields.text, text.body);
  text.title = document.record.title = title_in(object, fields.title, text);
  document.record.url = side_text(object, fields.url, text);
  set_canonical(text, document.record.url, side_text(object, "canonical", text));
  document.record.type = side_text(object, "type", text);
  document.record.modified = modified_time(object, text);
  document.record.size = document.text.body.size();
  document.record.md5 = bytes_of(md5_of(document.text.body));
  document.record.fields = other_fields(object, fields);
  return document;
}

SourceDocument parse_json_document(std::string_view line, const RecordFields& fields) {
  std::vector<std::string_view> names{fields.id, fields.title, fields.url};
  names.insert(names.end(), fields.text.begin(), fields.text.end());
  return document_of(json_object(line, names, true), fields);
}

SourceDocument table_document(const std::vector<std::string>& names, const std::vector<std::string>& cells,
                              const RecordFields& fields) {
  Json object = Json::object();
  for (std::size_t i = 0; i != names.size(); ++i) {
    if (cells[i].empty() && names[i] == fields.id) continue;
    object[names[i]] = cells[i];
  }
  SourceDocument document = document_of(object, fields);
  const bool lacks_text = std::all_of(fields.text.begin(), fields.text.end(), [&](const std::string& name) {
    const auto cell = object.find(name);
    return cell == object.end() || is_missing_cell(cell->get_ref<const std::string&>());
  });
  if (lacks_text) document.text.left_out = std::exchange(document.text.body, {});
  return document;
}

}  // namespace neardup
