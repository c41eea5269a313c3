#include "text/word_order.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "text/positioned_terms.h"
#include "text/text_terms.h"
#include "text/word_marks.h"

namespace neardup {

namespace {


/** Calls take(text, term) for each term that is ranked, in the order of the ranks: words, and word marks.
 *  @param begin  as of for_each_text_term(). */
template <typename Begin, typename Take>
void for_each_ranked_term(const Scheme& scheme, const Begin& begin, const Xapian::TermIterator& end, const Take& take) {
  for_each_text_term(scheme, begin, end, take, [&take](std::string text, const Xapian::TermIterator& at) {
    if (text != kWordOrder) take(std::move(text), at);
  });
}

/** Terms at their positions, ascending. */
std::vector<PlacedWord> places_of(const Xapian::Document& document, const Scheme& scheme, std::uint32_t& terms) {
  std::vector<PlacedWord> places;
  for_each_ranked_term(
      scheme, [&] { return document.termlist_begin(); }, document.termlist_end(),
      [&](const std::string&, const Xapian::TermIterator& at) {
        for (auto position = at.positionlist_begin(); position != at.positionlist_end(); ++position)
          places.push_back({*position, terms});
        ++terms;
      });
  std::sort(places.begin(), places.end());
  return places;
}

/** Replace positions by numbers from 1 on. What follows at once still does so; longer gaps become one number. */
void close_gaps(std::vector<PlacedWord>& places) {
  Xapian::termpos number = 0;
  Xapian::termpos last = 0;
  for (PlacedWord& place : places) {
    if (number == 0 || place.position != last) number += number != 0 && place.position == last + 1 ? 1 : 2;
    last = std::exchange(place.position, number);
  }
}

/** No word begins with a capital. */
bool is_word_mark(const std::string& text) {
  return text.rfind(kWordMark, 0) == 0;
}

}  // namespace

bool remove_word_order(Xapian::Document& document) {
  if (document.termlist_count() == 0) return false;  // iterators allocate
  Xapian::TermIterator order = document.termlist_begin();
  order.skip_to(kWordOrder);
  if (order == document.termlist_end() || *order != kWordOrder) return false;
  document.remove_term(kWordOrder);
  return true;
}

void write_word_order(Xapian::Document& document, const Scheme& scheme) {
  if (document.termlist_count() == 0) return;
  remove_word_order(document);
  std::uint32_t terms = 0;
  std::vector<PlacedWord> places = places_of(document, scheme, terms);
  if (places.empty()) return;
  close_gaps(places);
  if (std::uint64_t{places.back().position + 1} * terms > std::numeric_limits<Xapian::termpos>::max()) return;
  for (const PlacedWord& place : places) document.add_posting(kWordOrder, place.position * terms + place.word, 0);
}

std::optional<TextFromPositions> text_in_word_order(const Xapian::Database& database, Xapian::docid docid,
                                                    const Scheme& scheme) {
  auto position = database.positionlist_begin(docid, kWordOrder);
  const auto end = database.positionlist_end(docid, kWordOrder);
  if (position == end) return std::nullopt;
  std::vector<WordTerm> terms;
  for_each_ranked_term(
      scheme, [&] { return database.termlist_begin(docid); }, database.termlist_end(docid),
      [&terms](std::string text, const Xapian::TermIterator&) { terms.push_back(word_term(std::move(text))); });
  const auto count = static_cast<Xapian::termpos>(terms.size());
  if (count == 0) return std::nullopt;
  std::vector<PlacedWord> placed;
  WordMarks marks;
  for (; position != end; ++position) {
    const PlacedWord place{*position / count, static_cast<std::uint32_t>(*position % count)};
    const std::string& text = terms[place.word].text;
    if (is_word_mark(text)) {
      add_word_mark(marks, text, place.position);
    } else {
      placed.push_back(place);
    }
  }
  return text_of(terms, placed, marks);
}

}  // namespace neardup
