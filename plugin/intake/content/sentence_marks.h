/** @file sentence_marks.h
 *  Signs of written sentences. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_CONTENT_SENTENCE_MARKS_H
#define NEARDUP_INTAKE_CONTENT_SENTENCE_MARKS_H

#include <string_view>

namespace neardup {

/** Whether a text has a mark that ends a sentence or a clause: one of . ! ? ; : before white space, a quotation mark or
 *  the end, or a full stop or question mark of another script (Chinese, Arabic, Urdu, Devanagari, Ethiopic, Khmer, ...).
 *  @param text  UTF-8. Cost: linear. */
bool has_sentence_mark(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_SENTENCE_MARKS_H
