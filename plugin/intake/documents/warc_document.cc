#include "documents/warc_document.h"

#include <array>
#include <stdexcept>
#include <utility>

#include "bytes/digest128.h"
#include "characters/iso_date.h"
#include "documents/http_response.h"
#include "formats/media_type.h"

namespace neardup {

namespace {

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

/** The reason to skip a body in an encoding. The number of reasons is small, whatever a server sends. */
std::string reason_of_encoding(const std::string& encoding) {
  for (const char* const known : {"br", "compress", "x-compress", "dcb", "dcz", "zstd"}) {
    if (encoding == known) return "web archive: body in the encoding " + encoding;
  }
  return "web archive: body in an unknown encoding";
}

std::string body_of(const HttpResponse& response, std::size_t max_bytes, bool truncated) {
  try {
    return decoded_body(response, max_bytes, truncated ? CutOff::kRead : CutOff::kRefused);
  } catch (const UnknownEncoding& encoding) {
    throw NoTextDocument(reason_of_encoding(encoding.what()));
  }
}

Content content_of_response(const std::string& block, std::size_t max_bytes, bool truncated) {
  const std::optional<HttpResponse> response = parse_http_response(block);
  if (!response) throw std::runtime_error("holds no response of a web server");
  if (response->status != 200) throw NoTextDocument("web archive: response without status 200");
  const MediaType type = parse_media_type(response->content_type);
  // Checked before a large image is decoded.
  if (!may_be_text(type.name)) throw NoTextDocument("web archive: neither HTML nor plain text");
  return {response->content_type, body_of(*response, max_bytes, truncated), response->excluded};
}

ExtractedText text_of(Content content, const ReadingOptions& options) {
  const MediaType type = parse_media_type(content.type);
  std::optional<TextFormat> format = format_of_type(type.name);
  if (is_xml_type(type.name) && format_of_content(content.bytes) == TextFormat::kHtml) format = TextFormat::kHtml;
  if (!format && !says_nothing(type.name)) throw NoTextDocument("web archive: neither HTML nor plain text");
  return extract_content(std::move(content.bytes), format, {type.charset, options.charset}, options);
}

}  // namespace

std::string warc_skip_reason(const WarcRecord& record) {
  if (record.type == "response") {
    const bool http =
        record.target.compare(0, 4, "http") == 0 || parse_media_type(record.content_type).name == "application/http";
    return http ? "" : "web archive: response not from a web server";
  }
  if (record.type == "conversion" || record.type == "resource") return "";
  static constexpr std::array<const char*, 5> kOthers{"warcinfo", "request", "metadata", "revisit", "continuation"};
  for (const char* const other : kOthers) {
    if (record.type == other) return std::string("web archive: record of type ") + other;
  }
  return "web archive: record of unknown type";
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
