/** @file name_words.h
 *  The words in the names of elements: their classes and ids. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_HTML_NAME_WORDS_H
#define NEARDUP_INTAKE_HTML_NAME_WORDS_H

#include <string_view>

namespace neardup {

/** Take the next word of a name: a run of small ASCII letters with at most one capital before them, or of capitals.
 *  @param rest  what follows the word; empty at the end. @return empty if no word follows. Cost: linear. */
std::string_view take_name_word(std::string_view& rest);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_HTML_NAME_WORDS_H
