#include "markup/page_store.h"

namespace neardup {

std::string zeros_replaced(std::string_view text) {
  std::string replaced;
  for (const char& c : text) replaced += c == '\0' ? std::string_view("\xef\xbf\xbd") : std::string_view(&c, 1);
  return replaced;
}

void unify_line_ends(std::string& page) {
  std::size_t to = page.find('\r');
  if (to == std::string::npos) return;
  bool after_return = false;
  for (std::size_t from = to; from != page.size(); ++from) {
    const char c = page[from];
    if (c != '\n' || !after_return) page[to++] = c == '\r' ? '\n' : c;
    after_return = c == '\r';
  }
  page.resize(to);
}

}  // namespace neardup
