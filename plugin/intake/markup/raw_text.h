/** @file raw_text.h
 *  Where text without tags ends: that of script, style, title and the like. THREADS: pure functions.
 *  Source: HTML standard, sections 13.2.5.9 to 13.2.5.31. */
#ifndef NEARDUP_INTAKE_MARKUP_RAW_TEXT_H
#define NEARDUP_INTAKE_MARKUP_RAW_TEXT_H

#include <cstddef>
#include <string_view>

#include "markup/markup_cursor.h"

namespace neardup {

/** The place of the end tag of an element, from the cursor on; the end of the page if there is none.
 *  Cost: linear in the text. */
std::size_t raw_text_end(const MarkupCursor& cursor, std::string_view element);

/** The same for a script: within a comment in it, "<script" and "</script" pair. */
std::size_t script_end(const MarkupCursor& cursor);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_RAW_TEXT_H
