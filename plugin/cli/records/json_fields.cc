#include "records/json_fields.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <nlohmann/json.hpp>

#include "records/plain_json.h"

namespace neardup::cli {

namespace {

using Json = nlohmann::json;

/** Takes the events of the parser. */
class FieldReader {
 public:
  explicit FieldReader(const std::vector<std::string_view>& names) : names_(names), fields_(names.size()) {}

  bool null() { return scalar(JsonField::Kind::kNull, {}); }
  bool boolean(bool value) { return scalar(JsonField::Kind::kOtherScalar, value ? "true" : "false"); }
  bool number_integer(Json::number_integer_t value) {
    return scalar(JsonField::Kind::kWholeNumber, wanted_ ? std::to_string(value) : std::string());
  }
  bool number_unsigned(Json::number_unsigned_t value) {
    return scalar(JsonField::Kind::kWholeNumber, wanted_ ? std::to_string(value) : std::string());
  }
  bool number_float(Json::number_float_t, const std::string& text) {
    return scalar(JsonField::Kind::kOtherScalar, text);
  }
  bool string(std::string& value) {
    if (depth_ == 0) return false;
    if (wanted_) *wanted_ = {JsonField::Kind::kString, std::move(value)};
    wanted_ = nullptr;
    return true;
  }
  bool binary(Json::binary_t&) { return false; }
  bool start_object(std::size_t) { return open(); }
  bool start_array(std::size_t) { return depth_ != 0 && open(); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(const std::string& name) {
    wanted_ = nullptr;
    if (depth_ != 1) return true;
    const auto found = std::find(names_.begin(), names_.end(), name);
    if (found != names_.end()) wanted_ = &fields_[static_cast<std::size_t>(found - names_.begin())];
    return true;
  }
  bool parse_error(std::size_t, const std::string&, const Json::exception&) { return false; }

  std::vector<JsonField> fields() && { return std::move(fields_); }

 private:
  bool scalar(JsonField::Kind kind, std::string value) {
    if (depth_ == 0) return false;
    if (wanted_) *wanted_ = {kind, std::move(value)};
    wanted_ = nullptr;
    return true;
  }
  bool open() {
    if (wanted_) *wanted_ = {JsonField::Kind::kStructure, {}};
    wanted_ = nullptr;
    ++depth_;
    return true;
  }
  bool close() {
    --depth_;
    return true;
  }

  const std::vector<std::string_view>& names_;
  std::vector<JsonField> fields_;
  JsonField* wanted_ = nullptr;
  unsigned depth_ = 0;
};

}  // namespace

std::optional<std::vector<JsonField>> json_fields(std::string_view line, const std::vector<std::string_view>& names) {
  if (auto plain = plain_json_fields(line, names)) return plain;
  return json_fields_by_whole_parser(line, names);
}

std::optional<std::vector<JsonField>> json_fields_by_whole_parser(std::string_view line,
                                                                  const std::vector<std::string_view>& names) {
  FieldReader reader(names);
  if (!Json::sax_parse(line, &reader)) return std::nullopt;
  return std::move(reader).fields();
}

}  // namespace neardup::cli
