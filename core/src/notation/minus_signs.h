/** @file minus_signs.h
 *  Signs of numbers that the tokenizer drops: decimal points and minus. Internal. THREADS: pure functions. */
#ifndef NEARDUP_CORE_NOTATION_MINUS_SIGNS_H
#define NEARDUP_CORE_NOTATION_MINUS_SIGNS_H

#include <set>
#include <string>
#include <string_view>

namespace neardup {

/** Add the numbers that begin with a decimal point: ".5" is not 5. */
void add_decimal_points(std::string_view text, std::set<std::string>& names);

/** Add what has a minus and is no number: exponents, "10^-3"; infinity; a command of TeX; amounts with a currency in letters,
 *  "-US$5"; numbers whose unit touches them, "-5m", but not at the begin of a line; names of one letter in formulas, "e^{-x}"; grades, "AA-". */
void add_minus_signs(std::string_view text, std::set<std::string>& names);

}  // namespace neardup

#endif  // NEARDUP_CORE_NOTATION_MINUS_SIGNS_H
