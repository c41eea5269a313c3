/** @file http_response.h
 *  Parses stored HTTP responses. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_HTTP_RESPONSE_H
#define NEARDUP_INTAKE_DOCUMENTS_HTTP_RESPONSE_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "files/inflater.h"

namespace neardup {

struct HttpResponse {
  int status = 0;
  std::string content_type;      ///< unchanged; may be empty
  std::string content_encoding;  ///< in lower case, separated by commas; may be empty
  bool chunked = false;          ///< sent in chunks
  bool excluded = false;         ///< X-Robots-Tag keeps it out of searches
  std::string_view body;         ///< part of the parsed bytes, still encoded
};

/** Parse a response. Folded fields are joined. Interim responses (100) are skipped, and so is that of a proxy
 *  ("200 Connection established").
 *  @return nothing if the bytes do not begin with a status line. A response whose header does not end has no body. */
std::optional<HttpResponse> parse_http_response(std::string_view bytes);

/** The body without chunks and compression: gzip, zstd, brotli, and deflate with or without zlib's format; also several of
 *  them in sequence, or an undeclared one. Some archives store decoded bodies with the original headers: a body that
 *  is not in chunks, or not compressed, is taken unchanged, whatever its header says.
 *  @param max_bytes  limit of the result.
 *  @param cut_off    what to do with an incomplete body.
 *  @exception NoTextDocument for a body in an encoding that is not read, such as "compress"; std::runtime_error if the body is damaged, incomplete, or larger than the limit. */
std::string decoded_body(const HttpResponse& response, std::size_t max_bytes, CutOff cut_off = CutOff::kRefused);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_HTTP_RESPONSE_H
