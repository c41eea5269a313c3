#include "formats/html_repair.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace neardup {

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

/** The length of the end tag of body or html at the start of a text; 0 if there is none. */
std::size_t page_end_tag(std::string_view text) {
  if (!begins_with(text, "</body") && !begins_with(text, "</html")) return 0;
  const std::size_t end = text.find_first_not_of(" \t\r\n", 6);
  return end != std::string_view::npos && text[end] == '>' ? end + 1 : 0;
}

bool is_flooded(std::string_view attributes) {
  return static_cast<std::size_t>(std::count_if(attributes.begin(), attributes.end(), is_white_space)) >
         kMaxWhiteSpaces;
}

/** Walks over the tags of a page and copies it without the parts to remove. */
class Repair {
 public:
  explicit Repair(std::string_view html) : html_(html) {}

  std::optional<std::string> run() {
    while ((place_ = html_.find('<', place_)) != std::string_view::npos) step();
    if (copied_ == 0) return std::nullopt;
    kept_ += html_.substr(copied_);
    return std::move(kept_);
  }

 private:
  void step() {
    const std::string_view rest = html_.substr(place_);
    if (begins_with(rest, "<!--")) {
      place_ = std::min(html_.find("-->", place_ + 4), html_.size());
    } else if (const std::size_t bytes = page_end_tag(rest); bytes != 0) {
      drop(place_, place_ + bytes);
    } else if (rest.size() > 1 && is_letter(rest[1])) {
      pass_tag(rest);
    } else {
      ++place_;
    }
  }

  /** Skip a tag; skip a script as a whole, because its text has no tags. */
  void pass_tag(std::string_view tag) {
    const std::size_t end = std::min(html_.find('>', place_), html_.size());
    std::size_t name_end = place_ + 1;
    while (name_end < end && is_letter(html_[name_end])) ++name_end;
    if (is_flooded(html_.substr(name_end, end - name_end))) return drop(name_end, end);
    place_ = end;
    if (begins_with(tag, "<script")) pass_until("</script");
    if (begins_with(tag, "<style")) pass_until("</style");
  }

  void pass_until(std::string_view end_tag) {
    while ((place_ = std::min(html_.find("</", place_), html_.size())) != html_.size()) {
      if (begins_with(html_.substr(place_), end_tag)) return;
      ++place_;
    }
  }

  void drop(std::size_t begin, std::size_t end) {
    kept_ += html_.substr(copied_, begin - copied_);
    copied_ = end;
    place_ = end;
  }

  std::string_view html_;
  std::string kept_;
  std::size_t copied_ = 0;  // bytes of the page that are copied or removed
  std::size_t place_ = 0;
};

}  // namespace

std::optional<std::string> repaired_html(std::string_view html) {
  if (html.find('\0') == std::string_view::npos) return Repair(html).run();
  std::string page;
  std::remove_copy(html.begin(), html.end(), std::back_inserter(page), '\0');
  std::optional<std::string> repaired = Repair(page).run();
  return repaired ? repaired : std::optional(std::move(page));
}

}  // namespace neardup
