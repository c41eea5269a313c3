#include "documents/http_response.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "characters/text_line.h"
#include "files/compression.h"
#include "files/file_errors.h"
#include "files/inflater.h"
#include "formats/reading_options.h"
#include "formats/text_format.h"
#include "html/head_declarations.h"

namespace neardup {

namespace {

constexpr int kMostLayers = 4;                 // of compression
constexpr std::size_t kJudgedBytes = 1 << 10;  // of a body

/** "HTTP/1.1 200 OK", "HTTP/2 200", and ":status: 200" of HTTP/2 and later. */
int status_of(std::string_view line) {
  constexpr std::string_view kPseudoField = ":status:";
  if (line.substr(0, kPseudoField.size()) == kPseudoField) {
    line.remove_prefix(kPseudoField.size());
  } else if (lower_ascii(line.substr(0, 5)) == "http/") {
    line.remove_prefix(std::min(line.find(' '), line.size()));
  } else {
    return 0;
  }
  line = trimmed(line);
  int status = 0;
  std::from_chars(line.data(), line.data() + line.size(), status);
  return status;
}

void add_field(HttpResponse& response, const FieldLine& field) {
  if (field.name == "content-type" && response.content_type.empty()) response.content_type = field.value;
  if (field.name == "content-encoding") {
    if (!response.content_encoding.empty()) response.content_encoding += ", ";
    response.content_encoding += lower_ascii(field.value);
  }
  if (field.name == "x-robots-tag") response.excluded = response.excluded || header_excludes_page(field.value);
  if (field.name == "transfer-encoding")
    response.chunked = lower_ascii(field.value).find("chunked") != std::string::npos;
}

/** Remove a header from the bytes, with the blank line that ends it. */
void take_fields(std::string_view& bytes, HttpResponse& response) {
  std::optional<FieldLine> field;
  while (!bytes.empty()) {
    const std::string_view line = take_line(bytes);
    if (trimmed(line).empty()) break;
    if (continue_field(field, line)) continue;
    if (field) add_field(response, *field);
    field = parse_field_line(line);
  }
  if (field) add_field(response, *field);
}

/** Parse the size of a chunk; nothing if the line has none. */
std::optional<std::size_t> chunk_size(std::string_view line) {
  std::size_t size = 0;
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), size, 16);
  const std::string_view rest = trimmed(line.substr(static_cast<std::size_t>(end - line.data())));
  const bool valid = error == std::errc() && (rest.empty() || rest.front() == ';');
  return valid ? std::optional(size) : std::nullopt;
}

/** The body without chunks; nothing if it is not in chunks. */
std::optional<std::string> without_chunks(std::string_view body, CutOff cut_off) {
  std::string joined;
  while (!body.empty()) {
    const std::optional<std::size_t> size = chunk_size(trimmed(take_line(body)));
    if (!size) return std::nullopt;
    if (*size == 0) return joined;
    joined += body.substr(0, *size);
    if (*size > body.size()) break;
    body.remove_prefix(*size);
    if (!trimmed(take_line(body)).empty()) return std::nullopt;
  }
  if (cut_off == CutOff::kRefused) throw std::runtime_error("chunked body is cut off");
  return joined;
}

/** The two bytes that zlib's format begins with are a multiple of 31. */
bool has_zlib_magic(std::string_view bytes) {
  if (bytes.size() < 2 || (bytes[0] & 0x0f) != 8) return false;
  return (static_cast<unsigned char>(bytes[0]) * 256 + static_cast<unsigned char>(bytes[1])) % 31 == 0;
}

/** Compressed data has a tenth of controls, text has none. */
bool looks_compressed(std::string_view body) {
  constexpr std::size_t kOneIn = 50;
  return holds_controls(body.substr(0, kJudgedBytes), kOneIn);
}

/** The result of `inflate` for a body; nothing if the body is damaged. */
template <typename Inflate>
std::optional<std::string> unless_damaged(Inflate inflate) {
  try {
    return inflate();
  } catch (const DecompressedTooLarge&) {
    throw;
  } catch (const std::runtime_error&) {
    return std::nullopt;
  }
}

/** Decode deflate: in zlib's format, or without it, which many servers send; or text that is already decoded. */
std::string without_deflate(const std::string& body, std::size_t max_bytes, CutOff cut_off) {
  const bool text = !looks_compressed(body);
  if (has_zlib_magic(body)) {
    auto plain = unless_damaged([&] { return inflated(body, max_bytes, Inflater::Format::kZlib, cut_off); });
    if (plain) return *std::move(plain);
  }
  if (!text) return inflated(body, max_bytes, Inflater::Format::kRaw, cut_off);
  auto plain = unless_damaged([&] { return inflated(body, max_bytes, Inflater::Format::kRaw); });
  return plain ? *std::move(plain) : body;
}

/** Decompress data whose first bytes show a compression. */
std::string decompressed_body(const std::string& body, std::size_t max_bytes, CutOff cut_off) {
  if (has_gzip_magic(body)) return inflated(body, max_bytes, Inflater::Format::kGzip, cut_off);
  return decompressed(body, max_bytes);
}

/** Decode brotli; or another compression, or text that is already decoded. */
std::string without_brotli(const std::string& body, std::size_t max_bytes, CutOff cut_off) {
  // Text may begin as brotli does; it does not end as brotli.
  const bool text = compression_of(body) != Compression::kNone || !looks_compressed(body);
  auto plain = brotli_decoded(body, max_bytes, text ? CutOff::kRefused : cut_off);
  if (plain) return *std::move(plain);
  if (compression_of(body) != Compression::kNone) return decompressed_body(body, max_bytes, cut_off);
  if (!text) throw std::runtime_error("brotli data is damaged or cut off");
  return body;
}

/** The reason to skip a body in an encoding. The number of reasons is small, whatever a server sends. */
std::string reason_of_encoding(std::string_view encoding) {
  if (!has_word("compress x-compress dcb dcz zstd", encoding)) return "web archive: body in an unknown encoding";
  return "web archive: body in the encoding " + std::string(encoding);
}

/** Undo one declared encoding. The server may not have used it, or the archive may have undone it. */
std::string without_encoding(const std::string& body, std::string_view encoding, std::size_t max_bytes,
                             CutOff cut_off) {
  if (encoding.empty() || encoding == "identity") return body;
  if (encoding == "br") return without_brotli(body, max_bytes, cut_off);
  if (compression_of(body) != Compression::kNone) return decompressed_body(body, max_bytes, cut_off);
  if (encoding == "deflate") return without_deflate(body, max_bytes, cut_off);
  if (!looks_compressed(body)) return body;
  if (encoding == "gzip" || encoding == "x-gzip") throw std::runtime_error("gzip data is damaged");
  throw NoTextDocument(reason_of_encoding(encoding));
}

}  // namespace

std::optional<HttpResponse> parse_http_response(std::string_view bytes) {
  bytes.remove_prefix(std::min(bytes.find_first_not_of("\r\n"), bytes.size()));
  HttpResponse response;
  do {  // interim responses come before the final one, and that of a proxy that connects
    response = HttpResponse();
    response.status = status_of(trimmed(take_line(bytes)));
    if (response.status == 0) return std::nullopt;
    take_fields(bytes, response);
  } while ((response.status / 100 == 1 || response.content_type.empty()) &&
           status_of(bytes.substr(0, bytes.find('\n'))) != 0);
  response.body = bytes;
  return response;
}

std::string decoded_body(const HttpResponse& response, std::size_t max_bytes, CutOff cut_off) {
  std::optional<std::string> joined;
  if (response.chunked) joined = without_chunks(response.body, cut_off);
  std::string body = joined ? *std::move(joined) : std::string(response.body);
  std::string_view encodings = response.content_encoding;
  for (int layers = 0; !encodings.empty() && layers != kMostLayers; ++layers) {  // the last one was applied last
    const std::size_t comma = encodings.rfind(',');
    const std::string_view encoding = comma == std::string_view::npos ? encodings : encodings.substr(comma + 1);
    body = without_encoding(body, trimmed(encoding), max_bytes, cut_off);
    encodings = encodings.substr(0, comma == std::string_view::npos ? 0 : comma);
  }
  // Servers compress files that are already compressed, and declare that once or never.
  for (int layers = 0; compression_of(body) != Compression::kNone && layers != kMostLayers; ++layers) {
    body = decompressed_body(body, max_bytes, cut_off);
  }
  return body;
}

}  // namespace neardup
