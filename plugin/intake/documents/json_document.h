/** @file json_document.h
 *  Reads some fields of a line of JSON, without building the rest. THREADS: pure functions.
 *
 *  Which fields of a record are its id, its text and its title, and the document of a line of JSON or of a row.
 */
#ifndef NEARDUP_INTAKE_DOCUMENTS_JSON_DOCUMENT_H
#define NEARDUP_INTAKE_DOCUMENTS_JSON_DOCUMENT_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace neardup {

/** Names of fields: keys of a JSON object, or columns of a table. */
struct RecordFields {
  std::string id = "id";
  std::vector<std::string> text{"text"};  ///< joined by line feeds; those that a record lacks are empty
  std::string title = "title";
  std::string url = "url";
  std::string keep{};    ///< by which a record is preferred; empty for none
  std::string within{};  ///< only records with equal values are compared; empty for none
};

struct JsonField {
  enum class Kind : std::uint8_t { kMissing, kNull, kString, kWholeNumber, kOtherScalar, kStructure };

  Kind kind = Kind::kMissing;
  std::string value;  ///< of a scalar: numbers in their shortest form, true or false
};

/** [names] The values of an object's fields; the last of several counts. Nothing if the line is not a JSON object in UTF-8.
 *  Cost: about a nanosecond a byte. */
std::optional<std::vector<JsonField>> json_fields(std::string_view line, const std::vector<std::string_view>& names);

/** {"id": ..., "text": ..., "title": ..., "url": ..., "canonical": ..., "type": ..., "modtime": ..., and more}. */
struct JsonDocument {
  std::string id;  ///< a string, or a whole number as its decimal digits; empty if there is none
  std::string text;
  std::string title;                                        ///< empty if there is none
  std::string url;                                          ///< likewise
  std::string canonical;                                    ///< URL under which a page is to be known; likewise
  std::string type;                                         ///< media type; likewise
  std::optional<std::int64_t> modified;                     ///< "modtime": seconds since 1970
  std::vector<std::pair<std::string, std::string>> fields;  ///< other strings, numbers and booleans, by name
};

/** Parse one line. Other keys with objects, arrays or null are ignored; a null id, title or url counts as missing. Any of
 *  the text's fields may be missing, but not all.
 *  @exception std::runtime_error with the reason, without the place of the line. */
JsonDocument parse_json_document(std::string_view line, const RecordFields& fields = {});

/** The document of a row of a table. All cells are texts; "modtime" may be digits. An empty id counts as missing.
 *  @param names  [columns] @param cells  [columns]
 *  @exception std::runtime_error as parse_json_document(). */
JsonDocument table_document(const std::vector<std::string>& names, const std::vector<std::string>& cells,
                            const RecordFields& fields = {});

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_JSON_DOCUMENT_H
