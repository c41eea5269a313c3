#include "office/equation_field.h"

#include <algorithm>
#include <cstddef>

#include "bytes/ascii.h"
#include "characters/text_line.h"

namespace neardup {

std::string shown_by_equation(std::string_view instruction) {
  instruction = trimmed(instruction);
  std::string shown;
  if (lower_ascii(instruction.substr(0, 3)) != "eq ") return shown;
  bool over = false;        // behind \o, which lays its operands over each other
  std::size_t depth = 0;    // of parentheses
  std::size_t reading = 0;  // the depth at which one began
  for (std::size_t at = 3; at < instruction.size(); ++at) {
    const char c = instruction[at];
    if (c == '\\' && at + 1 < instruction.size() && is_letter(instruction[at + 1])) {
      over = over || instruction[at + 1] == 'o';
      if (over && reading == 0 && instruction[at + 1] == 's') reading = depth + 1;  // raised
      at = std::min(instruction.find_first_of("(\\", at + 1), instruction.size()) - 1;
    } else if (c == '(') {
      ++depth;
    } else if (c == ')' && depth != 0) {
      if (depth-- == reading) reading = 0;
    } else if (depth != 0 && reading == 0 && c != '\\') {
      shown += c == ',' || c == ';' ? ' ' : c;
    }
  }
  return shown;
}

}  // namespace neardup
