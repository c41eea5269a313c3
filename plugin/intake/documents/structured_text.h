/** @file structured_text.h
 *  Recognises text whose lines belong together: bibliographies, subtitles, markup, configurations, source code. A program that
 *  drops some of its lines breaks it. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_DOCUMENTS_STRUCTURED_TEXT_H
#define NEARDUP_INTAKE_DOCUMENTS_STRUCTURED_TEXT_H

#include <string_view>

#include "formats/text_format.h"

namespace neardup {

/** Whether lines of a text belong together.
 *  @param named      its name, which decides where content cannot tell.
 *  @param beginning  its first bytes, UTF-8, without a byte order mark. The first 8 KiB are looked at. */
bool is_structured_text(const NamedFormat& named, std::string_view beginning);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_DOCUMENTS_STRUCTURED_TEXT_H
