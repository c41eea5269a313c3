#include "documents/warc_reader.h"

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

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

/** Whether a field is a date like 20040925001013; some writers add digits. */
bool is_arc_date(const std::string& field) {
  return field.size() >= 14 && field.size() <= 18 && field.find_first_not_of("0123456789") == std::string::npos;
}

std::string iso_date(const std::string& digits) {
  const auto part = [&](std::size_t begin) { return digits.substr(begin, 2); };
  return digits.substr(0, 4) + '-' + part(4) + '-' + part(6) + 'T' + part(8) + ':' + part(10) + ':' + part(12) + 'Z';
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
  return says_nothing(type) || is_xml_type(type) || format_of_type(type).has_value();
}

Content content_of_response(const std::string& block, std::size_t max_bytes, bool truncated) {
  const std::optional<HttpResponse> response = parse_http_response(block);
  if (!response) throw std::runtime_error("holds no response of a web server");
  if (response->status != 200) throw NoTextDocument("web archive: response without status 200");
  const MediaType type = parse_media_type(response->content_type);
  // Checked before a large image is decoded.
  if (!may_be_text(type.name)) throw NoTextDocument("web archive: neither HTML nor plain text");
  const CutOff cut_off = truncated ? CutOff::kRead : CutOff::kRefused;
  return {response->content_type, decoded_body(*response, max_bytes, cut_off), response->excluded};
}

ExtractedText text_of(Content content, const ReadingOptions& options) {
  const MediaType type = parse_media_type(content.type);
  std::optional<TextFormat> format = format_of_type(type.name);
  if (is_xml_type(type.name) && format_of_content(content.bytes) == TextFormat::kHtml) format = TextFormat::kHtml;
  if (!format && !says_nothing(type.name)) throw NoTextDocument("web archive: neither HTML nor plain text");
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
      stray_bytes_ += input_.offset() - offset;
    } else if (!trimmed(*line).empty()) {
      if (at_line_start) {
        if (std::optional<WarcRecord> record = arc_record(*line, offset)) return record;
      }
      stray_bytes_ += line->size();
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

/** The record of ARC that a line begins; nothing if it begins none. The URL may have spaces; the address of the server, the
 *  date and the type follow it, and the length is last.
 *  Source: Burner and Kahle, "Arc File Format", version 1.0, 1996; version 2 has further fields before the length. */
std::optional<WarcRecord> WarcReader::arc_record(const std::string& line, std::uint64_t offset) {
  is_arc_ = is_arc_ || line.compare(0, kArcBeginning.size(), kArcBeginning) == 0;
  if (!is_arc_) return std::nullopt;
  const std::vector<std::string> fields = fields_of(line);
  const auto date = std::find_if(fields.begin(), fields.end(), is_arc_date);
  if (date - fields.begin() < 2 || fields.end() - date < 3) return std::nullopt;
  const std::optional<std::uint64_t> length = parsed_number<std::uint64_t>(fields.back());
  if (!length) return std::nullopt;
  WarcRecord record;
  const bool itself = fields.front().compare(0, kArcBeginning.size(), kArcBeginning) == 0;
  record.type = itself ? "warcinfo" : "response";
  record.target = fields.front();
  for (auto part = fields.begin() + 1; part != date - 1; ++part) record.target += "%20" + *part;
  record.date = iso_date(*date);
  record.content_type = *(date + 1);
  return begin_block(std::move(record), *length, offset);
}

WarcRecord WarcReader::begin_block(WarcRecord record, std::uint64_t length, std::uint64_t offset) {
  record.offset = offset_ = offset;
  record.length = block_left_ = length;
  return record;
}

std::string WarcReader::block() {
  return read_block([this](std::uint64_t bytes) { return input_.block(bytes); });
}

std::string warc_skip_reason(const WarcRecord& record) {
  if (record.type == "response") {
    const bool http =
        record.target.compare(0, 4, "http") == 0 || parse_media_type(record.content_type).name == "application/http";
    return http ? "" : "web archive: response not from a web server";
  }
  if (record.type == "conversion" || record.type == "resource") return "";
  const bool known = has_word("warcinfo request metadata revisit continuation", record.type);
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
  Content content = response ? content_of_response(block, options.max_bytes, record.truncated)
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
