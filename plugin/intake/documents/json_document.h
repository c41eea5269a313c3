/** @file json_document.h
 *  One document of a JSON lines file, or of a table. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_JSON_DOCUMENT_H
#define NEARDUP_INTAKE_DOCUMENTS_JSON_DOCUMENT_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "documents/record_fields.h"

namespace neardup {

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
