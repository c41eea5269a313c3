/** @file word_rules.h
 *  Which rules cut a text into words. */
#ifndef NEARDUP_WORD_RULES_H
#define NEARDUP_WORD_RULES_H

#include <cstdint>

namespace neardup {

/** What counts as a word. */
enum class WordRules : std::uint8_t {
  kXapian,               ///< UAX #29, but like Xapian's TermGenerator where the two differ: see IcuTokenizer
  kUax29,                ///< exactly UAX #29
  kUax29NoSpacingMarks,  ///< the same, but spacing combining marks (category Mc: the vowel signs of Indic scripts) are
                         ///< not part of words, as the interoperability proposal `simhash-doc` demands
};

}  // namespace neardup

#endif  // NEARDUP_WORD_RULES_H
