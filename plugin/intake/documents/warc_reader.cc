#include "documents/warc_reader.h"

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "bytes/ascii.h"
#include "bytes/digest128.h"
#include "bytes/parsed_number.h"
#include "characters/iso_date.h"
#include "characters/text_line.h"
#include "documents/http_response.h"
#include "formats/media_type.h"

namespace neardup {

namespace {

constexpr std::size_t kMostHeaderBytes = std::size_t{1} << 16;
constexpr std::string_view kBeginning = "WARC/";
constexpr std::string_view kArcBeginning = "filedesc:";
constexpr const char* kHttp = "application/http";
constexpr const char* kPdf = "application/pdf";
constexpr const char* kNoType = "no-type";  // as Heritrix writes it

std::vector<std::string> fields_of(std::string_view line) {
  std::vector<std::string> fields;
  line = trimmed(line);
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    fields.emplace_back(line.substr(0, end));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return fields;
}

/** Whether a field is the address of a server, or says that it is unknown. */
bool is_address(std::string_view field) {
  if (field == "-") return true;
  return field.find_first_of(".:") != std::string_view::npos &&
         field.find_first_not_of("0123456789abcdefABCDEF.:") == std::string_view::npos;
}

/** Whether a field is a date like 20040925001013; some writers add digits, and behind an address there may be fewer. */
bool is_arc_date(std::string_view field, std::string_view before) {
  if (field == "-") return is_address(before);
  const bool digits = field.find_first_not_of("0123456789") == std::string_view::npos;
  return digits && field.size() <= 18 && (field.size() >= 14 || (field.size() >= 4 && is_address(before)));
}

/** The first second of a year, or more exactly; empty for "-". */
std::string iso_date(std::string digits) {
  constexpr std::string_view kFirst = "00000101000000";
  if (digits.size() < 4) return {};
  if (digits.size() < kFirst.size()) digits.resize(digits.size() / 2 * 2);
  if (digits.size() < kFirst.size()) digits += kFirst.substr(digits.size());
  const auto part = [&](std::size_t begin) { return digits.substr(begin, 2); };
  return digits.substr(0, 4) + '-' + part(4) + '-' + part(6) + 'T' + part(8) + ':' + part(10) + ':' + part(12) + 'Z';
}

/** The record of ARC that a line begins, with the length of its block; nothing if it begins none. The URL may have spaces; the
 *  address of the server, the date and mostly the type follow it, and the length is last.
 *  Source: Burner and Kahle, "Arc File Format", version 1.0, 1996; version 2 has further fields before the length. */
std::optional<WarcRecord> parse_arc_line(std::string_view line) {
  const std::vector<std::string> fields = fields_of(line);
  std::size_t date = 2;
  while (date + 1 < fields.size() && !is_arc_date(fields[date], fields[date - 1])) ++date;
  if (date + 1 >= fields.size() || fields.front().find(':') == std::string::npos) return std::nullopt;
  const std::optional<std::uint64_t> length = parsed_number<std::uint64_t>(fields.back());
  if (!length) return std::nullopt;
  WarcRecord record;
  record.type = begins_with(line, kArcBeginning) ? "warcinfo" : "response";
  record.target = fields.front();
  for (std::size_t i = 1; i + 1 != date; ++i) record.target += "%20" + fields[i];
  record.date = iso_date(fields[date]);
  record.content_type = date + 2 < fields.size() ? fields[date + 1] : kNoType;
  record.length = *length;
  return record;
}

std::string without_brackets(const std::string& address) {
  const bool bracketed = address.size() >= 2 && address.front() == '<' && address.back() == '>';
  return bracketed ? address.substr(1, address.size() - 2) : address;
}

/** Parts of a record while its header is read. */
struct Header {
  WarcRecord record;
  std::optional<std::uint64_t> length;

  void add(const FieldLine& field) {
    if (field.name == "warc-type") record.type = lower_ascii(field.value);
    if (field.name == "warc-record-id") record.id = field.value;
    if (field.name == "warc-concurrent-to") record.concurrent.push_back(field.value);
    if (field.name == "warc-target-uri") record.target = without_brackets(field.value);
    if (field.name == "warc-date") record.date = field.value;
    if (field.name == "content-type") record.content_type = field.value;
    if (field.name == "warc-payload-digest") record.payload_digest = field.value;
    if (field.name == "warc-refers-to-target-uri")
      record.referred = without_brackets(field.value) + ' ' + record.referred;
    if (field.name == "warc-refers-to-date") record.referred += field.value;
    if (field.name == "warc-truncated") record.truncated = true;
    if (field.name == "content-length") length = parsed_number<std::uint64_t>(field.value);
  }
};

/** Bytes, and what a server or an archive says about them. */
struct Content {
  std::string type;
  std::string bytes;
  bool excluded = false;  // by the server
};

/** Whether content of a type may be a page or a text. */
bool may_be_text(const std::string& type) {
  return says_nothing(type) || is_xml_type(type) || type == kPdf || format_of_type(type).has_value();
}

/** Whether a URL is that of a page or a file, or missing: not what crawlers write about their work, as
 *  "metadata://gnu.org/software/wget/warc/wget.log", "urn:text:http://...", "urn:X-wpull:log", "screenshot:http://...". */
bool is_address_of_page(std::string_view target) {
  const std::size_t end = target.find_first_of(":/?#\\");
  if (end == std::string_view::npos || target[end] != ':' || end < 2) return true;
  return has_word("http https ftp ftps sftp gopher gemini file", lower_ascii(target.substr(0, end)));
}

Content content_of_response(const WarcRecord& record, std::string block, std::size_t max_bytes) {
  const std::optional<HttpResponse> response = parse_http_response(block);
  const std::string said = parse_media_type(record.content_type).name;
  if (!response && !said.empty() && said != kHttp) return {record.content_type, std::move(block)};
  if (!response) throw std::runtime_error("holds no response of a web server");
  if (response->status != 200) throw NoTextDocument("web archive: response without status 200");
  // ARC has the type twice.
  const std::string& stated =
      response->content_type.empty() && said != kHttp ? record.content_type : response->content_type;
  const MediaType type = parse_media_type(stated);
  // Checked before a large image is decoded.
  if (!may_be_text(type.name)) throw NoTextDocument("web archive: neither HTML, PDF nor plain text");
  const CutOff cut_off = record.truncated ? CutOff::kRead : CutOff::kRefused;
  return {stated, decoded_body(*response, max_bytes, cut_off), response->excluded};
}

ExtractedText text_of(Content content, const ReadingOptions& options) {
  const MediaType type = parse_media_type(content.type);
  std::optional<TextFormat> format = format_of_type(type.name);
  if (type.name == kPdf) format = TextFormat::kPdf;
  if (is_xml_type(type.name) && format_of_content(content.bytes) == TextFormat::kHtml) format = TextFormat::kHtml;
  if (!format && !says_nothing(type.name)) throw NoTextDocument("web archive: neither HTML, PDF nor plain text");
  return extract_content(std::move(content.bytes), format, {type.charset, options.charset}, options);
}

}  // namespace

/** Read or pass the rest of a block. */
template <typename Read>
auto WarcReader::read_block(Read read) {
  try {
    return read(std::exchange(block_left_, 0));
  } catch (const std::runtime_error& error) {
    throw std::runtime_error("record at byte " + std::to_string(offset_) + ": " + error.what());
  }
}

std::optional<WarcRecord> WarcReader::next() {
  read_block([this](std::uint64_t bytes) { input_.skip(bytes); });
  bool at_line_start = true;
  for (;;) {
    const std::uint64_t offset = input_.offset();
    const std::optional<std::string> line = input_.line(kMostHeaderBytes);
    if (!line) return std::nullopt;
    if (at_line_start && line->compare(0, kBeginning.size(), kBeginning) == 0) {
      if (std::optional<WarcRecord> record = read_header(offset)) return record;
      pass_stray(offset, input_.offset() - offset);
    } else if (!trimmed(*line).empty()) {
      if (at_line_start) {
        if (std::optional<WarcRecord> record = arc_record(*line, offset)) return record;
      }
      pass_stray(offset, line->size());
    }
    at_line_start = line->back() == '\n';
  }
}

/** Parse a header; nothing if it has no length or no end. */
std::optional<WarcRecord> WarcReader::read_header(std::uint64_t offset) {
  Header header;
  std::optional<FieldLine> field;
  for (;;) {
    const std::uint64_t used = input_.offset() - offset;
    if (used >= kMostHeaderBytes) return std::nullopt;
    const std::optional<std::string> line = input_.line(kMostHeaderBytes - used);
    if (!line) throw std::runtime_error("record at byte " + std::to_string(offset) + " is cut off");
    if (trimmed(*line).empty()) break;
    if (continue_field(field, *line)) continue;
    if (field) header.add(*field);
    field = parse_field_line(*line);
  }
  if (field) header.add(*field);
  if (!header.length) return std::nullopt;
  return begin_block(std::move(header.record), *header.length, offset);
}

std::optional<WarcRecord> WarcReader::arc_record(const std::string& line, std::uint64_t offset) {
  is_arc_ = is_arc_ || begins_with(line, kArcBeginning);
  std::optional<WarcRecord> record = is_arc_ ? parse_arc_line(line) : std::nullopt;
  if (!record) return std::nullopt;
  const std::uint64_t length = record->length;
  return begin_block(*std::move(record), length, offset);
}

WarcRecord WarcReader::begin_block(WarcRecord record, std::uint64_t length, std::uint64_t offset) {
  record.offset = offset_ = offset;
  record.place = input_.place(offset);
  record.length = read_block([&](std::uint64_t) { return true_length(length, record.place.has_value()); });
  block_left_ = record.length;
  return record;
}

/** The length of a block, where its header may lie. Behind a block is the next record or the end, in the same compressed member
 *  or behind it. */
std::uint64_t WarcReader::true_length(std::uint64_t claimed, bool begins_member) {
  if (const std::optional<std::uint64_t> left = input_.left_in_member()) {
    if (claimed <= *left) return claimed;
    const std::optional<std::string> next = input_.next_member_beginning();
    const bool ends = !next     ? begins_member
                      : is_arc_ ? parse_arc_line(next->substr(0, next->find('\n'))).has_value()
                                : begins_with(*next, kBeginning);
    return ends ? *left : claimed;
  }
  if (is_arc_ || claimed == 0) return claimed;
  constexpr std::string_view kSeparated = "\r\n\r\nWARC/";
  const std::string around =
      input_.bytes_ahead(claimed - 1, 2 * kSeparated.size());  // the last byte of the block first
  const std::string_view behind = std::string_view(around).substr(around.empty() ? 0 : 1);
  if (begins_with(behind, kSeparated) || behind == kSeparated.substr(0, 4))
    return claimed;  // the last one ends the file
  return distance_of_record(claimed);
}

/** The number of bytes up to the line where a record begins; `most` if there is none before. */
std::uint64_t WarcReader::distance_of_record(std::uint64_t most) const {
  constexpr std::string_view kNextRecord = "\nWARC/1.";
  constexpr std::size_t kPiece = std::size_t{1} << 16;
  for (std::uint64_t from = 0; from < most; from += kPiece) {
    const std::string bytes = input_.bytes_ahead(from, kPiece + kNextRecord.size());
    const std::size_t found = bytes.find(kNextRecord);
    if (found != std::string::npos) return std::min(most, from + found + 1);
    if (bytes.size() <= kPiece) break;
  }
  return most;
}

void WarcReader::pass_stray(std::uint64_t offset, std::uint64_t count) {
  if (stray_bytes_ == 0) first_stray_byte_ = offset;
  stray_bytes_ += count;
}

std::string WarcReader::block() {
  return read_block([this](std::uint64_t bytes) { return input_.block(bytes); });
}

std::string warc_skip_reason(const WarcRecord& record) {
  if (record.type == "response") {
    const bool http = begins_with(record.target, "http") || parse_media_type(record.content_type).name == kHttp;
    return http && is_address_of_page(record.target) ? "" : "web archive: response not from a web server";
  }
  if (record.type == "conversion" || record.type == "resource")
    return is_address_of_page(record.target) ? "" : "web archive: a crawler's own record";
  if (record.type == "revisit") return "web archive: revisit of a page that is not at hand";
  const bool known = has_word("warcinfo request metadata continuation", record.type);
  return known ? "web archive: record of type " + record.type : "web archive: record of unknown type";
}

std::string warc_problem(const WarcRecord& record) {
  const std::string& id = warc_document_id(record);
  if (id.empty()) return "has neither a URL nor an id";
  return id.find('\0') == std::string::npos ? "" : "has a zero byte in its URL";
}

const std::string& warc_document_id(const WarcRecord& record) {
  return record.target.empty() ? record.id : record.target;
}

SourceDocument warc_document(const WarcRecord& record, std::string block, ReadingOptions options) {
  options.url = record.target;
  const bool response = record.type == "response";
  Content content = response ? content_of_response(record, std::move(block), options.max_bytes)
                             : Content{record.content_type, std::move(block), false};
  SourceDocument document;
  document.id = warc_document_id(record);
  document.record.url = record.target;
  document.record.modified = parse_iso_date(record.date);
  document.record.size = record.length;
  if (options.digest) document.record.md5 = bytes_of(md5_of(content.bytes));
  if (content.excluded && options.exclusions == Exclusions::kAll) {
    document.text.excluded = "X-Robots-Tag";
    return document;
  }
  ExtractedText extracted = text_of(std::move(content), options);
  document.record.type = mime_type(extracted.format);
  document.record.title = extracted.text.title;
  document.text = std::move(extracted.text);
  return document;
}

}  // namespace neardup
