#include "compare/token_sequences.h"

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <utility>

namespace neardup {

namespace {

constexpr std::uint64_t kBase = 0xd1342543de82ef95U;  // odd, well spread: the multiplier of L'Ecuyer's 64-bit generator

/** Calls `take` with the hash and the begin of each run of a length. */
template <typename Take>
void each_run(const std::vector<std::uint64_t>& tokens, std::size_t length, const Take& take) {
  std::uint64_t rolling = 0;
  std::uint64_t oldest_factor = 1;
  for (std::size_t i = 0; i != length; ++i) oldest_factor *= kBase;
  for (std::size_t end = 0; end < tokens.size(); ++end) {
    rolling = rolling * kBase + tokens[end];
    if (end >= length) rolling -= oldest_factor * tokens[end - length];
    if (end + 1 >= length) take(rolling, end + 1 - length);
  }
}

/** The first run of a length in b that a has; empty if there is none. */
CommonRun common_run(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b, std::size_t length) {
  std::unordered_map<std::uint64_t, std::size_t> begins;
  begins.reserve(a.size());
  each_run(a, length, [&](std::uint64_t hash, std::size_t begin) { begins.emplace(hash, begin); });
  CommonRun found;
  each_run(b, length, [&](std::uint64_t hash, std::size_t begin) {
    const auto in_a = found.length == 0 ? begins.find(hash) : begins.end();
    if (in_a == begins.end()) return;
    const auto first = a.begin() + static_cast<std::ptrdiff_t>(in_a->second);
    const auto last = first + static_cast<std::ptrdiff_t>(length);
    if (std::equal(first, last, b.begin() + static_cast<std::ptrdiff_t>(begin))) found = {length, in_a->second, begin};
  });
  return found;
}

}  // namespace

CommonRun longest_common_run(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
  CommonRun longest;
  std::size_t most = std::min(a.size(), b.size());
  while (longest.length != most) {  // a part of a common run is one, too
    // Doubling first, because most runs are short.
    const std::size_t length = std::min(2 * longest.length + 1, longest.length + (most - longest.length + 1) / 2);
    const CommonRun run = common_run(a, b, length);
    if (run.length != 0) {
      longest = run;
    } else {
      most = length - 1;
    }
  }
  return longest;
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
