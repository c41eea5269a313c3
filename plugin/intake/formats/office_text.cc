#include "formats/office_text.h"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

#include "bytes/digest128.h"
#include "bytes/digits.h"
#include "bytes/feature_hash.h"
#include "bytes/plain_words.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "characters/utf8_repair.h"
#include "files/compression.h"
#include "office/element_tables.h"
#include "office/office_file.h"
#include "office/office_texts.h"
#include "office/older_office.h"
#include "office/rtf_text.h"
#include "office/xml_reader.h"
#include "sign/evidence.h"

namespace neardup {

namespace {

DocumentText document_of(ElementsRead& read) {
  DocumentText text;
  text.body = repaired_utf8(std::move(read.body) + std::move(read.notes));
  text.left_out = repaired_utf8(std::move(read.left_out));
  text.unread = std::move(read.unread);
  for (auto& [name, value] : read.properties) {
    value = repaired_utf8(std::move(value));
    if (name == "title")
      text.title = std::move(value);
    else
      text.meta.push_back({name, std::move(value)});
  }
  return text;
}

/** A compound file. Its streams tell the kind. Source: MS-CFB. */
ElementsRead read_older(const std::string& bytes, TextFormat& format) {
  const CompoundFile file(bytes);
  if (file.has("WordDocument")) return format = TextFormat::kDoc, doc_text(file);
  if (file.has("Workbook")) return format = TextFormat::kXls, xls_text(file);
  if (file.has("PowerPoint Document")) return format = TextFormat::kPpt, ppt_text(file);
  if (file.has("EncryptedPackage")) throw NoTextDocument("encrypted office document; save it without a password");
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

/** A hash of the lines of a text, whatever their order: programs number headers and comments as they like. */
std::uint64_t hash_of_lines(std::string_view text) {
  std::set<std::string_view> lines;
  while (!text.empty()) lines.insert(trimmed(take_line(text)));
  std::uint64_t hash = 1;
  for (const std::string_view line : lines) hash = line.empty() ? hash : mix64(hash ^ xxh3_hash(line));
  return hash;
}

}  // namespace

ExtractedText office_text(const std::string& bytes, TextFormat format, const ReadingOptions& options) {
  ElementsRead read;
  if (format == TextFormat::kRtf) {
    read = rtf_text(bytes);
  } else if (format == TextFormat::kOffice && !begins_with(bytes, "PK")) {
    read = read_older(bytes, format);
  } else if (format == TextFormat::kOffice) {
    OfficeFile file(bytes, options.max_bytes);
    if (file.kind() == OfficeKind::kNone) throw NoTextDocument("archive; unpack it");
    const int kind = static_cast<int>(file.kind()) - static_cast<int>(OfficeKind::kWord);
    read = file.read();
    format = static_cast<TextFormat>(static_cast<int>(TextFormat::kDocx) + kind);
  } else {
    read = read_xml_file(bytes, format);
  }
  if (options.details && !read.unread.empty()) throw std::runtime_error(*read.unread.begin());  // a copy must be whole
  ExtractedText extracted{document_of(read), format};
  DocumentText& text = extracted.text;
  if (text.title.empty()) text.title = first_line_as_title(text.body);
  if (options.details) text.details = details_of(text, format, read.removed, read.wordless);
  const bool sheets = format == TextFormat::kXlsx || format == TextFormat::kOds;
  if (options.details && sheets) text.lines = hash_of_lines(text.body);
  text.evidence = evidence_of_document(bytes, text, format, read.wordless);
  return extracted;
}

std::set<std::string> details_of(const DocumentText& text, TextFormat format, std::string_view removed,
                                 const WordlessParts& wordless) {
  std::set<std::string> details;
  each_word(folded(text.left_out), [&details](std::string_view word) {
    constexpr std::size_t kPageNumber = 3;  // characters
    if (word.size() > kPageNumber || !has_digit(word)) details.emplace(word);
  });
  each_word(folded(repaired_utf8(std::string(removed))),
            [&details](std::string_view word) { details.insert(detail_beside_words(word)); });
  if (!wordless.notes.empty()) details.insert(detail_beside_words(wordless.notes));
  // Their evidence has no pictures. Other programs write a picture twice, or in parts.
  const bool book = format == TextFormat::kEpub || format == TextFormat::kFictionBook;
  const std::size_t counted = book ? wordless.pictures : std::min<std::size_t>(wordless.pictures, 1);
  for (std::size_t i = 0; i != counted; ++i) details.insert(detail_beside_words("picture " + std::to_string(i)));
  return details;
}

std::string evidence_of_document(std::string_view bytes, const DocumentText& text, TextFormat format,
                                 const WordlessParts& wordless) {
  EvidenceCollector facts(static_cast<std::uint8_t>(format));
  const std::size_t words = word_count(text.body);
  if (words < rule_of(EvidenceKind::kBytes).below) facts.add(EvidenceKind::kBytes, xxh3_hash(bytes_of(md5_of(bytes))));
  facts.add(EvidenceKind::kFigures, figures(text.body));
  const bool office = (format >= TextFormat::kDocx && format <= TextFormat::kOdg) || format >= TextFormat::kRtf;
  if (office) facts.add(EvidenceKind::kCells, xxh3_hash(wordless.cells));
  if (office || format == TextFormat::kFeed) facts.add(EvidenceKind::kAsides, hash_of_lines(folded(text.left_out)));
  if (office || format == TextFormat::kPdf) facts.add(EvidenceKind::kWordless, xxh3_hash(wordless.shown));
  return facts.evidence(words);
}

std::string first_line_as_title(std::string_view text) {
  while (!text.empty()) {
    if (std::string title = one_line(take_line(text)); !title.empty()) return title;
  }
  return {};
}

}  // namespace neardup
