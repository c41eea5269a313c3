/** @file seeded_random.h
 *  The randomness of a test: a fixed seed, printed with every expectation that fails. */
#ifndef NEARDUP_TESTS_CORE_SEEDED_RANDOM_H
#define NEARDUP_TESTS_CORE_SEEDED_RANDOM_H

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace neardup {

/** A generator of uniform 64-bit numbers: the same on every machine, since no distribution of the library is used. */
class SeededRandom {
 public:
  using result_type = std::uint64_t;

  explicit SeededRandom(std::uint64_t seed)
      : trace_(__FILE__, __LINE__, "random seed " + std::to_string(seed)), engine_(seed) {}

  static constexpr result_type min() { return 0; }
  static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }
  result_type operator()() { return engine_(); }

  /** 0 .. limit - 1. */
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(engine_() % limit); }

  /** 0 <= x < 1. */
  double unit() { return static_cast<double>(engine_() >> 11) * 0x1p-53; }

  std::vector<std::uint64_t> values(std::size_t count) {
    std::vector<std::uint64_t> result(count);
    for (std::uint64_t& value : result) value = engine_();
    return result;
  }

  /** A number of that many set bits. */
  std::uint64_t with_bits(unsigned count) {
    std::set<std::size_t> positions;
    while (positions.size() < count) positions.insert(below(64));
    std::uint64_t value = 0;
    for (const std::size_t position : positions) value |= std::uint64_t{1} << position;
    return value;
  }

  /** [length] characters, each one of those. */
  std::string text(std::size_t length, std::string_view characters) {
    std::string result(length, ' ');
    for (char& c : result) c = characters[below(characters.size())];
    return result;
  }

  std::string bytes(std::size_t length) {
    std::string result(length, ' ');
    for (char& c : result) c = static_cast<char>(engine_() & 0xff);
    return result;
  }

 private:
  testing::ScopedTrace trace_;
  std::mt19937_64 engine_;
};

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_SEEDED_RANDOM_H
