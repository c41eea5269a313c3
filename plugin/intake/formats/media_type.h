/** @file media_type.h
 *  Media types in HTTP and in web archives: "text/html; charset=utf-8". THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_FORMATS_MEDIA_TYPE_H
#define NEARDUP_INTAKE_FORMATS_MEDIA_TYPE_H

#include <optional>
#include <string>
#include <string_view>

#include "formats/text_format.h"

namespace neardup {

struct MediaType {
  std::string name;     ///< "text/html", in lower case
  std::string charset;  ///< in lower case; may be empty
};

/** Parse a media type. Accepts any bytes. Other parameters are ignored, and so is text after a name and a space or
 *  comma.
 *  Source: RFC 9110 section 8.3. */
MediaType parse_media_type(std::string_view text);

/** The format of a media type; nothing for types of other files. */
std::optional<TextFormat> format_of_type(const std::string& name);

/** Whether a name does not tell the type: it is empty, malformed, or means "unknown". Then the content decides.
 *  Source: WHATWG MIME Sniffing, section 7. */
bool says_nothing(const std::string& name);

/** Whether a type is generic XML, which is used for XHTML and for other formats. */
bool is_xml_type(const std::string& name);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_FORMATS_MEDIA_TYPE_H
