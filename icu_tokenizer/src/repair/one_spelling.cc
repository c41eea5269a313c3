#include "repair/one_spelling.h"

#include <array>

namespace neardup {

namespace {

struct Spelling {
  std::string_view from;
  std::string_view to;
};

// In UTF-8: a tone mark, if there is one, behind the U+0E4D or U+0ECD that it follows in the text.
constexpr std::array kSpellings{
    Spelling{"\u0640", ""},
    Spelling{"\u0D23\u0D4D\u200D", "\u0D7A"},
    Spelling{"\u0D28\u0D4D\u200D", "\u0D7B"},
    Spelling{"\u0D30\u0D4D\u200D", "\u0D7C"},
    Spelling{"\u0D32\u0D4D\u200D", "\u0D7D"},
    Spelling{"\u0D33\u0D4D\u200D", "\u0D7E"},
    Spelling{"\u0D15\u0D4D\u200D", "\u0D7F"},
    Spelling{"\u0E4D\u0E32", "\u0E33"},
    Spelling{"\u0E4D\u0E48\u0E32", "\u0E48\u0E33"},
    Spelling{"\u0E4D\u0E49\u0E32", "\u0E49\u0E33"},
    Spelling{"\u0E4D\u0E4A\u0E32", "\u0E4A\u0E33"},
    Spelling{"\u0E4D\u0E4B\u0E32", "\u0E4B\u0E33"},
    Spelling{"\u0ECD\u0EB2", "\u0EB3"},
    Spelling{"\u0ECD\u0EC8\u0EB2", "\u0EC8\u0EB3"},
    Spelling{"\u0ECD\u0EC9\u0EB2", "\u0EC9\u0EB3"},
    Spelling{"\u0ECD\u0ECA\u0EB2", "\u0ECA\u0EB3"},
    Spelling{"\u0ECD\u0ECB\u0EB2", "\u0ECB\u0EB3"},
};

}  // namespace

Respelling respelled(std::string_view text, std::size_t at) {
  for (const Spelling& spelling : kSpellings) {
    if (text.compare(at, spelling.from.size(), spelling.from) == 0)
      return {{at, at + spelling.from.size()}, spelling.to};
  }
  return {{at, at}, {}};
}

}  // namespace neardup
