/** @file json_document.h
 *  One document of a JSON lines file. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_JSON_DOCUMENT_H
#define NEARDUP_INTAKE_DOCUMENTS_JSON_DOCUMENT_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace neardup {

/** {"id": ..., "text": ..., "title": ..., "url": ..., "type": ..., "modtime": ..., and more}. */
struct JsonDocument {
  std::string id;  ///< a string, or a whole number as its decimal digits
  std::string text;
  std::string title;                                        ///< empty if there is none
  std::string url;                                          ///< likewise
  std::string type;                                         ///< media type; likewise
  std::optional<std::int64_t> modified;                     ///< "modtime": seconds since 1970
  std::vector<std::pair<std::string, std::string>> fields;  ///< other strings, numbers and booleans, by name
};

/** Parse one line. Other keys with objects, arrays or null are ignored; a null title or url counts as missing.
 *  @exception std::runtime_error with the reason, without the place of the line. */
JsonDocument parse_json_document(std::string_view line);

/** The id that parse_json_document() gives, in general without reading the rest of the line; nothing if there is none.
 *  It may be given for a line that cannot be parsed. */
std::optional<std::string> json_document_id(std::string_view line);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_JSON_DOCUMENT_H
