/** @file percent_encoding.h
 *  Bytes written with a percent sign and two hexadecimal digits (RFC 3986 section 2.1). THREADS: pure functions. */
#ifndef NEARDUP_CORE_BYTES_PERCENT_ENCODING_H
#define NEARDUP_CORE_BYTES_PERCENT_ENCODING_H

#include <optional>
#include <string>
#include <string_view>

namespace neardup {

/** RFC 3986's unreserved characters: letters, digits and - . _ ~ (section 2.3). */
bool is_unreserved(char c);

/** Add "%" and the byte's digits, in upper case (section 2.1). */
void append_encoded(std::string& text, char byte);

/** Encode a path as omindex does: unreserved characters and slashes stay. Accepts any bytes. Stored: yes. */
std::string percent_encoded_path(std::string_view path);

/** The byte for which "%" and two hexadecimal digits stand at the beginning of a text. @param sign  in place of "%". */
std::optional<char> escaped_byte(std::string_view text, char sign = '%');

/** The bytes for which "%" and two hexadecimal digits stand, and all others unchanged. @param sign  in place of "%". */
std::string percent_decoded(std::string_view encoded, char sign = '%');

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_PERCENT_ENCODING_H
