#include "content/name_words.h"

#include <algorithm>
#include <unordered_map>

#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::size_t kLeastLetters = 3;

bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}

bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}

/** Call action(word) for each word, in the name's own case. */
template <typename Action>
void each_run_of_letters(std::string_view name, Action action) {
  for (std::size_t begin = 0; begin != name.size();) {
    std::size_t end = begin;
    while (end != name.size() && is_upper(name[end])) ++end;
    if (end == begin || end == begin + 1) {
      while (end != name.size() && is_lower(name[end])) ++end;
    }
    if (end - begin >= kLeastLetters) action(name.substr(begin, end - begin));
    begin = std::max(end, begin + 1);
  }
}

}  // namespace

std::vector<std::string> words_of_name(std::string_view name) {
  std::vector<std::string> words;
  each_run_of_letters(name, [&words](std::string_view word) { words.push_back(lower_ascii(word)); });
  return words;
}

std::uint64_t name_word_bits(std::string_view name) {
  static const std::unordered_map<std::string, unsigned> kBits = [] {
    std::unordered_map<std::string, unsigned> bits;
    for (const std::string_view word : known_name_words()) bits.emplace(word, static_cast<unsigned>(bits.size()));
    return bits;
  }();
  std::uint64_t found = 0;
  each_run_of_letters(name, [&found](std::string_view word) {
    if (const auto bit = kBits.find(lower_ascii(word)); bit != kBits.end()) found |= std::uint64_t{1} << bit->second;
  });
  return found;
}

const std::vector<std::string_view>& known_name_words() {
  static const std::vector<std::string_view> kWords = {
      "menu",        "footer", "nav",      "header",     "dropdown",   "navigation", "navbar",  "submenu",
      "children",    "item",   "content",  "body",       "entry",      "article",    "main",    "related",
      "links",       "link",   "title",    "rich",       "richtext",   "prose",      "text",    "paragraph",
      "bar",         "mega",   "megamenu", "masthead",   "post",       "posts",      "form",    "popup",
      "modal",       "dialog", "taxonomy", "tag",        "tags",       "category",   "quote",   "copyright",
      "top",         "bottom", "logo",     "comment",    "comments",   "field",      "print",   "secondary",
      "description", "bio",    "author",   "byline",     "social",     "share",      "summary", "consent",
      "cookie",      "banner", "sidebar",  "newsletter", "breadcrumb", "popular",    "product"};
  return kWords;
}

}  // namespace neardup
