/** @file text_encoding.h
 *  Bytes of a file as well-formed UTF-8.
 *
 *  Everything after this stage may rely on it. THREADS: pure functions. */
#ifndef NEARDUP_CLI_TEXT_ENCODING_H
#define NEARDUP_CLI_TEXT_ENCODING_H

#include <string>
#include <string_view>

namespace neardup::cli {

/** Whether the bytes begin with the byte order mark of UTF-16 or UTF-32: such a text is full of zero bytes. */
bool has_wide_byte_order_mark(std::string_view bytes);

/** A plain text as UTF-8 without a byte order mark. The encoding is, in this order: that of its byte order mark; UTF-8,
 *  if it is well-formed; Windows-1252, if not one multi-byte character is; else UTF-8 with U+FFFD for each ill-formed
 *  sequence. */
std::string utf8_from_text(std::string bytes);

/** The same for a page of HTML, where a charset declared in its first 4 KiB comes after the byte order mark. Unknown
 *  charsets are ignored; Latin-1 and ASCII mean Windows-1252, as browsers read them. */
std::string utf8_from_html(std::string bytes);

/** U+FFFD for each ill-formed sequence (its maximal subpart: Unicode section 3.9). */
std::string repaired_utf8(std::string bytes);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_TEXT_ENCODING_H
