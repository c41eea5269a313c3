#include "characters/utf8_character.h"

namespace neardup {

void append_utf8(std::string& text, unsigned code_point) {
  if (code_point == 0 || code_point > 0x10ffff || (code_point >= 0xd800 && code_point <= 0xdfff)) code_point = 0xfffd;
  const auto byte = [&text](unsigned bits) { text += static_cast<char>(bits); };
  if (code_point < 0x80) return byte(code_point);
  if (code_point < 0x800) {
    byte(0xc0 | (code_point >> 6));
  } else if (code_point < 0x10000) {
    byte(0xe0 | (code_point >> 12));
    byte(0x80 | ((code_point >> 6) & 0x3f));
  } else {
    byte(0xf0 | (code_point >> 18));
    byte(0x80 | ((code_point >> 12) & 0x3f));
    byte(0x80 | ((code_point >> 6) & 0x3f));
  }
  byte(0x80 | (code_point & 0x3f));
}

}  // namespace neardup
