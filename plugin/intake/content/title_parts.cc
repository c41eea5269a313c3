#include "content/title_parts.h"

#include <algorithm>

#include "bytes/ascii.h"
#include "bytes/feature_hash.h"
#include "bytes/plain_words.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::uint64_t kTitleSeed = 2;  // frame_hash() has 0 and 1

/** Bytes of the separator at the beginning of a text; 0 if it begins with none. */
std::size_t separator_bytes(std::string_view text) {
  if (begins_with(text, ": ")) return 2;
  for (const std::string_view sign : {"-", "|", "/", ">", "<", "::", "\u2013", "\u2014", "\u00b7", "\u2022", "\u00bb",
                                      "\u00ab", "\u203a", "\u2039"}) {
    if (begins_with(text, " ") && begins_with(text.substr(1), sign) && begins_with(text.substr(1 + sign.size()), " "))
      return sign.size() + 2;
  }
  return 0;
}

}  // namespace

std::vector<std::string_view> title_parts(std::string_view title) {
  std::vector<std::string_view> parts;
  const auto add = [&parts](std::string_view part) {
    if (part = trimmed(part); !part.empty()) parts.push_back(part);
  };
  std::size_t begin = 0;
  for (std::size_t at = 0; at < title.size();) {
    const std::size_t bytes = separator_bytes(title.substr(at));
    if (bytes != 0) add(title.substr(begin, at - begin));
    at += std::max<std::size_t>(bytes, 1);
    if (bytes != 0) begin = --at;  // its last space may begin another separator
  }
  add(title.substr(begin));
  return parts;
}

std::uint64_t title_part_hash(std::string_view part) {
  return xxh3_hash(folded(part), kTitleSeed);
}

std::string own_title(std::string_view title, const FrameSet& frame) {
  std::string own;
  bool any_known = false;
  for (const std::string_view part : title_parts(title)) {
    const bool known = frame.has(title_part_hash(part));
    any_known = any_known || known;
    if (!known) (own += own.empty() ? "" : " - ") += part;
  }
  return any_known ? own : std::string(title);
}

}  // namespace neardup
