/** @file sketch_law.h
 *  What every sketch promises: slots agree with the probability of a similarity, whatever order and parts features
 *  come in. */
#ifndef NEARDUP_TESTS_CORE_SKETCH_LAW_H
#define NEARDUP_TESTS_CORE_SKETCH_LAW_H

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <vector>

#include "seeded_random.h"
#include "sketch/sketch_method.h"

namespace neardup {

using Features = std::vector<std::uint64_t>;

inline Features slots_of(SlotSketch& sketch, const Features& features) {
  sketch.clear();
  sketch.add(features.data(), features.size());
  return sketch.slots();
}

/** How many slots agree, of those that either text has reached. */
struct Agreement {
  double equal = 0;
  double of = 0;
};

inline Agreement agreement(SlotSketch& sketch, const Features& a, const Features& b) {
  const Features slots_a = slots_of(sketch, a);
  const std::vector<std::size_t> empty_a = sketch.empty_slots();
  const Features slots_b = slots_of(sketch, b);
  const std::vector<std::size_t> empty_b = sketch.empty_slots();
  std::set<std::size_t> empty;
  std::set_intersection(empty_a.begin(), empty_a.end(), empty_b.begin(), empty_b.end(),
                        std::inserter(empty, empty.end()));
  Agreement result;
  for (std::size_t i = 0; i != slots_a.size(); ++i) {
    if (empty.count(i) != 0) continue;
    result.equal += slots_a[i] == slots_b[i] ? 1 : 0;
    result.of += 1;
  }
  return result;
}

/** Features in any order and in any parts give the same slots, and clear() begins another text. */
inline void expect_order_and_parts_do_not_matter(SlotSketch& sketch, Features features, SeededRandom& random) {
  const Features whole = slots_of(sketch, features);
  for (int round = 0; round != 20; ++round) {
    slots_of(sketch, random.values(50));  // forgotten
    std::shuffle(features.begin(), features.end(), random);
    sketch.clear();
    for (std::size_t i = 0; i != features.size();) {
      const std::size_t part = std::min(features.size() - i, 1 + random.below(40));
      sketch.add(features.data() + i, part);
      if (round % 2 == 0) sketch.slots();  // more may come
      i += part;
    }
    ASSERT_EQ(whole, sketch.slots());
  }
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_SKETCH_LAW_H
