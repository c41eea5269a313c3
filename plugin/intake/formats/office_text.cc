#include "formats/office_text.h"

#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "bytes/digest128.h"
#include "bytes/feature_hash.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "characters/utf8_repair.h"
#include "files/compression.h"
#include "formats/web_page.h"
#include "office/element_tables.h"
#include "office/office_file.h"
#include "office/office_texts.h"
#include "office/xml_reader.h"
#include "programs/limited_program.h"
#include "sign/evidence.h"

namespace neardup {

namespace {

using namespace std::string_view_literals;

/** A program that reads a kind of files, and the stream of a compound file that tells the kind. */
struct Converter {
  TextFormat format;
  std::string_view stream;  // UTF-16, little-endian
  const char* name;         // of the kind
  const char* program;
  std::vector<std::string> arguments;
  const char* package;  // of Debian
};

const std::vector<Converter>& converters() {
  static const std::vector<Converter> kConverters{
      {TextFormat::kRtf, {}, "RTF document", "unrtf", {"--nopict", "--html"}, "unrtf"},
      {TextFormat::kDoc,
       "W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0"sv,
       "Word document of before 2007",
       "antiword",
       {"-m", "UTF-8.txt", "-w", "0"},
       "antiword"},
      {TextFormat::kXls,
       "W\0o\0r\0k\0b\0o\0o\0k\0"sv,
       "Excel sheet of before 2007",
       "xls2csv",
       {"-d", "utf-8", "-q", "0", "-c", "\t"},
       "catdoc"},
      {TextFormat::kXls,
       "B\0o\0o\0k\0\0"sv,
       "Excel sheet of before 1997",
       "xls2csv",
       {"-d", "utf-8", "-q", "0", "-c", "\t"},
       "catdoc"},
      {TextFormat::kPpt,
       "P\0o\0w\0e\0r\0P\0o\0i\0n\0t\0 \0D\0o\0c\0"sv,
       "PowerPoint presentation of before 2007",
       "catppt",
       {"-d", "utf-8"},
       "catdoc"}};
  return kConverters;
}

ExtractedText converted(const std::string& bytes, const Converter& by, std::size_t max_bytes) {
  const std::optional<std::string> program = program_on_path(by.program);
  if (!program) {
    throw NoTextDocument(std::string(by.name) + "; install " + by.program + " to read it (Debian: " + by.package + ")");
  }
  std::vector<std::string> arguments{*program};
  arguments.insert(arguments.end(), by.arguments.begin(), by.arguments.end());
  arguments.emplace_back("/dev/stdin");
  ProgramLimits limits;
  limits.output_bytes = std::min(limits.output_bytes, max_bytes);
  std::string text = repaired_utf8(limited_output(arguments, bytes, limits));
  if (by.format != TextFormat::kRtf) return {{first_line_as_title(text), text, {}, 0, {}}, by.format};
  ReadingOptions reading;
  reading.content = ContentChoice::kAll;
  return {web_page_text(std::move(text), reading), by.format};
}

/** @param format  kOffice for a compound file, whose directory names its streams. Source: MS-CFB. */
ExtractedText converted(const std::string& bytes, TextFormat format, std::size_t max_bytes) {
  for (const Converter& one : converters()) {
    const bool found = format == TextFormat::kOffice ? !one.stream.empty() && bytes.find(one.stream) != bytes.npos
                                                     : one.format == format;
    if (found) return converted(bytes, one, max_bytes);
  }
  if (bytes.find("E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0"sv) != bytes.npos)
    throw NoTextDocument("encrypted office document; save it without a password");
  throw NoTextDocument("office document of an unknown kind; convert it to PDF or HTML");
}

ElementsRead read_xml_file(const std::string& bytes, TextFormat format) {
  ElementsRead read;
  if (format == TextFormat::kFeed) {
    FeedText feed(read);
    read_xml(all_of(bytes), feed, XmlErrors::kMended);
  } else if (format >= TextFormat::kOdt && format <= TextFormat::kOdg) {
    OpenDocumentText text(read);
    read_xml(all_of(bytes), text, XmlErrors::kRefused);
  } else {
    const XmlKind kind = format == TextFormat::kFictionBook ? XmlKind::kFictionBook
                         : format == TextFormat::kTei       ? XmlKind::kTei
                         : format == TextFormat::kJats      ? XmlKind::kJats
                                                            : XmlKind::kAlto;
    ElementText text(element_table(kind), read);
    read_xml(all_of(bytes), text, XmlErrors::kMended);
  }
  return read;
}

DocumentText document_of(ElementsRead read) {
  DocumentText text;
  text.body = repaired_utf8(std::move(read.body) + std::move(read.notes));
  text.left_out = repaired_utf8(std::move(read.left_out));
  for (auto& [name, value] : read.properties) {
    value = repaired_utf8(std::move(value));
    if (name == "title")
      text.title = std::move(value);
    else
      text.meta.push_back({name, std::move(value)});
  }
  return text;
}

}  // namespace

ExtractedText office_text(const std::string& bytes, TextFormat format, std::size_t max_bytes) {
  ExtractedText extracted{{}, format};
  if (format == TextFormat::kRtf || (format == TextFormat::kOffice && !begins_with(bytes, "PK"))) {
    extracted = converted(bytes, format, max_bytes);
  } else if (format == TextFormat::kOffice) {
    OfficeFile file(bytes, max_bytes);
    if (file.kind() == OfficeKind::kNone) throw NoTextDocument("archive; unpack it");
    const int kind = static_cast<int>(file.kind()) - static_cast<int>(OfficeKind::kWord);
    extracted = {document_of(file.read()), static_cast<TextFormat>(static_cast<int>(TextFormat::kDocx) + kind)};
  } else {
    extracted.text = document_of(read_xml_file(bytes, format));
  }
  DocumentText& text = extracted.text;
  if (text.title.empty()) text.title = first_line_as_title(text.body);
  text.evidence = evidence_of_document(bytes, text.body);
  return extracted;
}

std::string evidence_of_document(std::string_view bytes, std::string_view body) {
  EvidenceCollector facts;
  const std::size_t words = word_count(body);
  if (words < rule_of(EvidenceKind::kBytes).below) facts.add(EvidenceKind::kBytes, xxh3_hash(bytes_of(md5_of(bytes))));
  facts.add(EvidenceKind::kFigures, figures(body));
  return facts.evidence(words);
}

std::string first_line_as_title(std::string_view text) {
  while (!text.empty()) {
    if (std::string title = one_line(take_line(text)); !title.empty()) return title;
  }
  return {};
}

}  // namespace neardup
