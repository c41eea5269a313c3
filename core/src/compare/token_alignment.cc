#include "compare/token_alignment.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "features/shingles.h"

namespace neardup {

namespace {

using Tokens = std::vector<std::uint64_t>;

/** Tokens of both texts that are not aligned yet. */
using Gap = TokenGap;

std::size_t size_of(const Gap& gap) {
  return gap.end_a - gap.begin_a + gap.end_b - gap.begin_b;
}

bool is_open(const Gap& gap) {
  return gap.begin_a != gap.end_a && gap.begin_b != gap.end_b;
}

/** The grams of a range, by where they begin. */
std::vector<std::uint64_t> grams_of(const Tokens& tokens, std::size_t begin, std::size_t end, unsigned length) {
  ShingleRoller roller(length);
  std::vector<std::uint64_t> hashes(end - begin);
  hashes.resize(roller.roll(tokens.data() + begin, end - begin, hashes.data()));
  return hashes;
}

/** Which grams occur once in a range, and where. A gram whose hash ends as those of many others counts as if it occurred
 *  more than once, so that hashes made to collide cost no time. */
class SingleGrams {
 public:
  /** @param hashes  [grams] in text order; kept by reference. Memory: 8 to 16 bytes a gram. */
  explicit SingleGrams(const std::vector<std::uint64_t>& hashes) : hashes_(hashes) {
    std::size_t size = 1;
    while (size < 2 * hashes.size()) size *= 2;
    slots_.resize(size);
    for (std::size_t i = 0; i != hashes.size(); ++i) {
      std::uint32_t* const slot = slot_of(hashes[i]);
      if (slot != nullptr) *slot = *slot == 0 ? static_cast<std::uint32_t>(2 * (i + 1)) : *slot | 1U;
    }
  }

  /** Where a gram begins; none if it does not occur, or more than once. */
  std::optional<std::size_t> begin(std::uint64_t hash) {
    const std::uint32_t* const slot = slot_of(hash);
    if (slot == nullptr || *slot == 0 || *slot % 2 != 0) return std::nullopt;
    return *slot / 2 - 1;
  }

 private:
  /** That of a gram, or an empty one; null if it is not found soon. */
  std::uint32_t* slot_of(std::uint64_t hash) {
    constexpr std::size_t kMostProbes = 64;
    for (std::size_t probe = 0; probe != std::min(kMostProbes, slots_.size()); ++probe) {
      std::uint32_t& slot = slots_[(hash + probe) & (slots_.size() - 1)];
      if (slot == 0 || hashes_[slot / 2 - 1] == hash) return &slot;
    }
    return nullptr;
  }

  const std::vector<std::uint64_t>& hashes_;
  std::vector<std::uint32_t> slots_;  // twice the place of a gram, counted from 1, and whether it occurs again
};

class Alignment {
 public:
  Alignment(const Tokens& a, const Tokens& b) : a_(a), b_(b), budget_(16 * (a.size() + b.size())) {
    gaps_.push_back({0, a.size(), 0, b.size()});
    for (std::size_t next = 0; next != gaps_.size(); ++next) {  // the largest first: these are met first
      const Gap gap = gaps_[next];
      if (size_of(gap) > budget_) continue;
      budget_ -= size_of(gap);
      align(gap);
    }
  }

  std::vector<CommonRun> runs() && {
    std::sort(runs_.begin(), runs_.end(),
              [](const CommonRun& x, const CommonRun& y) { return x.begin_in_a < y.begin_in_a; });
    std::vector<CommonRun> joined;
    for (const CommonRun& run : runs_) {
      const bool adjacent =
          !joined.empty() && end_in_a(joined.back()) == run.begin_in_a && end_in_b(joined.back()) == run.begin_in_b;
      if (adjacent) {
        joined.back().length += run.length;
      } else {
        joined.push_back(run);
      }
    }
    return joined;
  }

 private:
  static std::size_t end_in_a(const CommonRun& run) { return run.begin_in_a + run.length; }
  static std::size_t end_in_b(const CommonRun& run) { return run.begin_in_b + run.length; }

  void align(Gap gap) {
    gap = trimmed(gap);
    if (!is_open(gap)) return;
    std::vector<CommonRun> found;
    for (const unsigned length : {8U, 3U, 1U}) {
      found = runs_around_single_grams(gap, length);
      if (!found.empty()) break;
    }
    if (found.empty()) found = longest_run(gap);
    if (found.empty()) return;
    for (const CommonRun& run : found) {
      runs_.push_back(run);
      open({gap.begin_a, run.begin_in_a, gap.begin_b, run.begin_in_b});
      gap.begin_a = end_in_a(run);
      gap.begin_b = end_in_b(run);
    }
    open(gap);
  }

  void open(const Gap& gap) {
    if (is_open(gap)) gaps_.push_back(gap);
  }

  /** The gap without the common beginning and end, which this aligns. */
  Gap trimmed(Gap gap) {
    const std::size_t front = equal_from(gap.begin_a, gap.begin_b, gap);
    if (front != 0) runs_.push_back({front, gap.begin_a, gap.begin_b});
    gap.begin_a += front;
    gap.begin_b += front;
    const std::size_t back = equal_before(gap.end_a, gap.end_b, gap);
    gap.end_a -= back;
    gap.end_b -= back;
    if (back != 0) runs_.push_back({back, gap.end_a, gap.end_b});
    return gap;
  }

  std::size_t equal_from(std::size_t i, std::size_t j, const Gap& gap) const {
    std::size_t length = 0;
    while (i + length != gap.end_a && j + length != gap.end_b && a_[i + length] == b_[j + length]) ++length;
    return length;
  }

  std::size_t equal_before(std::size_t i, std::size_t j, const Gap& gap) const {
    std::size_t length = 0;
    while (i - length != gap.begin_a && j - length != gap.begin_b && a_[i - length - 1] == b_[j - length - 1]) ++length;
    return length;
  }

  /** Begins, in a and in b, of grams that occur once on either side, ascending in both. */
  std::vector<std::pair<std::size_t, std::size_t>> anchors(const Gap& gap, unsigned length) const {
    const std::vector<std::uint64_t> of_a = grams_of(a_, gap.begin_a, gap.end_a, length);
    const std::vector<std::uint64_t> of_b = grams_of(b_, gap.begin_b, gap.end_b, length);
    SingleGrams single_in_a(of_a);
    SingleGrams single_in_b(of_b);
    std::vector<std::pair<std::size_t, std::size_t>> shared;
    for (std::size_t i = 0; i != of_a.size(); ++i) {
      const std::optional<std::size_t> j = single_in_b.begin(of_a[i]);
      if (j && single_in_a.begin(of_a[i]) == i) shared.emplace_back(gap.begin_a + i, gap.begin_b + *j);
    }
    std::vector<std::size_t> begins_in_b;
    for (const auto& [i, j] : shared) begins_in_b.push_back(j);
    const std::vector<std::size_t> kept = longest_ascent(begins_in_b);
    auto next = kept.begin();
    const auto crosses = [&](const std::pair<std::size_t, std::size_t>& anchor) {
      if (next == kept.end() || *next != anchor.second) return true;
      ++next;
      return false;
    };
    shared.erase(std::remove_if(shared.begin(), shared.end(), crosses), shared.end());
    return shared;
  }

  std::vector<CommonRun> runs_around_single_grams(const Gap& gap, unsigned length) const {
    std::vector<CommonRun> found;
    Gap left = gap;  // behind the last run
    for (const auto& [i, j] : anchors(gap, length)) {
      if (i < left.begin_a || j < left.begin_b) continue;  // inside or next to the last run
      const std::size_t before = equal_before(i, j, left);
      const std::size_t behind = equal_from(i, j, left);
      if (behind == 0) continue;  // two equal hashes by chance
      found.push_back({before + behind, i - before, j - before});
      left.begin_a = i + behind;
      left.begin_b = j + behind;
    }
    return found;
  }

  std::vector<CommonRun> longest_run(const Gap& gap) const {
    const auto part = [](const Tokens& tokens, std::size_t begin, std::size_t end) {
      return Tokens(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                    tokens.begin() + static_cast<std::ptrdiff_t>(end));
    };
    CommonRun run = longest_common_run(part(a_, gap.begin_a, gap.end_a), part(b_, gap.begin_b, gap.end_b));
    if (run.length == 0) return {};
    run.begin_in_a += gap.begin_a;
    run.begin_in_b += gap.begin_b;
    return {run};
  }

  const Tokens& a_;
  const Tokens& b_;
  std::size_t budget_;  // tokens that may still be read
  std::vector<Gap> gaps_;
  std::vector<CommonRun> runs_;
};

}  // namespace

std::vector<CommonRun> aligned_runs(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
  return Alignment(a, b).runs();
}

std::vector<TokenGap> gaps_between(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
  std::vector<TokenGap> gaps;
  TokenGap gap;
  const auto end_at = [&](std::size_t end_a, std::size_t end_b) {
    gap.end_a = end_a;
    gap.end_b = end_b;
    if (size_of(gap) != 0) gaps.push_back(gap);
  };
  for (const CommonRun& run : aligned_runs(a, b)) {
    end_at(run.begin_in_a, run.begin_in_b);
    gap.begin_a = run.begin_in_a + run.length;
    gap.begin_b = run.begin_in_b + run.length;
  }
  end_at(a.size(), b.size());
  return gaps;
}

std::vector<std::size_t> longest_ascent(const std::vector<std::size_t>& numbers) {
  if (std::is_sorted(numbers.begin(), numbers.end())) return numbers;
  constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
  std::vector<std::size_t> least_end;  // of the ascents of each length, the place of the least last number
  std::vector<std::size_t> previous(numbers.size(), kNone);
  for (std::size_t place = 0; place != numbers.size(); ++place) {
    const auto longer = std::lower_bound(least_end.begin(), least_end.end(), place,
                                         [&](std::size_t a, std::size_t b) { return numbers[a] < numbers[b]; });
    if (longer != least_end.begin()) previous[place] = *(longer - 1);
    if (longer == least_end.end()) {
      least_end.push_back(place);
    } else {
      *longer = place;
    }
  }
  std::vector<std::size_t> ascent;
  for (std::size_t place = least_end.back(); place != kNone; place = previous[place]) ascent.push_back(numbers[place]);
  std::reverse(ascent.begin(), ascent.end());
  return ascent;
}

}  // namespace neardup
