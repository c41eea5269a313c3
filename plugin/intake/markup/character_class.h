/** @file character_class.h
 *  The classes of ASCII characters that the rules of HTML name. */
#ifndef NEARDUP_INTAKE_MARKUP_CHARACTER_CLASS_H
#define NEARDUP_INTAKE_MARKUP_CHARACTER_CLASS_H

namespace neardup {

constexpr char lower_letter(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
}

constexpr bool is_letter(char c) {
  return lower_letter(c) >= 'a' && lower_letter(c) <= 'z';
}

constexpr bool is_letter_or_digit(char c) {
  return is_letter(c) || (c >= '0' && c <= '9');
}

/** Carriage returns are line feeds already. */
constexpr bool is_html_space(char c) {
  return c == ' ' || c == '\n' || c == '\t' || c == '\f';
}

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MARKUP_CHARACTER_CLASS_H
