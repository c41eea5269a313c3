#include "markup/page_store.h"

#include <algorithm>
#include <cstring>

namespace neardup {

std::string zeros_replaced(std::string_view text) {
  std::string replaced;
  for (const char& c : text) replaced += c == '\0' ? std::string_view("\xef\xbf\xbd") : std::string_view(&c, 1);
  return replaced;
}

void unify_line_ends(std::string& page) {
  std::size_t to = page.find('\r');
  if (to == std::string::npos) return;
  for (std::size_t from = to; from != page.size();) {
    from += page.compare(from, 2, "\r\n") == 0 ? 2 : 1;
    page[to++] = '\n';
    const std::size_t line_end = std::min(page.find('\r', from), page.size());
    std::memmove(&page[to], &page[from], line_end - from);
    to += line_end - from;
    from = line_end;
  }
  page.resize(to);
}

}  // namespace neardup
