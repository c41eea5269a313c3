#include "markup/zero_bytes.h"

namespace neardup {

std::string zeros_replaced(std::string_view text) {
  std::string replaced;
  for (const char c : text) {
    if (c == '\0') {
      replaced += "\xef\xbf\xbd";
    } else {
      replaced += c;
    }
  }
  return replaced;
}

}  // namespace neardup
