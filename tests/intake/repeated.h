/** @file repeated.h
 *  Long texts of one piece. */
#ifndef NEARDUP_TESTS_INTAKE_REPEATED_H
#define NEARDUP_TESTS_INTAKE_REPEATED_H

#include <cstddef>
#include <string>
#include <string_view>

namespace neardup {

inline std::string repeated(std::string_view piece, std::size_t times) {
  std::string text;
  text.reserve(piece.size() * times);
  for (; times != 0; --times) text += piece;
  return text;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_INTAKE_REPEATED_H
