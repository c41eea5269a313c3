#include "compare/token_sequences.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>

namespace neardup {

namespace {

/** Recognises every run of a sequence. */
class SuffixAutomaton {
 public:
  explicit SuffixAutomaton(const std::vector<std::uint64_t>& sequence) {
    states_.reserve(2 * sequence.size() + 1);
    states_.emplace_back();
    std::size_t last = 0;
    for (std::size_t i = 0; i != sequence.size(); ++i) last = extend(last, sequence[i], i);
  }

  static constexpr std::size_t kRoot = 0;

  std::optional<std::size_t> next(std::size_t state, std::uint64_t token) const {
    const auto found = states_[state].next.find(token);
    if (found == states_[state].next.end()) return std::nullopt;
    return found->second;
  }

  std::size_t link(std::size_t state) const { return states_[state].link; }
  std::size_t length(std::size_t state) const { return states_[state].length; }

  /** Number of the token at which the first occurrence of the state's runs ends. */
  std::size_t first_end(std::size_t state) const { return states_[state].first_end; }

 private:
  struct State {
    std::size_t length = 0;
    std::size_t link = 0;
    std::size_t first_end = 0;
    std::map<std::uint64_t, std::size_t> next;
  };

  std::size_t extend(std::size_t last, std::uint64_t token, std::size_t position) {
    const std::size_t fresh = states_.size();
    states_.emplace_back();
    states_[fresh].length = states_[last].length + 1;
    states_[fresh].first_end = position;
    std::size_t state = last;
    while (true) {
      const auto [transition, added] = states_[state].next.emplace(token, fresh);
      if (!added) {
        states_[fresh].link = split(state, transition->second, token);
        return fresh;
      }
      if (state == kRoot) return fresh;  // linked to the root
      state = states_[state].link;
    }
  }

  /** The state of exactly the runs that lead from `state` to `target`: `target` itself, or a clone of it. */
  std::size_t split(std::size_t state, std::size_t target, std::uint64_t token) {
    if (states_[target].length == states_[state].length + 1) return target;
    const std::size_t clone = states_.size();
    states_.push_back(states_[target]);
    states_[clone].length = states_[state].length + 1;
    states_[target].link = clone;
    while (true) {
      const auto transition = states_[state].next.find(token);
      if (transition == states_[state].next.end() || transition->second != target) break;
      transition->second = clone;
      if (state == kRoot) break;
      state = states_[state].link;
    }
    return clone;
  }

  std::vector<State> states_;
};

constexpr std::size_t kBits = 64;

struct Range {
  const std::uint64_t* begin;
  const std::uint64_t* end;

  std::size_t size() const { return static_cast<std::size_t>(end - begin); }
};

/** Removes the common beginning and end. */
void trim(Range& a, Range& b) {
  while (a.size() != 0 && b.size() != 0 && *a.begin == *b.begin) ++a.begin, ++b.begin;
  while (a.size() != 0 && b.size() != 0 && a.end[-1] == b.end[-1]) --a.end, --b.end;
}

/** The places of a pattern's tokens, as words of 64 rows; only words that have a bit. */
class PatternRows {
 public:
  struct Word {
    std::size_t block;
    std::uint64_t rows;
  };
  using Words = std::vector<Word>;  // ascending by block

  explicit PatternRows(const Range& pattern) {
    words_.reserve(pattern.size());
    for (std::size_t row = 0; row != pattern.size(); ++row) {
      Words& words = words_[pattern.begin[row]];
      if (words.empty() || words.back().block != row / kBits) words.push_back({row / kBits, 0});
      words.back().rows |= std::uint64_t{1} << (row % kBits);
    }
  }

  const Words& of(std::uint64_t token) const {
    const auto found = words_.find(token);
    return found == words_.end() ? none_ : found->second;
  }

 private:
  std::unordered_map<std::uint64_t, Words> words_;
  Words none_;
};

/** 64 rows of one column of the table of distances, by the differences of neighbours. */
class Block {
 public:
  /** Advance to the next column.
   *  @param equal      rows whose token is the column's.
   *  @param above      -1, 0 or 1: the change of the row above the block from the last column to this one.
   *  @param last_row   a single bit.
   *  @return           the change of that row. */
  int advance(std::uint64_t equal, int above, std::uint64_t last_row) {
    const std::uint64_t falls_above = above < 0 ? 1 : 0;
    const std::uint64_t rises_above = above > 0 ? 1 : 0;
    const std::uint64_t diagonal = equal | fall_;
    equal |= falls_above;
    const std::uint64_t carried = (((equal & rise_) + rise_) ^ rise_) | equal;
    std::uint64_t rises = fall_ | ~(carried | rise_);
    std::uint64_t falls = rise_ & carried;
    const int change = ((rises & last_row) != 0 ? 1 : 0) - ((falls & last_row) != 0 ? 1 : 0);
    rises = (rises << 1) | rises_above;
    falls = (falls << 1) | falls_above;
    rise_ = falls | ~(diagonal | rises);
    fall_ = rises & diagonal;
    return change;
  }

 private:
  std::uint64_t rise_ = ~std::uint64_t{0};  // rows greater by 1 than the one above
  std::uint64_t fall_ = 0;                  // rows less by 1
};

/** The table of distances, column after column, in a band of diagonals.
 *  Outside the band each cell counts as one more than its neighbour inside, so never as less than its value. A path
 *  inside the band is measured exactly, and no other path is measured too short. */
class BandedTable {
 public:
  /** @param most  at least the difference of the two lengths, pattern <= text. */
  BandedTable(const PatternRows& rows, std::size_t pattern, std::size_t text, std::size_t most)
      : rows_(rows),
        pattern_(pattern),
        right_((most + text - pattern) / 2),
        below_((most + pattern - text) / 2),
        blocks_((pattern + kBits - 1) / kBits) {}

  void advance(std::uint64_t token) {
    ++column_;
    const std::size_t first = column_ > right_ ? (column_ - right_ - 1) / kBits : 0;
    const std::size_t last = (std::min(pattern_, column_ + below_) - 1) / kBits;
    while (reached_ <= last) bottom_ += rows_of(reached_++);
    const PatternRows::Words& words = rows_.of(token);
    auto word = std::lower_bound(words.begin(), words.end(), first,
                                 [](const PatternRows::Word& w, std::size_t block) { return w.block < block; });
    int change = 1;  // row 0 of the table grows with the column
    for (std::size_t block = first; block <= last; ++block) {
      const bool matches = word != words.end() && word->block == block;
      change = blocks_[block].advance(matches ? word->rows : 0, change, std::uint64_t{1} << (rows_of(block) - 1));
      if (matches) ++word;
    }
    bottom_ = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(bottom_) + change);
  }

  /** The last row's value, once all columns are done. */
  std::size_t distance() const { return bottom_; }

 private:
  std::size_t rows_of(std::size_t block) const { return std::min(kBits, pattern_ - block * kBits); }

  const PatternRows& rows_;
  std::size_t pattern_;
  std::size_t right_;  // how far a path of `most` edits from corner to corner can leave the diagonal, to either side
  std::size_t below_;
  std::vector<Block> blocks_;
  std::size_t reached_ = 0;  // blocks that the band has reached
  std::size_t bottom_ = 0;   // value of the last row of the last of them
  std::size_t column_ = 0;
};

}  // namespace

CommonRun longest_common_run(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
  const SuffixAutomaton automaton(a);
  CommonRun best;
  std::size_t state = SuffixAutomaton::kRoot;
  std::size_t length = 0;
  for (std::size_t i = 0; i != b.size(); ++i) {
    std::optional<std::size_t> next = automaton.next(state, b[i]);
    while (!next && state != SuffixAutomaton::kRoot) {
      state = automaton.link(state);
      length = automaton.length(state);
      next = automaton.next(state, b[i]);
    }
    if (!next) continue;
    state = *next;
    if (++length > best.length) best = {length, automaton.first_end(state) + 1 - length, i + 1 - length};
  }
  return best;
}

std::optional<std::size_t> token_edit_distance(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b,
                                               std::size_t most) {
  Range pattern{a.data(), a.data() + a.size()};
  Range text{b.data(), b.data() + b.size()};
  trim(pattern, text);
  if (pattern.size() > text.size()) std::swap(pattern, text);
  const std::size_t longest = text.size();
  const std::size_t difference = longest - pattern.size();
  if (difference > most) return std::nullopt;
  if (pattern.size() == 0) return longest;
  most = std::min(most, longest);
  const PatternRows rows(pattern);
  for (std::size_t bound = std::max(kBits, difference);; bound *= 2) {
    bound = std::min(bound, most);
    BandedTable table(rows, pattern.size(), longest, bound);
    for (const std::uint64_t* token = text.begin; token != text.end; ++token) table.advance(*token);
    if (table.distance() <= bound) return table.distance();
    if (bound == most) return std::nullopt;
  }
}

}  // namespace neardup
