/** @file word_rules.h
 *  Which rules cut a text into words. */
#ifndef NEARDUP_WORD_RULES_H
#define NEARDUP_WORD_RULES_H

#include <cstdint>

namespace neardup {

/** What is a word. */
enum class WordRules : std::uint8_t {
  kXapian,               ///< UAX #29, but as Xapian's TermGenerator where the two differ: see IcuTokenizer
  kUax29,                ///< UAX #29 to the letter
  kUax29NoSpacingMarks,  ///< the same; spacing combining marks (category Mc: the vowel signs of Indic scripts) are no
                         ///< word characters, as the interoperability proposal `simhash-doc` has it
};

}  // namespace neardup

#endif  // NEARDUP_WORD_RULES_H
