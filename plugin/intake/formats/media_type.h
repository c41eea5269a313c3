/** @file media_type.h
 *  "text/html; charset=utf-8", as HTTP and web archives say it. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FORMATS_MEDIA_TYPE_H
#define NEARDUP_INTAKE_FORMATS_MEDIA_TYPE_H

#include <optional>
#include <string>
#include <string_view>

#include "formats/text_format.h"

namespace neardup {

struct MediaType {
  std::string name;     ///< "text/html", in lower case
  std::string charset;  ///< in lower case; empty: not said
};

/** Any bytes are welcome; other parameters are passed over, and so is what follows a name after a space or comma.
 *  Source: RFC 9110 section 8.3. */
MediaType parse_media_type(std::string_view text);

/** The format that a type of a web page or text has; nothing if it is another. */
std::optional<TextFormat> format_of_type(const std::string& name);

/** Whether a name tells no type: it is empty, breaks the grammar, or means "unknown". Then the content is to tell it.
 *  Source: WHATWG MIME Sniffing, section 7. */
bool says_nothing(const std::string& name);

/** Whether it is that of XML as such: XHTML may be sent as it, and so may anything else. */
bool is_xml_type(const std::string& name);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_MEDIA_TYPE_H
