/** @file meaningful_signs.h
 *  What the tokenizer drops and a text may be about: the signs of names such as C++ and C#, of amounts and of formulas, and
 *  words in letters that Unicode does not call letters. THREADS: pure functions. */
#ifndef NEARDUP_CORE_SIGN_MEANINGFUL_SIGNS_H
#define NEARDUP_CORE_SIGN_MEANINGFUL_SIGNS_H

#include <cstdint>
#include <string_view>

namespace neardup {

struct MeaningfulSigns {
  std::uint64_t signs = 0;    ///< kSigns; 0 for none
  std::uint64_t symbols = 0;  ///< kSymbols; 0 for none
};

/** Hashes of the signs:
 *  - the words that end in `+`, `++` or `#`;
 *  - the numbers that begin with a decimal point, and the negative exponents behind ^ * ~ or the "e" of a number;
 *  - the + between two numbers, and that which is a result: "(+)", and "found: +" at the end;
 *  - the signs of currencies, per cent, per mille, units in one character and operators of mathematics, so that "5 %" and
 *    "$5" are not "5", but not of the minus, which numbers keep, of what stands for a multiplication, and of < = >;
 *  - the runs of two or more characters of Braille or of private use;
 *  each once, in any order, because a trail or a table of contents may repeat them; and of the symbols that say yes or no, up
 *  or down, or show a thing, in their order: ticks and crosses, boxes and circles, letters in circles, charts, weather, games,
 *  stars, thumbs, flags, lights, and before them < and > in front of numbers, but for a > that begins a line.
 *  Full-width forms of ASCII count as ASCII.
 *  @param text  UTF-8. Cost: linear in the text. */
MeaningfulSigns meaningful_signs(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_MEANINGFUL_SIGNS_H
