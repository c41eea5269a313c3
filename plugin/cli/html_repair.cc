#include "attribute_flood.h"

#include <algorithm>
#include <cstddef>

namespace neardup::cli {

namespace {

constexpr std::size_t kMaxWhiteSpaces = 1000;

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
}

bool is_letter(char c) {
  return lower(c) >= 'a' && lower(c) <= 'z';
}

bool is_white_space(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

bool begins_with(std::string_view text, std::string_view lower_case) {
  return text.size() >= lower_case.size() &&
         std::equal(lower_case.begin(), lower_case.end(), text.begin(), [](char a, char b) { return a == lower(b); });
}

/** Finds the next tag and what of it is a flood. */
class TagScanner {
 public:
  explicit TagScanner(std::string_view html) : html_(html) {}

  /** Go on to the next flood. @return false at the end of the page. */
  bool next() {
    while ((place_ = html_.find('<', place_)) != std::string_view::npos) {
      if (begins_with(html_.substr(place_), "<!--")) {
        pass("-->");
      } else if (place_ + 1 < html_.size() && is_letter(html_[place_ + 1])) {
        if (scan_tag()) return true;
      } else {
        ++place_;
      }
    }
    return false;
  }

  /** The attributes of the flood: [begin, end). */
  std::size_t begin() const { return begin_; }
  std::size_t end() const { return place_; }

 private:
  void pass(std::string_view text) { place_ = std::min(html_.find(text, place_ + 1), html_.size()); }

  /** Pass over a tag, and over a script, whose text has no tags. */
  bool scan_tag() {
    const std::string_view tag = html_.substr(place_);
    const std::size_t end = std::min(html_.find('>', place_), html_.size());
    begin_ = static_cast<std::size_t>(
        std::find_if_not(html_.begin() + static_cast<std::ptrdiff_t>(place_) + 1, html_.end(), is_letter) -
        html_.begin());
    place_ = end;
    const std::string_view attributes = html_.substr(begin_, end - std::min(begin_, end));
    if (static_cast<std::size_t>(std::count_if(attributes.begin(), attributes.end(), is_white_space)) >
        kMaxWhiteSpaces) {
      return true;
    }
    if (begins_with(tag, "<script")) pass_element("</script");
    if (begins_with(tag, "<style")) pass_element("</style");
    return false;
  }

  void pass_element(std::string_view end_tag) {
    while ((place_ = std::min(html_.find("</", place_), html_.size())) != html_.size()) {
      if (begins_with(html_.substr(place_), end_tag)) return;
      ++place_;
    }
  }

  std::string_view html_;
  std::size_t place_ = 0;
  std::size_t begin_ = 0;
};

}  // namespace

std::optional<std::string> without_attribute_floods(std::string_view html) {
  TagScanner scanner(html);
  std::string kept;
  std::size_t copied = 0;
  while (scanner.next()) {
    kept += html.substr(copied, scanner.begin() - copied);
    copied = scanner.end();
  }
  if (copied == 0) return std::nullopt;
  kept += html.substr(copied);
  return kept;
}

}  // namespace neardup::cli
