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

/** The ranked terms of a document at their positions, ascending. */
std::vector<PlacedWord> places_of(const Xapian::Document& document, const Scheme& scheme,
                                  std::vector<Xapian::termcount>& wdfs) {
  std::vector<PlacedWord> places;
  for_each_ranked_term(
      scheme, [&] { return document.termlist_begin(); }, document.termlist_end(),
      [&](const std::string&, const Xapian::TermIterator& at) {
        for (auto position = at.positionlist_begin(); position != at.positionlist_end(); ++position)
          places.push_back({*position, static_cast<std::uint32_t>(wdfs.size())});
        wdfs.push_back(at.get_wdf());
      });
  std::sort(places.begin(), places.end());
  return places;
}

/** Numbers of terms by falling wdf; equal ones stay in their order. Most terms have a wdf of 1. */
std::vector<std::uint32_t> by_falling_wdf(const std::vector<Xapian::termcount>& wdfs) {
  std::vector<std::uint32_t> terms(wdfs.size());
  auto end = terms.begin();
  const auto take_if = [&](const auto& matches) {
    for (std::uint32_t term = 0; term != wdfs.size(); ++term) {
      if (matches(wdfs[term])) *end++ = term;
    }
  };
  take_if([](Xapian::termcount wdf) { return wdf > 1; });
  std::stable_sort(terms.begin(), end, [&](std::uint32_t a, std::uint32_t b) { return wdfs[a] > wdfs[b]; });
  take_if([](Xapian::termcount wdf) { return wdf == 1; });
  take_if([](Xapian::termcount wdf) { return wdf == 0; });
  return terms;
}

/** How a place lies behind the one before. */
enum Step : std::uint32_t { kNext, kBehindGap, kSame, kSteps };

Step step_between(Xapian::termpos before, Xapian::termpos position) {
  if (position == before) return kSame;
  return position == before + 1 ? kNext : kBehindGap;
}

/** Expects behind a word what stood behind it the last time. */
class ExpectedWord {
 public:
  explicit ExpectedWord(std::size_t terms) : behind_(terms + 1, kNone), last_(terms) {}

  static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

  std::uint32_t operator*() const { return behind_[last_]; }
  void take(std::uint32_t word) { last_ = behind_[last_] = word; }

 private:
  std::vector<std::uint32_t> behind_;
  std::size_t last_;
};

constexpr int kPositionBits = 32;

std::string order_term(std::uint64_t part) {
  return part == 0 ? kWordOrder : kWordOrder + std::to_string(part);
}

/** Turns differences between positions of the order into words at places. */
class OrderReader {
 public:
  explicit OrderReader(const std::vector<Xapian::termcount>& wdfs)
      : terms_(by_falling_wdf(wdfs)), expected_(wdfs.size()) {}

  /** Nothing if no writer gives this difference here. */
  std::optional<PlacedWord> next(std::uint64_t difference) {
    const std::uint64_t codes = terms_.size() + 1;
    const std::uint64_t step = (difference - 1) / codes;
    const std::uint64_t code = (difference - 1) % codes;
    const std::uint32_t word = code == 0 ? *expected_ : terms_[code - 1];
    if (difference == 0 || step >= kSteps || word == ExpectedWord::kNone) return std::nullopt;
    expected_.take(word);
    number_ += step == kSame ? 0 : step == kNext ? 1 : 2;
    return PlacedWord{number_, word};
  }

 private:
  std::vector<std::uint32_t> terms_;
  ExpectedWord expected_;
  Xapian::termpos number_ = 0;
};

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
  std::vector<Xapian::termcount> wdfs;
  const std::vector<PlacedWord> places = places_of(document, scheme, wdfs);
  write_word_order(document, places, wdfs);
}

void write_word_order(Xapian::Document& document, const std::vector<PlacedWord>& places,
                      const std::vector<Xapian::termcount>& wdfs) {
  if (places.empty()) return;
  const std::vector<std::uint32_t> terms = by_falling_wdf(wdfs);
  std::vector<std::uint32_t> ranks(terms.size());
  for (std::size_t rank = 0; rank != terms.size(); ++rank) ranks[terms[rank]] = static_cast<std::uint32_t>(rank);
  const std::uint64_t codes = terms.size() + 1;
  ExpectedWord expected(terms.size());
  std::uint64_t sum = 0;
  std::string term = order_term(0);
  Xapian::termpos before = places.front().position - 1;
  for (const auto& [position, word] : places) {
    const std::uint64_t part = sum >> kPositionBits;
    sum += 1 + step_between(before, position) * codes + (word == *expected ? 0 : 1 + ranks[word]);
    if (sum >> kPositionBits != part) term = order_term(sum >> kPositionBits);
    document.add_posting(term, static_cast<Xapian::termpos>(sum), 0);
    expected.take(word);
    before = position;
  }
}

std::optional<TextFromPositions> text_in_word_order(const Xapian::Database& database, Xapian::docid docid,
                                                    const Scheme& scheme) {
  auto position = database.positionlist_begin(docid, kWordOrder);
  if (position == database.positionlist_end(docid, kWordOrder)) return std::nullopt;
  std::vector<WordTerm> terms;
  std::vector<Xapian::termcount> wdfs;
  for_each_ranked_term(
      scheme, [&] { return database.termlist_begin(docid); }, database.termlist_end(docid),
      [&](std::string text, const Xapian::TermIterator& at) {
        terms.push_back(word_term(std::move(text)));
        wdfs.push_back(at.get_wdf());
      });
  OrderReader order(wdfs);
  std::vector<PlacedWord> placed;
  WordMarks marks;
  std::uint64_t last = 0;
  for (std::uint64_t part = 0;; position = database.positionlist_begin(docid, order_term(++part))) {
    for (; position != Xapian::PositionIterator(); ++position) {
      const std::uint64_t sum = part << kPositionBits | *position;
      const std::optional<PlacedWord> place = order.next(sum - std::exchange(last, sum));
      if (!place) return std::nullopt;
      const std::string& text = terms[place->word].text;
      if (text.rfind(kWordMark, 0) == 0) {  // no word begins with a capital
        add_word_mark(marks, text, place->position);
      } else {
        placed.push_back(*place);
      }
    }
    if (last + kSteps * (terms.size() + 1) < (part + 1) << kPositionBits) return text_of(terms, placed, marks);
  }
}

}  // namespace neardup
