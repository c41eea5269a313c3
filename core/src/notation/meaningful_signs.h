/** @file meaningful_signs.h
 *  What the tokenizer drops and a text may be about: the signs of names such as C++ and C#, of amounts and of formulas, and
 *  words in letters that Unicode does not call letters. THREADS: pure functions. */
#ifndef NEARDUP_CORE_NOTATION_MEANINGFUL_SIGNS_H
#define NEARDUP_CORE_NOTATION_MEANINGFUL_SIGNS_H

#include <cstdint>
#include <string_view>

#include "neardup/token.h"

namespace neardup {

struct MeaningfulSigns {
  std::uint64_t signs = 0;    ///< kSigns; 0 for none
  std::uint64_t symbols = 0;  ///< kSymbols; 0 for none
};

/** Hashes of the signs, each once, in any order, because a trail or a table of contents may repeat them:
 *  - names with signs (names_with_signs.h), decimal points and minus (minus_signs.h), + in sums and as a result (results.h),
 *    < and > (comparisons.h), operators of programs (code_signs.h);
 *  - the signs of currencies, per cent, per mille, units in one character, flats and sharps, and operators of mathematics, and
 *    their runs, so that "5 %" and "$5" are not "5", but not of the minus, which numbers keep, of what stands for a
 *    multiplication, and of =;
 *  - crosses that say no, and triangles that touch a number: "▲500" is a loss in accounts of Japan and Korea;
 *  - the runs of two or more characters of Braille or of private use;
 *  and of the symbols that say yes or no, up or down, or show a thing, in their order: ticks and crosses, circles, empty boxes and
 *  full ones if there are empty ones, letters in circles, charts, weather, games, stars, thumbs, flags, lights.
 *  Forms count as the plain sign (plain_signs.h).
 *  @param text       UTF-8. Cost: linear in the text.
 *  @param tokenizer  as that of add_names_with_signs(). */
MeaningfulSigns meaningful_signs(std::string_view text, Tokenizer* tokenizer = nullptr);

}  // namespace neardup

#endif  // NEARDUP_CORE_NOTATION_MEANINGFUL_SIGNS_H
