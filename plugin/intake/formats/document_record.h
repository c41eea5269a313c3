/** @file document_record.h
 *  What is known of a document besides its words. THREADS: plain values, a pure function. */
#ifndef NEARDUP_INTAKE_FORMATS_DOCUMENT_RECORD_H
#define NEARDUP_INTAKE_FORMATS_DOCUMENT_RECORD_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace neardup {

struct DocumentRecord {
  std::string url;                                          ///< empty: none
  std::string text;                                         ///< of which a sample is the beginning
  std::string title;                                        ///< empty: none
  std::string type;                                         ///< media type; empty: none
  std::optional<std::string> suffix;                        ///< of the file's name; nothing: no file
  std::optional<std::int64_t> modified;                     ///< seconds since 1970
  std::uint64_t size = 0;                                   ///< bytes
  std::string md5;                                          ///< 16 bytes
  std::vector<std::pair<std::string, std::string>> fields;  ///< more fields, in order; names must be valid
};

/** Whether a name is one of a field: letters, digits, '_', '-' and '.', at least one. */
bool is_field_name(std::string_view name);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_DOCUMENT_RECORD_H
