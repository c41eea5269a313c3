/** @file percent_encoding.h
 *  Bytes written with a percent sign and two hexadecimal digits (RFC 3986 section 2.1). Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_PERCENT_ENCODING_H
#define NEARDUP_PLUGIN_DATABASE_PERCENT_ENCODING_H

#include <string>
#include <string_view>

namespace neardup {

/** Encodes all bytes except slashes and RFC 3986's unreserved characters. */
std::string percent_encode(std::string_view bytes);

/** Decodes; a percent sign without two hexadecimal digits stays as it is. */
std::string percent_decode(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_PERCENT_ENCODING_H
