#include "markup/excluded_parts.h"

#include <algorithm>
#include <array>
#include <string>

#include "markup/markup_cursor.h"

namespace neardup {

namespace {

struct CommentPair {
  std::string_view begin;
  std::string_view end;
};

constexpr std::array kPairs{CommentPair{"htdig_noindex", "/htdig_noindex"}, CommentPair{"udmcomment", "/udmcomment"},
                            CommentPair{"googleoff:index", "googleon:index"}};
constexpr std::array<std::string_view, 2> kAllOfGoogle{"googleoff:all", "googleon:all"};
constexpr std::size_t kLongestComment = 64;

/** A comment in lower case, without white space; empty for a long one. "all" includes "index". */
std::string name_of(std::string_view comment) {
  std::string name;
  if (comment.size() > kLongestComment) return name;
  for (const char c : comment) {
    if (!is_html_space(c)) name += lower_letter(c);
  }
  if (std::find(kAllOfGoogle.begin(), kAllOfGoogle.end(), name) != kAllOfGoogle.end()) {
    name.replace(name.find(':') + 1, name.npos, "index");
  }
  return name;
}

}  // namespace

std::optional<std::size_t> excluded_part_end(std::string_view page, std::string_view comment, std::size_t begin) {
  const std::string name = name_of(comment);
  const auto* const pair =
      std::find_if(kPairs.begin(), kPairs.end(), [&](const CommentPair& one) { return one.begin == name; });
  if (pair == kPairs.end()) return std::nullopt;
  for (std::size_t place = page.find("<!--", begin); place != page.npos; place = page.find("<!--", place)) {
    place += 4;
    const std::size_t size = page.substr(place, kLongestComment + 3).find("-->");
    if (size != page.npos && name_of(page.substr(place, size)) == pair->end) return place + size + 3;
  }
  return page.size();
}

}  // namespace neardup
