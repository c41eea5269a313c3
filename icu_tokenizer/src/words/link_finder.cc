#include "words/link_finder.h"

#include <algorithm>

#include "bytes/ascii.h"

namespace neardup {

namespace {

bool is_letter_digit_or(std::string_view others, char c) {
  return is_letter_or_digit(c) || others.find(c) != std::string_view::npos;
}

constexpr std::string_view kScheme = "+-.";                   // RFC 3986 section 3.1, after the first character
constexpr std::string_view kUrl = "-._~:/?#[]@!$&'()*+,;=%";  // section 2: unreserved, reserved and '%'
constexpr std::string_view kAtom = "!#$%&'*+-/=?^_`{|}~";     // RFC 5322 section 3.2.3: atext

std::size_t end_of_url(std::string_view text, std::size_t i) {
  while (i != text.size() && is_letter_digit_or(kUrl, text[i])) {
    ++i;
  }
  return i;
}

/** Begin of the scheme that ends at `end`; `end` if there is none. */
std::size_t begin_of_scheme(std::string_view text, std::size_t end) {
  std::size_t begin = end;
  for (std::size_t i = end; i != 0 && is_letter_digit_or(kScheme, text[i - 1]); --i) {
    begin = is_letter(text[i - 1]) ? i - 1 : begin;
  }
  return begin;
}

/** Begin of the longest dot-atom that ends at `end`; `end` if there is none. */
std::size_t begin_of_dot_atom(std::string_view text, std::size_t end) {
  std::size_t begin = end;
  while (begin != 0) {
    if (is_letter_digit_or(kAtom, text[begin - 1])) {
      --begin;
    } else if (text[begin - 1] == '.' && begin != end && begin >= 2 && is_letter_digit_or(kAtom, text[begin - 2])) {
      begin -= 2;
    } else {
      break;
    }
  }
  return begin;
}

/** End of the label that begins at `i`, its last letter or digit; `i` if there is none. */
std::size_t end_of_label(std::string_view text, std::size_t i) {
  if (i == text.size() || !is_letter_or_digit(text[i])) {
    return i;
  }
  std::size_t end = i;
  for (; i != text.size() && (is_letter_or_digit(text[i]) || text[i] == '-'); ++i) {
    end = text[i] == '-' ? end : i + 1;
  }
  return end;
}

/** End of the longest domain of two labels or more that begins at `begin`; `begin` if there is none. */
std::size_t end_of_domain(std::string_view text, std::size_t begin) {
  std::size_t end = end_of_label(text, begin);
  if (end == begin) {
    return begin;
  }
  std::size_t labels = 1;
  while (end != text.size() && text[end] == '.') {
    const std::size_t label_end = end_of_label(text, end + 1);
    if (label_end == end + 1) {
      break;
    }
    end = label_end;
    ++labels;
  }
  return labels >= 2 ? end : begin;
}

}  // namespace

void LinkFinder::find(std::string_view text) {
  clear();
  add(text, 0);
}

void LinkFinder::clear() {
  links_.clear();
  next_ = 0;
}

void LinkFinder::add(std::string_view part, std::size_t begin) {
  const std::size_t first = links_.size();
  find_urls(part);
  find_www(part);
  find_addresses(part);
  sort_and_join(first);
  for (std::size_t i = first; i != links_.size(); ++i) {
    links_[i].begin += begin;
    links_[i].end += begin;
  }
}

void LinkFinder::find_urls(std::string_view text) {
  constexpr std::string_view kMark = "://";
  for (std::size_t mark = text.find(kMark); mark != std::string_view::npos;) {
    const std::size_t begin = begin_of_scheme(text, mark);
    std::size_t end = mark + kMark.size();
    if (begin != mark && end_of_url(text, end) != end) {
      end = end_of_url(text, end);
      links_.push_back({begin, end});
    }
    mark = text.find(kMark, end);
  }
}

void LinkFinder::find_www(std::string_view text) {
  const auto is_w = [text](std::size_t i) { return text[i] == 'w' || text[i] == 'W'; };
  for (std::size_t dot = text.find('.', 3); dot != std::string_view::npos;) {
    const std::size_t begin = dot - 3;
    std::size_t end = dot + 1;
    const bool is_www = is_w(begin) && is_w(begin + 1) && is_w(begin + 2);
    const bool starts_word = begin == 0 || !(is_letter_or_digit(text[begin - 1]) || text[begin - 1] == '_');
    if (is_www && starts_word && end != text.size() && is_letter_or_digit(text[end])) {
      end = end_of_url(text, end);
      links_.push_back({begin, end});
    }
    dot = text.find('.', end);
  }
}

void LinkFinder::find_addresses(std::string_view text) {
  for (std::size_t at = text.find('@'); at != std::string_view::npos; at = text.find('@', at + 1)) {
    const std::size_t begin = begin_of_dot_atom(text, at);
    const std::size_t end = end_of_domain(text, at + 1);
    if (begin != at && end != at + 1) {
      links_.push_back({begin, end});
    }
  }
}

/** Sorts and joins the links from number `first` on. */
void LinkFinder::sort_and_join(std::size_t first) {
  if (first == links_.size()) {
    return;
  }
  std::sort(links_.begin() + static_cast<std::ptrdiff_t>(first), links_.end(),
            [](ByteRange a, ByteRange b) { return a.begin < b.begin; });
  std::size_t last = first;
  for (std::size_t i = first + 1; i != links_.size(); ++i) {
    if (links_[i].begin <= links_[last].end) {
      links_[last].end = std::max(links_[last].end, links_[i].end);
    } else {
      links_[++last] = links_[i];
    }
  }
  links_.resize(last + 1);
}

}  // namespace neardup
