#include "markup/page_store.h"

#include <algorithm>

namespace neardup {

namespace {

constexpr std::size_t kFirstBlock = 4096;
constexpr std::size_t kBlock = std::size_t{1} << 18;
constexpr std::size_t kOwnBlock = kBlock / 8;  // larger texts have a block each, so that little of a block stays empty

}  // namespace

std::string_view TextArena::keep(std::string_view text) {
  if (text.empty()) return {};
  char* place = free_;
  if (text.size() > free_bytes_) {
    const std::size_t usual = blocks_.empty() ? kFirstBlock : kBlock;
    const bool own = text.size() > std::min(usual, kOwnBlock);
    const std::size_t bytes = own ? text.size() : usual;
    blocks_.push_back(std::unique_ptr<char[]>(new char[bytes]));
    place = blocks_.back().get();
    if (!own) {
      free_ = place;
      free_bytes_ = bytes;
    }
  }
  std::copy(text.begin(), text.end(), place);
  if (place == free_) {
    free_ += text.size();
    free_bytes_ -= text.size();
  }
  return {place, text.size()};
}

std::string_view TextArena::with_zeros_replaced(std::string_view text) {
  if (text.find('\0') == std::string_view::npos) return text;
  std::string replaced;
  for (const char c : text) {
    if (c == '\0') {
      replaced += "\xef\xbf\xbd";
    } else {
      replaced += c;
    }
  }
  return keep(replaced);
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
