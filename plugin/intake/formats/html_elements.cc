#include "formats/html_elements.h"

#include <algorithm>
#include <array>

namespace neardup {

bool is_inline_element(std::string_view name) {
  static constexpr std::array<std::string_view, 41> kInline{
      "a",      "abbr", "acronym", "b",    "bdi", "bdo",  "big", "blink", "cite",  "code", "data",
      "del",    "dfn",  "em",      "font", "i",   "ins",  "kbd", "label", "mark",  "nobr", "output",
      "q",      "rb",   "rp",      "rt",   "rtc", "ruby", "s",   "samp",  "small", "span", "strike",
      "strong", "sub",  "sup",     "time", "tt",  "u",    "var", "wbr"};
  return std::find(kInline.begin(), kInline.end(), name) != kInline.end();
}

bool is_unread_element(std::string_view name) {
  return name == "script" || name == "style" || name == "template" || name == "noscript";
}

}  // namespace neardup
