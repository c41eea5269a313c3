/** @file charset_label.h
 *  Maps the names of charsets to converters, and detects the legacy encoding of a text without a declaration.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_INTAKE_CHARACTERS_CHARSET_LABEL_H
#define NEARDUP_INTAKE_CHARACTERS_CHARSET_LABEL_H

#include <string>
#include <string_view>

namespace neardup {

/** The name of the iconv converter for a charset label, as browsers understand it: Latin-1 means Windows-1252,
 *  gb2312 means GB18030. Other labels stay unchanged, unknown ones, too.
 *  @param label  in lower case. Source: WHATWG Encoding, section 4.2; in addition UTF-7, for mail. */
std::string converter_name(const std::string& label);

/** The most likely charset of a text by its letter frequencies, in lower case, such as "koi8-r". Empty if none is
 *  likely, or if the text has fewer than 16 bytes beyond ASCII. At most 64 KiB are examined, from the first byte
 *  beyond ASCII on. */
std::string detected_charset(std::string_view bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_CHARSET_LABEL_H
