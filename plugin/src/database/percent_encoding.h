/** @file percent_encoding.h
 *  Bytes written with a percent sign and two hexadecimal digits (RFC 3986 section 2.1). Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_PERCENT_ENCODING_H
#define NEARDUP_PLUGIN_DATABASE_PERCENT_ENCODING_H

#include <string>
#include <string_view>

namespace neardup {

/** All bytes but slashes and RFC 3986's unreserved ones encoded. */
std::string percent_encode(std::string_view bytes);

/** A percent sign that two hexadecimal digits do not follow stands for itself. */
std::string percent_decode(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_PERCENT_ENCODING_H
