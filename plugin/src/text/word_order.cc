#include "text/word_order.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "text/indexed_text.h"

namespace neardup {

namespace {

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

/** Turns differences between positions of the order into words at places. */
class OrderReader {
 public:
  explicit OrderReader(const std::vector<Xapian::termcount>& wdfs)
      : terms_(by_falling_wdf(wdfs)), expected_(wdfs.size()) {}

  /** Nothing if no writer gives this difference here. */
  std::optional<PlacedWord> next(Xapian::termpos difference) {
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

bool remove_word_order(Xapian::Document& document) {
  if (document.termlist_count() == 0) return false;  // iterators allocate
  Xapian::TermIterator term = document.termlist_begin();
  term.skip_to(kWordOrder);
  if (term == document.termlist_end() || *term != kWordOrder) return false;
  document.remove_term(kWordOrder);
  return true;
}

void write_word_order(Xapian::Document& document, const Scheme& scheme) {
  if (document.termlist_count() == 0) return;
  remove_word_order(document);
  TextTerms terms;
  const auto begin = [&] { return document.termlist_begin(); };
  const std::vector<PlacedWord> places = placed_terms(scheme, begin, document.termlist_end(), terms);
  write_word_order(document, places, terms.wdfs);
}

void write_word_order(Xapian::Document& document, const std::vector<PlacedWord>& places,
                      const std::vector<Xapian::termcount>& wdfs) {
  if (places.empty()) return;
  const std::vector<std::uint32_t> terms = by_falling_wdf(wdfs);
  std::vector<std::uint32_t> ranks(terms.size());
  for (std::size_t rank = 0; rank != terms.size(); ++rank) ranks[terms[rank]] = static_cast<std::uint32_t>(rank);
  const std::uint64_t codes = terms.size() + 1;
  ExpectedWord expected(terms.size());
  const std::string term = kWordOrder;
  std::uint64_t sum = 0;
  Xapian::termpos before = places.front().position - 1;
  for (const auto& [position, word] : places) {
    sum += 1 + step_between(before, position) * codes + (word == *expected ? 0 : 1 + ranks[word]);
    if (sum > std::numeric_limits<Xapian::termpos>::max()) {
      document.remove_term(term);
      return;
    }
    document.add_posting(term, static_cast<Xapian::termpos>(sum), 0);
    expected.take(word);
    before = position;
  }
}

std::optional<TextFromPositions> text_in_word_order(const Xapian::Database& database, Xapian::docid docid,
                                                    const Scheme& scheme) {
  auto position = database.positionlist_begin(docid, kWordOrder);
  if (position == database.positionlist_end(docid, kWordOrder)) return std::nullopt;
  TextTerms terms;
  const auto begin = [&] { return database.termlist_begin(docid); };
  for_each_text_term(scheme, begin, database.termlist_end(docid), terms);
  OrderReader order(terms.wdfs);
  std::vector<PlacedWord> placed;
  Xapian::termpos last = 0;
  for (; position != Xapian::PositionIterator(); ++position) {
    const std::optional<PlacedWord> place = order.next(*position - std::exchange(last, *position));
    if (!place) return std::nullopt;
    placed.push_back(*place);
  }
  return text_of(terms.texts, placed);
}

}  // namespace neardup
