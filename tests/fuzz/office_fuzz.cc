// Any bytes as office files, e-books, feeds and other XML, and as the formats of numbers.

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include "files/compression.h"
#include "formats/file_kinds.h"
#include "formats/office_text.h"
#include "fuzz_target.h"
#include "intake/compound.h"
#include "mail/saved_page.h"
#include "office/element_tables.h"
#include "office/number_formats.h"
#include "office/office_texts.h"
#include "office/xml_reader.h"
#include "utf8_check.h"

namespace neardup::fuzz {
namespace {

constexpr std::size_t kMostBytes = std::size_t{16} << 20;

/** The text of a file of a format; empty if it is damaged or of another kind. */
DocumentText text_of(const std::string& bytes, TextFormat format) {
  try {
    ReadingOptions options;
    options.max_bytes = kMostBytes;
    options.details = true;
    return office_text(bytes, format, options).text;
  } catch (const std::runtime_error&) {
    return {};
  }
}

void check_archive(Input& input) {
  const std::string bytes = "PK" + std::string(input.rest());
  DocumentText text = text_of(bytes, TextFormat::kOffice);
  if (fault_is_planted()) text.body += '\xff';
  require(is_utf8(text.body) && is_utf8(text.left_out) && is_utf8(text.title),
          "the text of an office file is well-formed");
  require(text_of(bytes, TextFormat::kOffice).left_out == text.left_out, "two readings give the same text");
}

void check_xml(Input& input) {
  constexpr TextFormat kKinds[] = {TextFormat::kOdt,  TextFormat::kFictionBook, TextFormat::kTei,
                                   TextFormat::kJats, TextFormat::kFeed,        TextFormat::kAlto};
  const TextFormat format = kKinds[input.byte() % 6];
  const std::string xml(input.rest());
  const DocumentText text = text_of(xml, format);
  require(is_utf8(text.body) && is_utf8(text.left_out) && is_utf8(text.title), "the text of XML is well-formed");
  if (format != TextFormat::kOdt && format != TextFormat::kFeed && xml.find('&') == std::string::npos) {
    require(text.body.size() + text.left_out.size() <= 3 * xml.size() + 2, "a text is no longer than its XML");
  }
}

void check_parts(Input& input) {
  const unsigned kind = input.byte() % 4;
  const std::string xml(input.rest());
  ElementsRead read;
  SharedStrings strings;
  const StyleNames hidden{"a"};
  const NumberFormats formats;
  WordText word(read, Role::kInline, hidden);
  SlideText slide(read, Role::kAside);
  SheetText sheet(true, read, strings, formats);
  SharedStringsReader reader(read, strings);
  XmlEvents* const events[] = {&word, &slide, &sheet, &reader};
  try {
    read_xml(all_of(xml), *events[kind], XmlErrors::kMended);
  } catch (const std::runtime_error&) {
  }
  for (const std::size_t end : strings.ends)
    require(end <= strings.text.size(), "a shared string is in the text of all");
}

void check_numbers(Input& input) {
  const std::string number(input.short_text());
  const std::string format(input.rest());
  const std::string shown = shown_number(number, format);
  require(shown.size() <= number.size() + 12 * format.size() + 40, "a number is as long as its format lets it be");
}

void check_kinds(Input& input) {
  const std::string bytes(input.rest());
  const FoundKind kind = kind_of_content(bytes);
  require(kind.refusal().empty() == (kind.name.empty() || kind.format.has_value()), "what is not read has a reason");
  begins_as_saved_page(bytes);
}

void check_older(Input& input) {
  const bool rtf = input.byte() % 2 == 0;
  const std::string rest(input.rest());
  const std::string bytes = (rtf ? "{\\rtf1 " : "\xd0\xcf\x11\xe0") + rest;
  const DocumentText text = text_of(bytes, rtf ? TextFormat::kRtf : TextFormat::kOffice);
  require(is_utf8(text.body) && is_utf8(text.left_out) && is_utf8(text.title),
          "the text of an older file is well-formed");
  if (rtf) require(text.body.size() + text.left_out.size() <= 3 * bytes.size() + 9, "a text is no longer than its RTF");
}

/** Bytes as the streams that Office wrote before 2007, without the file around them. */
void check_streams(Input& input) {
  const unsigned kind = input.byte() % 3;
  const std::string first(input.short_text());
  const std::string second(input.rest());
  const char* const names[][2] = {
      {"1Table", "WordDocument"}, {"Book", "Workbook"}, {"Current User", "PowerPoint Document"}};
  const std::string bytes = cli::compound({{names[kind][0], first}, {names[kind][1], second.substr(0, 40'000)}});
  const DocumentText text = text_of(bytes, TextFormat::kOffice);
  require(is_utf8(text.body) && is_utf8(text.left_out) && is_utf8(text.title), "the text of a stream is well-formed");
}

}  // namespace
}  // namespace neardup::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  using namespace neardup::fuzz;
  constexpr void (*kChecks[])(Input&) = {check_archive, check_xml,   check_parts,  check_numbers,
                                         check_kinds,   check_older, check_streams};
  return run_one(kChecks, bytes, count);
}
