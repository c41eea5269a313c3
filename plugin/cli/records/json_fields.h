/** @file json_fields.h
 *  Reads some fields of a line of JSON, without building the rest. THREADS: pure functions. */
#ifndef NEARDUP_CLI_RECORDS_JSON_FIELDS_H
#define NEARDUP_CLI_RECORDS_JSON_FIELDS_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace neardup::cli {

struct JsonField {
  enum class Kind : std::uint8_t { kMissing, kNull, kString, kWholeNumber, kOtherScalar, kStructure };

  Kind kind = Kind::kMissing;
  std::string value;  ///< of a scalar: numbers and booleans as they stand
};

/** [names] The values of an object's fields; the last of several counts. Nothing if the line is not a JSON object. */
std::optional<std::vector<JsonField>> json_fields(std::string_view line, const std::vector<std::string_view>& names);

/** The same by the parser that knows all of JSON; json_fields() calls it for unusual lines only. */
std::optional<std::vector<JsonField>> json_fields_by_whole_parser(std::string_view line,
                                                                  const std::vector<std::string_view>& names);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_RECORDS_JSON_FIELDS_H
