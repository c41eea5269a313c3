/** @file xapian_characters.h
 *  The characters that Xapian indexes of any bytes. Internal. THREADS: pure functions. */
#ifndef NEARDUP_PLUGIN_TEXT_XAPIAN_CHARACTERS_H
#define NEARDUP_PLUGIN_TEXT_XAPIAN_CHARACTERS_H

#include <string>
#include <string_view>

namespace neardup {

/** A text as Xapian::Utf8Iterator reads it: bytes that are not UTF-8 are characters of ISO-8859-1.
 *  @param memory  takes the characters if they differ from the text.
 *  @return the text itself if it is UTF-8, else `memory`. Cost: linear. */
std::string_view xapian_characters(std::string_view text, std::string& memory);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_XAPIAN_CHARACTERS_H
