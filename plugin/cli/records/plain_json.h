/** @file plain_json.h
 *  Reads usual lines of JSON fast, and leaves all others to a whole parser. Internal to json_fields.h.
 *  THREADS: pure functions. */
#ifndef NEARDUP_CLI_RECORDS_PLAIN_JSON_H
#define NEARDUP_CLI_RECORDS_PLAIN_JSON_H

#include <optional>
#include <string_view>
#include <vector>

#include "records/json_fields.h"

namespace neardup::cli {

/** As json_fields(); nothing also for lines that this reader does not know, such as those with surrogates in escapes, with
 *  exponents, or nested deeply. Cost: about a nanosecond a byte. */
std::optional<std::vector<JsonField>> plain_json_fields(std::string_view line,
                                                        const std::vector<std::string_view>& names);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_RECORDS_PLAIN_JSON_H
