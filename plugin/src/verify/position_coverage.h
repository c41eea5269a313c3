/** @file position_coverage.h
 *  Tells whether words from an index are the words that were signed. Internal. */
#ifndef NEARDUP_PLUGIN_VERIFY_POSITION_COVERAGE_H
#define NEARDUP_PLUGIN_VERIFY_POSITION_COVERAGE_H

#include <cmath>
#include <cstdint>

namespace neardup {

constexpr double kCoverage = 0.02;

inline bool covers(std::uint64_t rebuilt_tokens, std::uint64_t signed_tokens) {
  const double difference = static_cast<double>(rebuilt_tokens) - static_cast<double>(signed_tokens);
  return std::abs(difference) <= kCoverage * static_cast<double>(signed_tokens);
}

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_VERIFY_POSITION_COVERAGE_H
