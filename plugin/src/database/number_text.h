/** @file number_text.h
 *  Numbers in messages and metadata. Internal. */
#ifndef NEARDUP_PLUGIN_DATABASE_NUMBER_TEXT_H
#define NEARDUP_PLUGIN_DATABASE_NUMBER_TEXT_H

#include <array>
#include <charconv>
#include <string>

namespace neardup {

/** The shortest decimal that reads back as the same number, in every locale. */
inline std::string number_text(double number) {
  std::array<char, 32> text{};
  return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_DATABASE_NUMBER_TEXT_H
