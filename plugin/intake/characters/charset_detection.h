/** @file charset_detection.h
 *  Which legacy encoding a text is in that says nothing of it. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CHARACTERS_CHARSET_DETECTION_H
#define NEARDUP_INTAKE_CHARACTERS_CHARSET_DETECTION_H

#include <string>
#include <string_view>

namespace neardup {

/** The charset that a text looks like by the frequencies of its letters, in lower case: "koi8-r". Empty if it has fewer
 * than 16 bytes beyond ASCII, which is too little to tell, or looks like none. At most 64 KiB are looked at, from the
 * first byte beyond ASCII on. */
std::string detected_charset(std::string_view bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_CHARSET_DETECTION_H
