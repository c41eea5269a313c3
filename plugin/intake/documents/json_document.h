/** @file json_document.h
 *  Makes a document of a line of JSON or of a row: which fields are its id, its text and its title. Fields that nobody
 *  asked for are not built. THREADS: pure functions.
 */
#ifndef NEARDUP_INTAKE_DOCUMENTS_JSON_DOCUMENT_H
#define NEARDUP_INTAKE_DOCUMENTS_JSON_DOCUMENT_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "formats/document_record.h"

namespace neardup {

/** Names of fields: keys of a JSON object, or columns of a table. "doc.text" is the key "doc.text", or else "text" in the object
 *  "doc". */
struct RecordFields {
  std::string id = "id";
  std::vector<std::string> text{"text"};  ///< joined by line feeds; those that a record lacks are empty
  std::string title = "title";
  std::string url = "url";
  std::string keep{};        ///< by which a record is preferred; empty for none
  std::string within{};      ///< only records with equal values are compared; empty for none
  bool one_of_text = false;  ///< an input may lack some fields of the text, if it has one
};

/** The fields of an object; the last of several of one name counts. Arrays and objects in it may be empty. A whole number of
 *  more than 64 bits is a string. As Python's json writes them: NaN is null, an infinity a string, half a surrogate pair is U+FFFD.
 *  @param names   of the fields that are wanted, with all that is in them; others may be there, too; empty: all.
 *  @param others  whether all others are wanted as well.
 *  @exception std::runtime_error if the line is not a JSON object in UTF-8. Cost: about a nanosecond a byte. */
nlohmann::json json_object(std::string_view line, const std::vector<std::string_view>& names = {}, bool others = false);

/** Whether a key is a field's name, or that of the object in which the field is by its path. */
bool holds_field(std::string_view key, std::string_view name);

/** The value of a field by its name, or by its path of names with dots between them; null if there is none. */
const nlohmann::json* field_at(const nlohmann::json& object, std::string_view name);

/** A string, a number in its shortest form, true or false; nothing for other values. */
std::optional<std::string> scalar_text(const nlohmann::json& value);

bool is_json_object(std::string_view line);

/** The text of an object: fields of these names, joined by line feeds. A list is the lines of its strings, and of the
 *  "content" of its messages, which may be a list of parts with "text", and of the functions that they call. Null counts as nothing.
 *  Numbers, true and false are texts as they are written.
 *  @exception std::runtime_error if it has none of the fields, or one is something else, or a message is nested too deep. */
std::string text_in(const nlohmann::json& object, const std::vector<std::string>& names);

/** Evidence of a record (evidence.h): which fields of a short text are empty, if it has words in others, and pictures. Short
 *  records with words in the same number of fields, but in others, are not near: a debit and a credit of 500. Longer texts may
 *  have another field in another source.
 *  @param text  of all fields. @param filled    [fields] which have words. @param pictures  a number for them; 0: none. */
std::string evidence_of_cells(std::string_view text, const std::vector<bool>& filled, std::uint64_t pictures = 0);

/** The same of the object of a text_in(), which did not throw. Pictures are parts of messages without a text. */
std::string evidence_in(const nlohmann::json& object, const std::vector<std::string>& names, std::string_view text);

/** An id: a string, or a whole number as its decimal digits; empty if there is none.
 *  @exception std::runtime_error if it is another value, an empty string, or has a zero character. */
std::string id_in(const nlohmann::json& object, const std::string& name);

/** The document of a line {"id": ..., "text": ..., "title": ..., "url": ..., "canonical": ..., "type": ..., "modtime": ...,
 *  and more}. It has no id if there is none. Other strings, numbers and booleans are fields, by name. Other keys with
 *  objects, arrays or null are ignored; a null id, title or url counts as missing. Any of the text's fields may be missing, but not all. "modtime" is in seconds since 1970, or a date of ISO 8601. A title, URL, type or
 *  time of another kind is named in the text's `unread`, and left out; of a title the strings and numbers of a list count.
 *  @exception std::runtime_error with the reason, without the place of the line. */
SourceDocument parse_json_document(std::string_view line, const RecordFields& fields = {});

/** The document of a row of a table. All cells are texts. An empty id counts as missing. Where the text's cells say that there is
 *  none, as NA does, the word can be searched, and is not signed.
 *  @param names  [columns] @param cells  [columns]
 *  @exception std::runtime_error as parse_json_document(). */
SourceDocument table_document(const std::vector<std::string>& names, const std::vector<std::string>& cells,
                              const RecordFields& fields = {});

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_JSON_DOCUMENT_H
