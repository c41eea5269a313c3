/** @file http_response.h
 *  A stored answer of a web server, taken apart. THREADS: pure functions. */
#ifndef NEARDUP_CLI_HTTP_RESPONSE_H
#define NEARDUP_CLI_HTTP_RESPONSE_H

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace neardup::cli {

struct HttpResponse {
  int status = 0;
  std::string content_type;      ///< as it was sent; empty: not said
  std::string content_encoding;  ///< in lower case; empty: none
  bool chunked = false;          ///< sent in chunks
  std::string_view body;         ///< of the octets it was parsed from, as it was sent
};

/** @return nothing if the octets do not begin with a status line. A header without an end has no body. */
std::optional<HttpResponse> parse_http_response(std::string_view octets);

/** The body without chunks and compression: gzip, deflate. Archives keep bodies that were decoded already beside
 * headers that say otherwise: what is not in chunks, or not compressed, is taken as it is.
 *  @param max_octets  bound of the result.
 *  @exception std::runtime_error if it is damaged, cut off, or larger than that, or in an encoding that is not known.
 */
std::string decoded_body(const HttpResponse& response, std::size_t max_octets);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_HTTP_RESPONSE_H
