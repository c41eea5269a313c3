#include "omega/found_passage.h"

#include <algorithm>
#include <utility>

#include "characters/text_line.h"
#include "omega/omega_record.h"

namespace neardup::cli {

namespace {

/** Where a word ends, and which one it is, by where it begins. */
using Place = std::pair<std::size_t, std::pair<std::size_t, std::size_t>>;

std::vector<Place> places_of(std::string_view text, const std::vector<std::string>& words) {
  std::vector<Place> places;
  for (std::size_t word = 0; word != words.size(); ++word) {
    for (std::size_t at = text.find(words[word]); at != text.npos; at = text.find(words[word], at + 1))
      places.push_back({at, {at + words[word].size(), word}});
  }
  std::sort(places.begin(), places.end());
  return places;
}

/** A little before a place, after a space if there is one. */
std::size_t begin_before(std::string_view text, std::size_t place, std::size_t bytes) {
  if (place <= bytes) return 0;
  std::size_t begin = place - bytes;
  const std::size_t space = text.find(' ', begin);
  if (space < place) return space + 1;
  while ((static_cast<unsigned char>(text[begin]) & 0xC0U) == 0x80U) ++begin;
  return begin;
}

}  // namespace

std::string found_passage(std::string_view text, const std::vector<std::string>& words, std::size_t bytes) {
  const std::string line = one_line(text);
  const std::vector<Place> places = places_of(line, words);
  std::vector<std::size_t> counts(words.size());
  std::size_t first = 0;
  std::size_t found = 0;
  std::pair<std::size_t, std::size_t> best{0, 0};  // words, and the place where they begin
  for (const auto& [begin, last] : places) {
    if (counts[last.second]++ == 0) ++found;
    for (; places[first].first < begin && places[first].first + bytes / 2 < last.first; ++first) {
      if (--counts[places[first].second.second] == 0) --found;
    }
    if (found > best.first) best = {found, places[first].first};
  }
  if (best.first == 0) return {};
  const std::size_t begin = begin_before(line, best.second, bytes / 4);
  return (begin == 0 ? "" : "...") + sample_of(std::string_view(line).substr(begin), bytes);
}

}  // namespace neardup::cli
