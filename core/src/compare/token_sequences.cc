#include "compare/token_sequences.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <map>
#include <optional>
#include <utility>

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
  using Place = std::ptrdiff_t;
  const auto rows = static_cast<Place>(a.size());
  const auto columns = static_cast<Place>(b.size());
  const Place goal = columns - rows;  // the diagonal of the last cell; a diagonal is column - row
  const auto bound = static_cast<Place>(std::min(most, std::max(a.size(), b.size())));
  // The last row that the edits so far reach on each diagonal from -bound - 1 to bound + 1.
  constexpr Place kNone = std::numeric_limits<Place>::min() / 2;
  std::vector<Place> reached(static_cast<std::size_t>(2 * bound + 3), kNone);
  std::vector<Place> next = reached;
  const auto at = [bound](std::vector<Place>& list, Place diagonal) -> Place& {
    return list[static_cast<std::size_t>(diagonal + bound + 1)];
  };
  at(reached, 0) = -1;
  for (Place edits = 0; edits <= bound; ++edits) {
    const Place left = bound - edits;  // a diagonal further from the goal cannot come back to it
    for (Place diagonal = std::max(-edits, goal - left); diagonal <= std::min(edits, goal + left); ++diagonal) {
      Place row = std::max({at(reached, diagonal) + 1, at(reached, diagonal - 1), at(reached, diagonal + 1) + 1});
      row = std::min({row, rows, columns - diagonal});
      while (row < rows && row + diagonal < columns &&
             a[static_cast<std::size_t>(row)] == b[static_cast<std::size_t>(row + diagonal)]) {
        ++row;
      }
      if (diagonal == goal && row == rows) return static_cast<std::size_t>(edits);
      at(next, diagonal) = row;
    }
    std::swap(reached, next);
  }
  return std::nullopt;
}

}  // namespace neardup
