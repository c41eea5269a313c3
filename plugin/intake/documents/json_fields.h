/** @file json_fields.h
 *  Reads some fields of a line of JSON, without building the rest. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_JSON_FIELDS_H
#define NEARDUP_INTAKE_DOCUMENTS_JSON_FIELDS_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

struct JsonField {
  enum class Kind : std::uint8_t { kMissing, kNull, kString, kWholeNumber, kOtherScalar, kStructure };

  Kind kind = Kind::kMissing;
  std::string value;  ///< of a scalar: numbers in their shortest form, true or false
};

/** [names] The values of an object's fields; the last of several counts. Nothing if the line is not a JSON object in UTF-8.
 *  Cost: about a nanosecond a byte. */
std::optional<std::vector<JsonField>> json_fields(std::string_view line, const std::vector<std::string_view>& names);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_JSON_FIELDS_H
