/** @file input_format.h
 *  What an input of texts is: lines, records, or files. The first bytes decide, then the name. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_INPUT_FORMAT_H
#define NEARDUP_INTAKE_DOCUMENTS_INPUT_FORMAT_H

#include <cstdint>
#include <string>
#include <string_view>

#include "formats/text_format.h"

namespace neardup {

enum class InputFormat : std::uint8_t {
  kByContent,  ///< the first bytes and the name decide
  kLines,
  kJsonLines,
  kJson,  ///< objects of several lines, in an array or one behind the other
  kCsv,   ///< commas, semicolons, tabs or bars between cells, which may have double quotes
  kTsv,   ///< tabs, no quotes
  kFiles  ///< each file is a text; each message of a mailbox, each page of a web archive
};

/** Whether records have named fields. */
constexpr bool has_fields(InputFormat format) {
  return format != InputFormat::kLines && format != InputFormat::kFiles;
}

constexpr bool is_json(InputFormat format) {
  return format == InputFormat::kJson || format == InputFormat::kJsonLines;
}

/** Whether the first record names the fields. */
constexpr bool has_header(InputFormat format) {
  return format == InputFormat::kCsv || format == InputFormat::kTsv;
}

/** The most bytes of an input that recognised_format() looks at. */
constexpr std::size_t kRecognisedBytes = std::size_t{1} << 16U;

/** The format of an input by its content.
 *  @param path         its name decides between lines and records where the content may be either; "-" has none.
 *  @param beginning    its first bytes, decompressed, at most kRecognisedBytes. Wide texts (looks_wide()) are not looked at.
 *  @param asked        what the user says it is, or kByContent. What is no text is refused all the same.
 *  @exception std::runtime_error that names what it is, if it is no text, or no sequence of texts. */
InputFormat recognised_format(const std::string& path, std::string_view beginning, InputFormat asked);

/** Whether a text is code or settings by its name, or begins as a table, with four fields of different names, or in another way
 *  that only structured text does, such as a library record: there each line, sign and blank may have a meaning. */
bool holds_code_or_table(const std::string& path, std::string_view beginning);

/** The format of records that a suffix names; kByContent for another one. */
InputFormat record_format_of_suffix(const std::string& suffix);

/** recognised_format() of a folder, or a file of many documents by its name; kByContent for all others. */
InputFormat format_of_name_alone(const std::string& path);

/** with_content() of a file. Where the name tells nothing, or plain text, the first bytes may tell a mail, a mailbox or a
 *  web archive, compressed or not.
 *  @param content  of the file, if it is known; null: its beginning is read. */
NamedFormat format_of_file(const std::string& path, const std::string* content = nullptr);

/** The character between the cells of a table: the one that most often stands in the first row outside quotes.
 *  @param header  begins with it. */
char delimiter_of(std::string_view header);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_INPUT_FORMAT_H
