#include "text/word_order.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "text/indexed_text.h"
#include "text/word_marks.h"

namespace neardup {

namespace {

/** Calls take(text, term) for each term that is ranked, in the order of the ranks: words, and word marks.
 *  @param begin  as of for_each_text_term(). */
template <typename Begin, typename Take>
void for_each_ranked_term(const Scheme& scheme, const Begin& begin, const Xapian::TermIterator& end, const Take& take) {
  for_each_text_term(scheme, begin, end, take, [&take](std::string text, const Xapian::TermIterator& at) {
    if (!is_word_order(text)) take(std::move(text), at);
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

constexpr Xapian::termpos kLongestStep = 2;  // between numbers of places

/** Replace positions by numbers from 1 on. What follows at once still does so; longer gaps become one number. */
void close_gaps(std::vector<PlacedWord>& places) {
  Xapian::termpos number = 0;
  Xapian::termpos last = 0;
  for (PlacedWord& place : places) {
    if (number == 0 || place.position != last) number += number != 0 && place.position == last + 1 ? 1 : kLongestStep;
    last = std::exchange(place.position, number);
  }
}

/** The term of a part, and how many numbers of places a part has. */
std::string order_term(Xapian::termpos part) {
  return part == 0 ? kWordOrder : kWordOrder + std::to_string(part);
}

Xapian::termpos places_in_part(std::uint32_t terms) {
  return std::numeric_limits<Xapian::termpos>::max() / terms;
}

}  // namespace

bool is_word_order(std::string_view term) {
  const std::string_view order = kWordOrder;
  return term.substr(0, order.size()) == order &&
         term.find_first_not_of("0123456789", order.size()) == std::string_view::npos;
}

bool remove_word_order(Xapian::Document& document) {
  if (document.termlist_count() == 0) return false;  // iterators allocate
  std::vector<std::string> orders;
  Xapian::TermIterator term = document.termlist_begin();
  for (term.skip_to(kWordOrder); term != document.termlist_end() && is_word_order(*term); ++term)
    orders.push_back(*term);
  for (const std::string& order : orders) document.remove_term(order);
  return !orders.empty();
}

void write_word_order(Xapian::Document& document, const Scheme& scheme) {
  if (document.termlist_count() == 0) return;
  remove_word_order(document);
  std::uint32_t terms = 0;
  std::vector<PlacedWord> places = places_of(document, scheme, terms);
  write_word_order(document, std::move(places), terms);
}

void write_word_order(Xapian::Document& document, std::vector<PlacedWord> places, std::uint32_t terms) {
  if (places.empty()) return;
  close_gaps(places);
  const Xapian::termpos in_part = places_in_part(terms);
  for (Xapian::termpos part = 0; part <= places.back().position / in_part; ++part) {
    const std::string term = order_term(part);
    const auto is_before = [&](const PlacedWord& place) { return place.position / in_part < part; };
    auto place = std::partition_point(places.begin(), places.end(), is_before);
    for (; place != places.end() && place->position / in_part == part; ++place)
      document.add_posting(term, place->position % in_part * terms + place->word, 0);
  }
}

std::optional<TextFromPositions> text_in_word_order(const Xapian::Database& database, Xapian::docid docid,
                                                    const Scheme& scheme) {
  auto position = database.positionlist_begin(docid, kWordOrder);
  if (position == database.positionlist_end(docid, kWordOrder)) return std::nullopt;
  std::vector<WordTerm> terms;
  for_each_ranked_term(
      scheme, [&] { return database.termlist_begin(docid); }, database.termlist_end(docid),
      [&terms](std::string text, const Xapian::TermIterator&) { terms.push_back(word_term(std::move(text))); });
  const auto count = static_cast<Xapian::termpos>(terms.size());
  if (count == 0) return std::nullopt;
  std::vector<PlacedWord> placed;
  WordMarks marks;
  const std::uint64_t in_part = places_in_part(count);
  std::uint64_t last = 0;
  for (Xapian::termpos part = 0;; position = database.positionlist_begin(docid, order_term(++part))) {
    for (; position != Xapian::PositionIterator(); ++position) {
      const PlacedWord place{static_cast<Xapian::termpos>(part * in_part + *position / count),
                             static_cast<std::uint32_t>(*position % count)};
      last = place.position;
      const std::string& text = terms[place.word].text;
      if (text.rfind(kWordMark, 0) == 0) {  // no word begins with a capital
        add_word_mark(marks, text, place.position);
      } else {
        placed.push_back(place);
      }
    }
    if (last + kLongestStep < (part + 1) * in_part) return text_of(terms, placed, marks);
  }
}

}  // namespace neardup
