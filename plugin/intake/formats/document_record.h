/** @file document_record.h
 *  A document as read from its source, before it becomes a Xapian document: its text, and its properties apart from its
 *  words. THREADS: plain values, a pure function.
 */
#ifndef NEARDUP_INTAKE_FORMATS_DOCUMENT_RECORD_H
#define NEARDUP_INTAKE_FORMATS_DOCUMENT_RECORD_H

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "characters/text_line.h"
#include "formats/document_text.h"

namespace neardup {

/** Name of the field that holds the canonical URL of a page. */
constexpr const char* kCanonicalField = "canonical";

/** Name of the field that holds the path of the file of a mail, or of its mailbox. */
constexpr const char* kPathField = "path";

/** Name of the field that holds the hash of a mail's words: subject, text with quotations and signature, attached files. */
constexpr const char* kWordsField = "words";

struct DocumentRecord {
  std::string url;                                          ///< may be empty
  std::optional<std::string> site;                          ///< the base of the URL; nothing: that of its host
  std::string title;                                        ///< may be empty
  std::string author;                                       ///< likewise
  std::string type;                                         ///< media type; may be empty
  std::optional<std::string> suffix;                        ///< suffix of the file's name; nothing if there is no file
  std::optional<std::int64_t> modified;                     ///< seconds since 1970
  std::uint64_t size = 0;                                   ///< bytes
  std::string md5;                                          ///< 16 bytes; empty if not wanted
  std::vector<std::pair<std::string, std::string>> fields;  ///< more fields, in order; names must be valid
};

/** Whether a name is a valid field name: letters, digits, '_', '-' and '.', at least one. */
inline bool is_field_name(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(),
                                      [](char c) { return is_letter_or_digit(c) || c == '_' || c == '-' || c == '.'; });
}

struct SourceDocument {
  std::string id;
  DocumentText text;
  DocumentRecord record;
  std::string file_name;   ///< searchable; may be empty
  std::string list;        ///< id of the mailing list that sent it, in lower case; empty for none
  bool discarded = false;  ///< whether the mail program that wrote it marks it as deleted
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_DOCUMENT_RECORD_H
