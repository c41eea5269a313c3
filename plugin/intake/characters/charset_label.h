/** @file charset_label.h
 *  Maps the names of charsets to converters.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_INTAKE_CHARACTERS_CHARSET_LABEL_H
#define NEARDUP_INTAKE_CHARACTERS_CHARSET_LABEL_H

#include <string>

namespace neardup {

/** The name of the iconv converter for a charset label, as browsers understand it: Latin-1 means Windows-1252,
 *  gb2312 means GB18030. Other labels stay unchanged, unknown ones, too.
 *  @param label  in lower case. Source: WHATWG Encoding, section 4.2; in addition UTF-7, for mail. */
std::string converter_name(const std::string& label);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_CHARSET_LABEL_H
