/** @file names_with_signs.h
 *  Names such as C++ and C#, whose signs the tokenizer drops. THREADS: pure functions. */
#ifndef NEARDUP_CORE_SIGN_NAMES_WITH_SIGNS_H
#define NEARDUP_CORE_SIGN_NAMES_WITH_SIGNS_H

#include <cstdint>
#include <string_view>

namespace neardup {

/** A hash of the words that end in `+`, `++` or `#`, each as often as it occurs, in any order; 0 for none.
 *  @param text  UTF-8. Cost: linear in the text. */
std::uint64_t evidence_of_names_with_signs(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_NAMES_WITH_SIGNS_H
