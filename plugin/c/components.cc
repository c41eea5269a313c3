#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <numeric>
#include <utility>
#include <vector>

#include "guarded_call.h"
#include "neardup.h"

/** Edges as they come; the union-find is made of all of them. THREADS: one at a time. */
struct neardup_components {
  void add(std::int64_t a, std::int64_t b) { edges_.emplace_back(a, b); }

  /** A star for each key, not all its pairs. */
  void add_keys(const std::int64_t* pairs, std::size_t count) {
    std::vector<Edge> sorted;
    sorted.reserve(count);
    for (std::size_t i = 0; i != count; ++i) sorted.emplace_back(pairs[2 * i], pairs[2 * i + 1]);
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t first = 0, i = 1; i < count; ++i) {
      if (sorted[i].first != sorted[first].first) {
        first = i;
      } else if (i - first < 2 || sorted[i] != sorted[i - 2]) {  // a pair that repeats twice says no more
        add(sorted[first].second, sorted[i].second);
      }
    }
  }

  void find_roots() {
    numbers_.clear();
    for (const auto& [a, b] : edges_) {
      numbers_.push_back(a);
      numbers_.push_back(b);
    }
    std::sort(numbers_.begin(), numbers_.end());
    numbers_.erase(std::unique(numbers_.begin(), numbers_.end()), numbers_.end());
    std::vector<std::uint32_t> parent(numbers_.size());
    std::iota(parent.begin(), parent.end(), 0U);
    for (const auto& [a, b] : edges_) {
      const std::uint32_t of_a = root_of(parent, place_of(a));
      const std::uint32_t of_b = root_of(parent, place_of(b));
      parent[std::max(of_a, of_b)] = std::min(of_a, of_b);
    }
    roots_.clear();
    for (std::uint32_t place = 0; place != parent.size(); ++place) roots_.push_back(numbers_[root_of(parent, place)]);
  }

  const std::vector<std::int64_t>& numbers() const { return numbers_; }
  const std::vector<std::int64_t>& roots() const { return roots_; }

 private:
  using Edge = std::pair<std::int64_t, std::int64_t>;

  static std::uint32_t root_of(std::vector<std::uint32_t>& parent, std::uint32_t place) {
    while (parent[place] != place) place = parent[place] = parent[parent[place]];
    return place;
  }

  std::uint32_t place_of(std::int64_t number) const {
    return static_cast<std::uint32_t>(std::lower_bound(numbers_.begin(), numbers_.end(), number) - numbers_.begin());
  }

  std::vector<Edge> edges_;
  std::vector<std::int64_t> numbers_;
  std::vector<std::int64_t> roots_;
};

namespace neardup::c {

extern "C" {

neardup_status neardup_components_new(neardup_components** components, neardup_error* error) {
  return guarded(error, components, "where the components are to go", [] { return new neardup_components(); });
}

neardup_status neardup_components_add_pairs(neardup_components* components, const int64_t* pairs, size_t count,
                                            neardup_error* error) {
  return guarded(error, [&] {
    require_array(pairs, count, "pairs", 2);
    required(components, "components").add_keys(pairs, count);
  });
}

neardup_status neardup_components_join(neardup_components* components, const int64_t* a, const int64_t* b, size_t count,
                                       neardup_error* error) {
  return guarded(error, [&] {
    require_array(a, count, "a"), require_array(b, count, "b");
    for (std::size_t i = 0; i != count; ++i) required(components, "components").add(a[i], b[i]);
  });
}

neardup_status neardup_components_roots(neardup_components* components, const int64_t** numbers, const int64_t** roots,
                                        size_t* count, neardup_error* error) {
  return guarded(error, [&] {
    neardup_components& found = required(components, "components");
    required(numbers, "numbers"), required(roots, "roots"), required(count, "count");
    found.find_roots();
    *numbers = found.numbers().data();
    *roots = found.roots().data();
    *count = found.numbers().size();
  });
}

void neardup_components_free(neardup_components* components) {
  delete components;
}

}  // extern "C"

}  // namespace neardup::c
