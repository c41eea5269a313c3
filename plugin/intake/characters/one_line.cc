#include "characters/one_line.h"

namespace neardup {

std::string one_line(std::string_view text) {
  std::string line;
  bool gap = false;
  for (std::size_t i = 0; i != text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool no_break_space = byte == 0xc2 && i + 1 != text.size() && text[i + 1] == '\xa0';
    if (byte <= ' ' || byte == 0x7f || no_break_space) {
      gap = true;
      if (no_break_space) ++i;
      continue;
    }
    if (gap && !line.empty()) line += ' ';
    gap = false;
    line += text[i];
  }
  return line;
}

}  // namespace neardup
