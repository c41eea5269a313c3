/** @file media_type.h
 *  "text/html; charset=utf-8", as HTTP and web archives say it. THREADS: pure functions. */
#ifndef NEARDUP_CLI_MEDIA_TYPE_H
#define NEARDUP_CLI_MEDIA_TYPE_H

#include <optional>
#include <string>
#include <string_view>

#include "text_format.h"

namespace neardup::cli {

struct MediaType {
  std::string name;     ///< "text/html", in lower case
  std::string charset;  ///< in lower case; empty: not said
};

/** Any octets are welcome; other parameters are passed over. Source: RFC 9110 section 8.3. */
MediaType parse_media_type(std::string_view text);

/** The format that a type of a web page or text has; nothing if it is another. */
std::optional<TextFormat> format_of_type(const std::string& name);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_MEDIA_TYPE_H
