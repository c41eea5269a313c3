/** @file charset_detection.h
 *  Detects the legacy encoding of a text without a declaration. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CHARACTERS_CHARSET_DETECTION_H
#define NEARDUP_INTAKE_CHARACTERS_CHARSET_DETECTION_H

#include <string>
#include <string_view>

namespace neardup {

/** The most likely charset of a text by its letter frequencies, in lower case, such as "koi8-r". Empty if none is
 *  likely, or if the text has fewer than 16 bytes beyond ASCII. At most 64 KiB are examined, from the first byte
 *  beyond ASCII on. */
std::string detected_charset(std::string_view bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_CHARSET_DETECTION_H
