/** @file equation_field.h
 *  What an EQ field of Word shows, whose result is empty: a fraction, a root, a reading above its word.
 *  THREADS: a pure function. */
#ifndef NEARDUP_INTAKE_OFFICE_EQUATION_FIELD_H
#define NEARDUP_INTAKE_OFFICE_EQUATION_FIELD_H

#include <string>
#include <string_view>

namespace neardup {

/** The operands of an EQ field, a space between them; of a reading above its word the word, as of w:rubyBase. Empty for the
 *  instructions of other fields. Source: ECMA-376, part 1, 17.16.5.17 and 17.3.3.27. Cost: linear. */
std::string shown_by_equation(std::string_view instruction);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_OFFICE_EQUATION_FIELD_H
