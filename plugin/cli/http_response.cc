#include "http_response.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <system_error>

#include "ascii_case.h"
#include "field_line.h"
#include "gunzip.h"
#include "text_line.h"

namespace neardup::cli {

namespace {

int status_of(std::string_view line) {
  if (line.substr(0, 5) != "HTTP/") return 0;
  line.remove_prefix(std::min(line.find(' '), line.size()));
  line = trimmed(line);
  int status = 0;
  std::from_chars(line.data(), line.data() + line.size(), status);
  return status;
}

void add_field(HttpResponse& response, const FieldLine& field) {
  if (field.name == "content-type" && response.content_type.empty()) response.content_type = field.value;
  if (field.name == "content-encoding") response.content_encoding = lower_ascii(field.value);
  if (field.name == "transfer-encoding")
    response.chunked = lower_ascii(field.value).find("chunked") != std::string::npos;
}

/** Nothing if a line that should say a size does not. */
std::optional<std::string> without_chunks(std::string_view body) {
  std::string joined;
  while (!body.empty()) {
    const std::string_view line = trimmed(take_line(body));
    std::size_t size = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), size, 16);
    if (error != std::errc() || (end != line.data() + line.size() && *end != ';' && *end != ' ')) return std::nullopt;
    if (size == 0) return joined;
    if (size > body.size()) throw std::runtime_error("chunked body is cut off");
    joined += body.substr(0, size);
    body.remove_prefix(size);
    if (!trimmed(take_line(body)).empty()) return std::nullopt;
  }
  throw std::runtime_error("chunked body is cut off");
}

/** The two octets that zlib's format begins with are a multiple of 31. */
bool has_zlib_magic(std::string_view octets) {
  if (octets.size() < 2 || (octets[0] & 0x0f) != 8) return false;
  return (static_cast<unsigned char>(octets[0]) * 256 + static_cast<unsigned char>(octets[1])) % 31 == 0;
}

std::string without_compression(std::string body, const std::string& encoding, std::size_t max_octets) {
  const bool gzip = encoding == "gzip" || encoding == "x-gzip";
  if (encoding.empty() || encoding == "identity" || encoding == "none") return body;
  if (!gzip && encoding != "deflate") throw std::runtime_error("body in the encoding '" + encoding + "'");
  if (has_gzip_magic(body)) return gunzip(body, max_octets);
  return !gzip && has_zlib_magic(body) ? inflate_zlib(body, max_octets) : body;
}

}  // namespace

std::optional<HttpResponse> parse_http_response(std::string_view octets) {
  HttpResponse response;
  response.status = status_of(trimmed(take_line(octets)));
  if (response.status == 0) return std::nullopt;
  while (!octets.empty()) {
    const std::string_view line = trimmed(take_line(octets));
    if (line.empty()) break;
    if (const std::optional<FieldLine> field = parse_field_line(line)) add_field(response, *field);
  }
  response.body = octets;
  return response;
}

std::string decoded_body(const HttpResponse& response, std::size_t max_octets) {
  std::optional<std::string> joined;
  if (response.chunked) joined = without_chunks(response.body);
  return without_compression(joined ? *std::move(joined) : std::string(response.body), response.content_encoding,
                             max_octets);
}

}  // namespace neardup::cli
