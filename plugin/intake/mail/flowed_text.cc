#include "mail/flowed_text.h"

#include <algorithm>

#include "characters/text_line.h"

namespace neardup {

std::string flowed_text(std::string_view text, bool deletes_space) {
  std::string joined;
  bool continues = false;
  std::size_t depth_before = 0;
  while (!text.empty()) {
    std::string_view line = take_line(text);
    const std::size_t depth = std::min(line.find_first_not_of('>'), line.size());
    const std::string_view quotes = line.substr(0, depth);
    line.remove_prefix(depth);
    const bool signature = line == "-- " || line == " -- ";
    if (!line.empty() && line.front() == ' ') line.remove_prefix(1);  // space-stuffed
    if (continues && (depth != depth_before || signature)) {
      joined += '\n';
      continues = false;
    }
    if (!continues) joined += quotes;
    if (!continues && depth != 0) joined += ' ';
    continues = !signature && !line.empty() && line.back() == ' ';
    depth_before = depth;
    joined += continues && deletes_space ? line.substr(0, line.size() - 1) : line;
    if (!continues) joined += '\n';
  }
  return joined;
}

}  // namespace neardup
