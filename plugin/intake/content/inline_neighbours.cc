#include "content/inline_neighbours.h"

#include <algorithm>
#include <utility>

#include "bytes/ascii.h"
#include "markup/html_tag.h"

namespace neardup {

namespace {

/** Inline elements for things; others change the type of letters, which may be part of a word. */
constexpr TagSet kThingTags{HtmlTag::kA,    HtmlTag::kAbbr, HtmlTag::kCite,  HtmlTag::kCode,
                            HtmlTag::kData, HtmlTag::kKbd,  HtmlTag::kLabel, HtmlTag::kOutput,
                            HtmlTag::kSamp, HtmlTag::kSpan, HtmlTag::kTime};

constexpr std::size_t kWord = 3;  // letters, at least

/** ASCII letters and digits at the beginning of a text, as many as a word needs. */
template <typename Iterator>
std::size_t letters_at(Iterator begin, Iterator end) {
  std::size_t letters = 0;
  while (letters != kWord && begin != end && is_letter_or_digit(*begin)) ++letters, ++begin;
  return letters;
}

/** The element that ends where an inline one begins, without a text between; the document if there is none. */
PartIndex element_before(const PageOutline& page, PartIndex part) {
  const PartIndex parent = page[part].parent;
  PartIndex before = part - 1;
  while (before > parent && page[before].parent != parent) before = page[before].parent;
  return before <= parent || page.is_text(before) || page[before].end != part ? 0 : before;
}

}  // namespace

void InlineNeighbours::enter(PartIndex part) {
  if (first_ != 0 || !kInlineTags.has(page_.tag(part))) return;
  first_ = element_before(page_, part);
  second_ = part;
}

bool InlineNeighbours::are_apart(std::string_view before, std::string_view text) {
  const PartIndex a = std::exchange(first_, 0);
  if (a == 0 || before.empty() || text.empty()) return false;
  const PartIndex b = second_;
  if (page_.labels(a).block || page_.labels(b).block) return true;
  const std::size_t least = std::min(letters_at(before.rbegin(), before.rend()), letters_at(text.begin(), text.end()));
  const char last = before.back();
  const char next = text.front();
  if (page_.is_link(a) && page_.is_link(b)) return least > 1 || (is_digit(last) && is_digit(next));
  if (least != kWord || !kThingTags.has(page_.tag(a)) || !kThingTags.has(page_.tag(b))) return false;
  const bool spans = page_.tag(a) == HtmlTag::kSpan && page_.tag(b) == HtmlTag::kSpan;
  return !spans || (last >= 'a' && last <= 'z' && next >= 'A' && next <= 'Z');
}

}  // namespace neardup
