/** @file json_fields.h
 *  Reads the fields of a line of JSON, about as fast as memory allows. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_JSON_FIELDS_H
#define NEARDUP_INTAKE_DOCUMENTS_JSON_FIELDS_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace neardup {

struct JsonField {
  enum class Kind : std::uint8_t { kMissing, kNull, kString, kWholeNumber, kOtherScalar, kStructure };

  Kind kind = Kind::kMissing;
  std::string value;  ///< of a scalar: numbers in their shortest form, true or false
};

/** [names] The values of an object's fields; the last of several counts. Nothing if the line is not a JSON object in UTF-8.
 *  Cost: about a nanosecond a byte. */
std::optional<std::vector<JsonField>> json_fields(std::string_view line, const std::vector<std::string_view>& names);

/** All fields of an object; the last of several with one name counts. Arrays and objects in it may be empty. Another value
 *  than an object is given whole. @exception nlohmann::json::exception as nlohmann::json::parse(). */
nlohmann::json json_object(std::string_view line);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_JSON_FIELDS_H
