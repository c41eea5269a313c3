/** @file plain_numbers.h
 *  One spelling of the numbers of a text, for figures(). THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CHARACTERS_PLAIN_NUMBERS_H
#define NEARDUP_INTAKE_CHARACTERS_PLAIN_NUMBERS_H

#include <string>
#include <string_view>

namespace neardup {

/** A text with each number as one run of ASCII characters:
 *  - digits of all scripts, and the signs between them, are those of ASCII: "１４：３０" is "14:30", "١٢٫٥" is "12.5";
 *  - spaces and a line end within a number are left out: "1 250,00" is "1250,00";
 *  - what stands between hours and minutes is a colon: "14時30分" is "14:30分", and so is "14 h 30";
 *  - hundreds, thousands and more behind digits are zeros: "5万円" is "50000円".
 *  @param text  UTF-8. Cost: linear. */
std::string with_plain_numbers(std::string_view text);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CHARACTERS_PLAIN_NUMBERS_H
