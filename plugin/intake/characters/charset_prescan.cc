#include "characters/charset_prescan.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "characters/ascii_case.h"

namespace neardup {

namespace {

constexpr std::string_view kSpaces = " \t\n\f\r";

bool is_space(char c) {
  return kSpaces.find(c) != std::string_view::npos;
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

void skip(std::string_view& text, std::string_view characters) {
  text.remove_prefix(std::min(text.find_first_not_of(characters), text.size()));
}

/** Take what stands before the first of some characters. */
std::string_view take_until(std::string_view& text, std::string_view characters) {
  const std::string_view taken = text.substr(0, text.find_first_of(characters));
  text.remove_prefix(taken.size());
  return taken;
}

struct Attribute {
  std::string name;  // in lower case
  std::string value;
};

std::string take_value(std::string_view& text) {
  skip(text, kSpaces);
  if (text.empty() || (text.front() != '"' && text.front() != '\'')) return lower_ascii(take_until(text, " \t\n\f\r>"));
  const char quote = text.front();
  text.remove_prefix(1);
  const std::string_view value = take_until(text, std::string_view(&quote, 1));
  if (!text.empty()) text.remove_prefix(1);
  return lower_ascii(value);
}

/** Take the next attribute of a tag; nothing at its end. */
std::optional<Attribute> take_attribute(std::string_view& text) {
  skip(text, " \t\n\f\r/");
  if (text.empty() || text.front() == '>') return std::nullopt;
  const std::size_t end = std::min(text.find_first_of("= \t\n\f\r/>", 1), text.size());
  Attribute attribute{lower_ascii(text.substr(0, end)), {}};
  text.remove_prefix(end);
  skip(text, kSpaces);
  if (text.empty() || text.front() != '=') return attribute;
  text.remove_prefix(1);
  attribute.value = take_value(text);
  return attribute;
}

/** The charset of "text/html; charset=utf-8"; empty if there is none. */
std::string charset_of_content(std::string_view content) {
  for (;;) {
    const std::size_t place = content.find("charset");
    if (place == std::string_view::npos) return {};
    content.remove_prefix(place + 7);
    skip(content, kSpaces);
    if (!content.empty() && content.front() == '=') break;
  }
  content.remove_prefix(1);
  skip(content, kSpaces);
  if (content.empty()) return {};
  const char quote = content.front();
  if (quote != '"' && quote != '\'') return std::string(take_until(content, " \t\n\f\r;"));
  content.remove_prefix(1);
  const std::size_t end = content.find(quote);
  return end == std::string_view::npos ? std::string() : std::string(content.substr(0, end));
}

/** What the first attributes of each name in a meta element say. */
class Meta {
 public:
  void add(const Attribute& attribute) {
    if (attribute.name == "http-equiv" && !std::exchange(has_pragma_, true)) {
      is_pragma_ = attribute.value == "content-type";
    } else if (attribute.name == "content" && !std::exchange(has_content_, true)) {
      if (!charset_) by_content_ = charset_of_content(attribute.value);
    } else if (attribute.name == "charset" && !charset_) {
      charset_ = attribute.value;
    }
  }

  std::string charset() const {
    std::string declared = charset_ ? *charset_ : is_pragma_ ? by_content_ : std::string();
    skip_around(declared);
    return declared == "x-user-defined" ? "windows-1252" : declared;
  }

 private:
  static void skip_around(std::string& label) {
    label.erase(0, label.find_first_not_of(kSpaces));
    label.erase(label.find_last_not_of(kSpaces) + 1);
  }

  bool has_pragma_ = false;
  bool is_pragma_ = false;
  bool has_content_ = false;
  std::string by_content_;
  std::optional<std::string> charset_;
};

/** Walks over the tags of a page. */
class Prescan {
 public:
  Prescan(std::string_view head, bool (*is_known)(const std::string&)) : rest_(head), is_known_(is_known) {}

  std::string run() {
    while (rest_.find('<') != std::string_view::npos) {
      rest_.remove_prefix(rest_.find('<'));
      std::string charset = step();
      if (!charset.empty()) return charset;
    }
    return {};
  }

 private:
  std::string step() {
    if (rest_.substr(0, 4) == "<!--") {
      skip_to("-->", 2);
    } else if (lower_ascii(rest_.substr(0, 5)) == "<meta" && rest_.size() > 5 &&
               (is_space(rest_[5]) || rest_[5] == '/')) {
      return meta();
    } else if (is_letter(second()) || (second() == '/' && rest_.size() > 2 && is_letter(rest_[2]))) {
      take_until(rest_, " \t\n\f\r>");
      while (take_attribute(rest_)) continue;
    } else if (std::string_view("!/?").find(second()) != std::string_view::npos) {
      skip_to(">", 1);
    } else {
      rest_.remove_prefix(1);
    }
    return {};
  }

  /** The character behind the "<". */
  char second() const { return rest_.size() > 1 ? rest_[1] : ' '; }

  void skip_to(std::string_view end, std::size_t from) {
    const std::size_t place = rest_.find(end, from);
    rest_.remove_prefix(place == std::string_view::npos ? rest_.size() : place + end.size());
  }

  std::string meta() {
    rest_.remove_prefix(5);
    Meta meta;
    while (const std::optional<Attribute> attribute = take_attribute(rest_)) meta.add(*attribute);
    if (rest_.empty()) return {};  // the tag does not end
    std::string charset = meta.charset();
    return !charset.empty() && is_known_(charset) ? charset : std::string();
  }

  std::string_view rest_;
  bool (*is_known_)(const std::string&);
};

}  // namespace

std::string prescanned_charset(std::string_view head, bool (*is_known)(const std::string& charset)) {
  return Prescan(head, is_known).run();
}

}  // namespace neardup
