/** @file charset_label.h
 *  What the names of charsets mean. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_CHARSET_LABEL_H
#define NEARDUP_INTAKE_CHARACTERS_CHARSET_LABEL_H

#include <string>

namespace neardup {

/** The converter (of iconv) for a charset label, as browsers understand it: Latin-1 means Windows-1252, gb2312 means
 *  GB18030. Labels that iconv understands likewise stay as they are, and so do unknown ones.
 *  @param label  in lower case. Source: WHATWG Encoding, section 4.2; UTF-7 besides, for mail. */
std::string converter_name(const std::string& label);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_CHARSET_LABEL_H
