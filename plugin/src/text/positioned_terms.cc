#include "text/positioned_terms.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <numeric>
#include <string_view>
#include <utility>

#include "bytes/ascii.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

/** Words of selectors, properties and values, sorted. */
constexpr std::string_view kStyleWords[] = {
    "absolute",   "active",      "after",     "align",    "animation",  "arial",      "article",    "auto",
    "background", "baseline",    "before",    "block",    "blockquote", "body",       "bold",       "bolder",
    "border",     "both",        "bottom",    "box",      "button",     "calc",       "capitalize", "caption",
    "center",     "charset",     "child",     "class",    "clear",      "code",       "collapse",   "color",
    "content",    "css",         "cursor",    "dashed",   "dd",         "decoration", "display",    "div",
    "dl",         "dotted",      "dt",        "em",       "family",     "fieldset",   "filter",     "fixed",
    "flex",       "float",       "focus",     "font",     "footer",     "format",     "gradient",   "grid",
    "h1",         "h2",          "h3",        "h4",       "h5",         "h6",         "head",       "header",
    "height",     "helvetica",   "hidden",    "hover",    "hr",         "html",       "img",        "import",
    "important",  "indent",      "index",     "inherit",  "inline",     "input",      "italic",     "justify",
    "khtml",      "label",       "layout",    "left",     "li",         "lighter",    "line",       "linear",
    "link",       "list",        "lowercase", "margin",   "max",        "media",      "middle",     "min",
    "monospace",  "moz",         "ms",        "mso",      "nav",        "neue",       "none",       "normal",
    "nowrap",     "nth",         "o",         "ol",       "only",       "opacity",    "outline",    "overflow",
    "p",          "padding",     "pointer",   "position", "pre",        "px",         "radius",     "relative",
    "repeat",     "rgb",         "rgba",      "right",    "roman",      "root",       "rspace",     "sans",
    "screen",     "scroll",      "section",   "select",   "serif",      "shadow",     "sidebar",    "size",
    "sizing",     "small",       "solid",     "spacing",  "span",       "src",        "strong",     "style",
    "table",      "td",          "text",      "textarea", "th",         "top",        "tr",         "transform",
    "transition", "transparent", "type",      "ul",       "underline",  "uppercase",  "url",        "var",
    "vertical",   "visibility",  "visited",   "webkit",   "weight",     "white",      "width",      "woff",
    "woff2",      "wrap",        "zoom"};

/** Whether a word is a colour in hexadecimal digits, such as f4f4f4 or fff, and no number or word such as 333 or "bed". */
bool is_colour(const std::string& word) {
  if ((word.size() != 3 && word.size() != 6) || word.find_first_not_of("0123456789abcdef") != std::string::npos)
    return false;
  const std::size_t digits = static_cast<std::size_t>(std::count_if(word.begin(), word.end(), is_digit));
  return digits == 0 ? word.find_first_not_of(word[0]) == std::string::npos : digits != word.size();
}

/** 2 for such a word, a colour, or a number with a unit such as 12px; 0 for another number; else -1. */
int style_score(const std::string& word) {
  if (std::binary_search(std::begin(kStyleWords), std::end(kStyleWords), word) || is_colour(word)) return 2;
  if (!is_digit(word[0])) return -1;
  const std::size_t end = std::min(word.find_first_not_of("0123456789."), word.size());
  const std::string_view unit = std::string_view(word).substr(end);
  constexpr std::string_view kUnits[] = {"px", "pt", "em", "rem", "vh", "vw"};
  if (unit.empty()) return 0;
  return std::find(std::begin(kUnits), std::end(kUnits), unit) != std::end(kUnits) ? 2 : -1;
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
  constexpr int kLeastScore = 60;
  constexpr int kLargestDrop = 40;
  constexpr std::size_t kFarthest = 80;
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

namespace {

bool is_one_han_or_kana(const std::string& term) {
  Xapian::Utf8Iterator character(term);
  return is_han_or_kana(*character) && ++character == Xapian::Utf8Iterator();
}

enum class Kind : std::uint8_t { kMark, kSingle, kWord };

/** kSingle is one character of Han or Kana. No word begins with a capital. */
Kind kind_of(const std::string& term) {
  if (term.compare(0, kWordMark.size(), kWordMark) == 0) return Kind::kMark;
  return is_one_han_or_kana(term) ? Kind::kSingle : Kind::kWord;
}

}  // namespace

/** A unit is one term, or the characters that form one word of Han or Kana. A correction replaces a unit. */
void TextAssembly::add(Xapian::termpos position, std::string_view term, bool single) {
  const bool joined = any_ && last_single_ && single && position == last_ + 1;
  const bool begins_whole_word = std::binary_search(marks_.whole_words.begin(), marks_.whole_words.end(), position);
  const bool continues_unit = joined && in_whole_word_ && !begins_whole_word;
  if (!continues_unit) {
    if (position != 0) put_corrections(position - 1);
    if (!joined) separate();
    in_whole_word_ = begins_whole_word;
    is_corrected_ = put_corrections(position);
    const std::size_t end = result_.text.size();
    if (!is_corrected_ && begins_whole_word) result_.whole_words.push_back({end, end});
  }
  if (!is_corrected_) {
    result_.text += term;
    result_.overlapping = result_.overlapping || (any_ && position == last_);
    if (in_whole_word_) result_.whole_words.back().end = result_.text.size();
  }
  any_ = true;
  last_ = position;
  last_single_ = single;
}

TextFromPositions TextAssembly::finish() {
  put_corrections(std::numeric_limits<Xapian::termpos>::max());
  return std::move(result_);
}

/** Puts the corrections that are not yet put, up to a position. @return whether there was one. */
bool TextAssembly::put_corrections(Xapian::termpos last) {
  const Corrections& all = marks_.corrections;
  if (all.empty() || (corrected_ && *corrected_ >= std::min(last, all.rbegin()->first))) return false;
  const auto first = corrected_ ? all.upper_bound(*corrected_) : all.begin();
  const auto end = all.upper_bound(last);
  for (auto correction = first; correction != end; ++correction) {
    put(correction->second);
    corrected_ = correction->first;
  }
  return first != end;
}

void TextAssembly::put(const std::vector<std::string>& tokens) {
  for (const std::string& token : tokens) {
    separate();
    result_.whole_words.push_back({result_.text.size(), result_.text.size() + token.size()});
    result_.text += token;
  }
}

void TextAssembly::separate() {
  if (!result_.text.empty() && result_.text.back() != ' ') result_.text += ' ';
}

std::vector<PlacedWord> in_order_of_positions(std::vector<PlacedWord> placed) {
  constexpr std::size_t kMostGaps = 4;  // positions for each word; beyond, counting them costs more than comparing
  Xapian::termpos most = 0;
  for (const PlacedWord& one : placed) most = std::max(most, one.position);
  if (most / kMostGaps >= placed.size()) {
    std::sort(placed.begin(), placed.end());
    return placed;
  }
  std::vector<std::uint32_t> places(std::size_t{most} + 2);  // of the first word at each position
  for (const PlacedWord& one : placed) ++places[one.position + 1];
  std::partial_sum(places.begin(), places.end(), places.begin());
  std::vector<PlacedWord> sorted(placed.size());
  for (const PlacedWord& one : placed) sorted[places[one.position]++] = one;
  return sorted;
}

TextFromPositions text_of(const std::vector<std::string>& terms, const std::vector<PlacedWord>& placed) {
  std::vector<Kind> kinds;
  kinds.reserve(terms.size());
  for (const std::string& term : terms) kinds.push_back(kind_of(term));
  WordMarks marks;
  for (const auto& [position, term] : placed) {
    if (kinds[term] == Kind::kMark) add_word_mark(marks, terms[term], position);
  }
  TextAssembly text(marks);
  for (const auto& [position, term] : placed) {
    if (kinds[term] != Kind::kMark) text.add(position, terms[term], kinds[term] == Kind::kSingle);
  }
  return text.finish();
}

}  // namespace neardup
