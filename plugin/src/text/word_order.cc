#include "text/word_order.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "text/indexed_text.h"

namespace neardup {

namespace {

/** Numbers of terms by falling wdf; equal ones stay in their order. Most terms have a wdf of 1. */
std::vector<std::uint32_t> by_falling_wdf(const std::vector<Xapian::termcount>& wdfs) {
  std::vector<std::uint32_t> terms(wdfs.size());
  std::iota(terms.begin(), terms.end(), 0);
  const auto rare =
      std::stable_partition(terms.begin(), terms.end(), [&](std::uint32_t term) { return wdfs[term] > 1; });
  std::stable_sort(terms.begin(), rare, [&](std::uint32_t a, std::uint32_t b) { return wdfs[a] > wdfs[b]; });
  std::stable_partition(rare, terms.end(), [&](std::uint32_t term) { return wdfs[term] == 1; });
  return terms;
}

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

/** Expects behind a word what stood behind it the last time, and then what stood there, for as long as it is right. */
class ExpectedWord {
 public:
  explicit ExpectedWord(std::size_t terms) : last_(terms, kNone) {}

  /** kNone: nothing. */
  std::uint32_t operator*() const { return place_ == kNone ? kNone : words_[place_]; }

  void take(std::uint32_t word) {
    std::uint32_t& last = last_[word];
    if (**this != word) place_ = last;
    if (place_ != kNone) ++place_;
    last = static_cast<std::uint32_t>(words_.size());
    words_.push_back(word);
  }

 private:
  std::vector<std::uint32_t> words_;
  std::vector<std::uint32_t> last_;  // place of each term
  std::uint32_t place_ = kNone;      // of the expected word
};

/** The terms by falling wdf of which occurrences can still come. One with a wdf of w can come w times; one with a wdf of 0
 *  always can. */
class TermsToCome {
 public:
  explicit TermsToCome(const std::vector<Xapian::termcount>& wdfs)
      : left_(wdfs), terms_(by_falling_wdf(wdfs)), ranks_(wdfs.size()), tree_(wdfs.size() + 1), number_(wdfs.size()) {
    for (std::size_t rank = 0; rank != terms_.size(); ++rank) ranks_[terms_[rank]] = static_cast<std::uint32_t>(rank);
    for (std::size_t node = 1; node != tree_.size(); ++node) tree_[node] = static_cast<std::uint32_t>(node & -node);
    std::replace(left_.begin(), left_.end(), Xapian::termcount{0}, kNone);
    while (2 * highest_ < tree_.size()) highest_ *= 2;
  }

  bool has(std::uint32_t term) const { return left_[term] != 0; }

  /** Its place among those that can come; if it cannot, behind these its place among all. */
  std::size_t place_of(std::uint32_t term) const {
    if (!has(term)) return number_ + ranks_[term];
    std::size_t place = 0;
    for (std::size_t node = ranks_[term]; node != 0; node &= node - 1) place += tree_[node];
    return place;
  }

  /** kNone if there is no such place. */
  std::uint32_t term_at(std::size_t place) const {
    const std::size_t rank = place < number_ ? rank_at(place) : place - number_;
    return rank < terms_.size() ? terms_[rank] : kNone;
  }

  void take(std::uint32_t term) {
    if (!has(term) || --left_[term] != 0) return;
    --number_;
    for (std::size_t node = ranks_[term] + 1; node < tree_.size(); node += node & -node) --tree_[node];
  }

 private:
  std::size_t rank_at(std::size_t place) const {
    std::size_t rank = 0;
    for (std::size_t step = highest_; step != 0; step /= 2) {
      if (rank + step < tree_.size() && tree_[rank + step] <= place) place -= tree_[rank += step];
    }
    return rank;
  }

  std::vector<Xapian::termcount> left_;  // occurrences of each term
  std::vector<std::uint32_t> terms_;     // by rank
  std::vector<std::uint32_t> ranks_;
  std::vector<std::uint32_t> tree_;  // of Fenwick: over the ranks, how many of them can come
  std::size_t number_;
  std::size_t highest_ = 1;  // power of two in the tree
};

/** How a place lies behind the one before. */
enum Step : std::uint32_t { kNext, kBehindGap, kSame, kSteps };

/** What a writer and a reader of an order know before each word. */
class OrderCodes {
 public:
  /** @param wdfs  must outlive this. */
  explicit OrderCodes(const std::vector<Xapian::termcount>& wdfs)
      : wdfs_(wdfs), to_come_(wdfs), expected_(wdfs.size()) {}

  std::uint64_t code_of(Step step, std::uint32_t word) const {
    const std::uint64_t code = word == expected() ? 0 : any_expected() + to_come_.place_of(word);
    return (step + kSteps - usual_step_) % kSteps * words() + code;
  }

  /** Nothing if no writer gives this code here. */
  std::optional<std::pair<Step, std::uint32_t>> word_of(std::uint64_t code) const {
    const std::uint64_t step = code / words();
    const std::uint64_t place = code % words();
    const std::uint32_t word = place < any_expected() ? expected() : to_come_.term_at(place - any_expected());
    if (step >= kSteps || word == kNone) return std::nullopt;
    return std::pair(static_cast<Step>((step + usual_step_) % kSteps), word);
  }

  void take(std::uint32_t word) {
    expected_.take(word);
    to_come_.take(word);
    usual_step_ = wdfs_[word] == 0 ? kSame : kNext;  // a word mark stands before its word
  }

 private:
  std::uint32_t expected() const { return *expected_ == kNone || to_come_.has(*expected_) ? *expected_ : kNone; }
  unsigned any_expected() const { return expected() == kNone ? 0 : 1; }
  std::uint64_t words() const { return 2 * wdfs_.size() + 1; }

  const std::vector<Xapian::termcount>& wdfs_;
  TermsToCome to_come_;
  ExpectedWord expected_;
  Step usual_step_ = kNext;
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
  if (scheme.index.ordered_words == 0) return;
  TextTerms terms;
  const auto begin = [&] { return document.termlist_begin(); };
  const std::vector<PlacedWord> places = placed_terms(scheme, begin, document.termlist_end(), terms);
  write_word_order(document, scheme.index, places, terms.wdfs);
}

void write_word_order(Xapian::Document& document, const IndexLayout& layout, const std::vector<PlacedWord>& places,
                      const std::vector<Xapian::termcount>& wdfs) {
  if (places.empty() || places.size() > layout.ordered_words) return;
  const std::string term(kWordOrder);
  OrderCodes codes(wdfs);
  std::uint64_t sum = 0;
  Xapian::termpos before = places.front().position - 1;
  for (const auto& [position, word] : places) {
    const Step step = position == before ? kSame : position == before + 1 ? kNext : kBehindGap;
    sum += 1 + codes.code_of(step, word);
    if (sum > std::numeric_limits<Xapian::termpos>::max()) {
      document.remove_term(term);
      return;
    }
    document.add_posting(term, static_cast<Xapian::termpos>(sum), 0);
    codes.take(word);
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
  OrderCodes codes(terms.wdfs);
  std::vector<PlacedWord> placed;
  std::uint64_t last = 0;
  Xapian::termpos place = 0;
  for (; position != Xapian::PositionIterator(); ++position) {
    const auto next = codes.word_of(*position - std::exchange(last, *position) - 1);
    if (!next) return std::nullopt;
    const auto [step, word] = *next;
    place += step == kSame ? 0 : step == kNext ? 1 : 2;
    placed.push_back({place, word});
    codes.take(word);
  }
  return text_of(terms.texts, placed);
}

}  // namespace neardup
