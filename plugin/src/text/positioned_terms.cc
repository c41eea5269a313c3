#include "text/positioned_terms.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <numeric>
#include <utility>

#include "tokens/unspaced_scripts.h"

namespace neardup {

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
