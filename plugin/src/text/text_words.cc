#include "text/text_words.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

#include "bytes/ascii.h"

namespace neardup {

namespace {

/** Words of selectors, properties and values, sorted. */
constexpr std::string_view kStyleWords[] = {
    "active",   "align",     "arial",       "auto",      "background", "block",    "body",       "bold",    "border",
    "bottom",   "box",       "center",      "class",     "collapse",   "color",    "decoration", "display", "div",
    "family",   "fff",       "ffffff",      "fixed",     "float",      "font",     "footer",     "format",  "head",
    "header",   "height",    "helvetica",   "hidden",    "hover",      "img",      "important",  "inherit", "inline",
    "layout",   "left",      "li",          "line",      "link",       "margin",   "max",        "media",   "min",
    "moz",      "ms",        "mso",         "neue",      "none",       "normal",   "nowrap",     "only",    "outline",
    "overflow", "padding",   "position",    "px",        "radius",     "relative", "rgb",        "rgba",    "right",
    "roman",    "rspace",    "sans",        "screen",    "serif",      "shadow",   "size",       "sizing",  "solid",
    "spacing",  "span",      "src",         "style",     "table",      "td",       "text",       "th",      "top",
    "tr",       "transform", "transparent", "underline", "url",        "vertical", "visited",    "webkit",  "weight",
    "white",    "width",     "woff",        "woff2",     "wrap"};

/** 1 for such a word, or a number with a unit behind it such as 12px; 0 for another number, also in hexadecimal digits; else
 *  -1. */
int style_score(const std::string& word) {
  if (std::binary_search(std::begin(kStyleWords), std::end(kStyleWords), word)) return 1;
  if (!is_digit(word[0])) return -1;
  const std::size_t end = std::min(word.find_first_not_of("0123456789abcdef."), word.size());
  const std::string_view unit = std::string_view(word).substr(end);
  if (unit.empty()) return 0;
  return unit == "px" || unit == "pt" || unit == "m" || unit == "rem" || unit == "vh" || unit == "vw" ? 1 : -1;
}

}  // namespace

void remove_weighted_words(std::vector<PlacedWord>& placed, const std::vector<Xapian::termcount>& wdfs) {
  std::vector<Xapian::termcount> counts = wdfs;
  std::size_t more = 0;
  for (const PlacedWord& place : placed) {
    more += counts[place.word];
    counts[place.word] = 0;
  }
  more -= std::min(more, placed.size());
  placed.erase(placed.begin(), placed.begin() + static_cast<std::ptrdiff_t>(std::min(more, placed.size())));
}

void remove_words_of(const std::vector<PlacedWord>& others, const std::vector<std::string>& other_terms,
                     std::vector<PlacedWord>& placed, const std::vector<std::string>& terms) {
  const Xapian::termpos behind = others.empty() ? 0 : others.back().position;
  const auto is_there = [&](const PlacedWord& place) {
    auto other = std::lower_bound(others.begin(), others.end(), PlacedWord{place.position - behind, 0});
    for (; other != others.end() && other->position + behind == place.position; ++other) {
      if (other_terms[other->word] == terms[place.word]) return true;
    }
    return false;
  };
  placed.erase(std::remove_if(placed.begin(), placed.end(), is_there), placed.end());
}

/** Extends a stretch for as long as its score is not far below its highest one, and that not far behind. */
void remove_style_sheets(std::vector<PlacedWord>& placed, const std::vector<std::string>& terms) {
  constexpr int kLeastScore = 20;
  constexpr int kLargestDrop = 15;
  constexpr std::size_t kFarthest = 40;
  std::vector<PlacedWord> kept;
  for (std::size_t begin = 0; begin != placed.size();) {
    std::size_t end = begin;  // behind the word with the highest score
    int score = 0;
    int highest = 0;
    for (std::size_t i = begin; i != placed.size() && i < end + kFarthest; ++i) {
      score += style_score(terms[placed[i].word]);
      if (score < std::max(1, highest - kLargestDrop)) break;
      if (score <= highest) continue;
      highest = score;
      end = i + 1;
    }
    if (highest >= kLeastScore) {
      begin = end;
    } else {
      kept.push_back(placed[begin++]);
    }
  }
  placed = std::move(kept);
}

}  // namespace neardup
