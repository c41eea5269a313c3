#include "documents/json_fields.h"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>
#include <simdjson.h>
#include <nlohmann/json.hpp>

namespace neardup {

namespace {

using Kind = JsonField::Kind;
using Fields = std::vector<JsonField>;

JsonField field_of(simdjson::dom::element value) {
  using Type = simdjson::dom::element_type;
  switch (value.type()) {
    case Type::STRING:
      return {Kind::kString, std::string(value.get_string().value_unsafe())};
    case Type::INT64:
      return {Kind::kWholeNumber, std::to_string(value.get_int64().value_unsafe())};
    case Type::UINT64:
      return {Kind::kWholeNumber, std::to_string(value.get_uint64().value_unsafe())};
    case Type::DOUBLE:
      return {Kind::kOtherScalar, fmt::format("{}", value.get_double().value_unsafe())};
    case Type::BOOL:
      return {Kind::kOtherScalar, value.get_bool().value_unsafe() ? "true" : "false"};
    case Type::NULL_VALUE:
      return {Kind::kNull, {}};
    default:
      return {Kind::kStructure, {}};
  }
}

JsonField field_of(const nlohmann::json& value) {
  if (value.is_string()) return {Kind::kString, value.get<std::string>()};
  if (value.is_null()) return {Kind::kNull, {}};
  if (value.is_structured()) return {Kind::kStructure, {}};
  if (value.is_number_integer()) return {Kind::kWholeNumber, value.dump()};
  return {Kind::kOtherScalar, value.is_boolean() ? value.dump() : fmt::format("{}", value.get<double>())};
}

nlohmann::json json_of(simdjson::dom::element value) {
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
    case Type::ARRAY:
      return nlohmann::json::array();
    case Type::OBJECT:
      return nlohmann::json::object();
    default:
      return nullptr;
  }
}

/** Names may repeat, as where one field is the text and the id. */
template <typename Value>
void take(const std::vector<std::string_view>& names, std::string_view key, const Value& value, Fields& fields) {
  for (auto name = std::find(names.begin(), names.end(), key); name != names.end();
       name = std::find(name + 1, names.end(), key))
    fields[static_cast<std::size_t>(name - names.begin())] = field_of(value);
}

/** Call take(name, value) for each field of an object. @return false if simdjson does not read the line as an object. */
template <typename Take>
bool for_each_field(std::string_view line, const Take& take) {
  thread_local simdjson::dom::parser parser;
  thread_local std::string padded;
  constexpr std::size_t kKeptBytes = std::size_t{1} << 20;
  padded.assign(line);
  padded.append(simdjson::SIMDJSON_PADDING, '\0');
  simdjson::dom::object object;
  if (parser.parse(padded.data(), line.size(), false).get(object) != simdjson::SUCCESS) return false;
  for (const auto& [key, value] : object) take(key, value);
  if (padded.capacity() > kKeptBytes) {  // one long line leaves no memory behind
    padded = {};
    parser = simdjson::dom::parser();
  }
  return true;
}

/** For what simdjson does not take, such as whole numbers of more than 64 bits. */
std::optional<Fields> fields_by_whole_parser(std::string_view line, const std::vector<std::string_view>& names) {
  const nlohmann::json object = nlohmann::json::parse(line, nullptr, false);
  if (!object.is_object()) return std::nullopt;
  Fields fields(names.size());
  for (const auto& [key, value] : object.items()) take(names, key, value, fields);
  return fields;
}

}  // namespace

std::optional<Fields> json_fields(std::string_view line, const std::vector<std::string_view>& names) {
  Fields fields(names.size());
  const auto take_field = [&](std::string_view key, simdjson::dom::element value) { take(names, key, value, fields); };
  return for_each_field(line, take_field) ? fields : fields_by_whole_parser(line, names);
}

nlohmann::json json_object(std::string_view line) {
  nlohmann::json object = nlohmann::json::object();
  const auto take_field = [&](std::string_view key, simdjson::dom::element value) {
    object[std::string(key)] = json_of(value);
  };
  return for_each_field(line, take_field) ? object : nlohmann::json::parse(line);
}

}  // namespace neardup
