/** @file http_response.h
 *  A stored answer of a web server, taken apart. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_HTTP_RESPONSE_H
#define NEARDUP_INTAKE_DOCUMENTS_HTTP_RESPONSE_H

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "files/gunzip.h"

namespace neardup {

struct HttpResponse {
  int status = 0;
  std::string content_type;      ///< as it was sent; empty: not said
  std::string content_encoding;  ///< in lower case, with commas between several; empty: none
  bool chunked = false;          ///< sent in chunks
  std::string_view body;         ///< of the bytes it was parsed from, as it was sent
};

/** A body in an encoding that cannot be undone, such as "br": what() is its name. */
class UnknownEncoding : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/** Folded fields are joined, and interim answers (100) passed over.
 *  @return nothing if the bytes do not begin with a status line. A header without an end has no body. */
std::optional<HttpResponse> parse_http_response(std::string_view bytes);

/** The body without chunks and compression: gzip, zstd, and deflate in zlib's format or without it; also where several
 *  are one upon the other, or one is not said. Archives keep bodies that were decoded already with headers that say
 *  otherwise: what is not in chunks, or not compressed, is taken as it is, whatever the encoding.
 *  @param max_bytes  bound of the result. @param cut_off  what is done with a body that ends too early.
 *  @exception UnknownEncoding; std::runtime_error if it is damaged, cut off, or larger than that. */
std::string decoded_body(const HttpResponse& response, std::size_t max_bytes, CutOff cut_off = CutOff::kRefused);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_HTTP_RESPONSE_H
