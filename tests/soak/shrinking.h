/** @file shrinking.h
 *  Fewer steps that fail just the same. */
#ifndef NEARDUP_TESTS_SOAK_SHRINKING_H
#define NEARDUP_TESTS_SOAK_SHRINKING_H

#include <cstddef>
#include <functional>
#include <vector>

namespace neardup::soak {

using Steps = std::vector<std::size_t>;

/** @param steps   that fail.
 *  @param fails   whether some of them, in their order, do.
 *  @param trials  calls of `fails` at most.
 *  @return some of them that fail; none can be left out alone, unless the trials ran out.
 *  Source: after Zeller, Hildebrandt 2002, "Simplifying and isolating failure-inducing input". */
Steps shrunk(Steps steps, const std::function<bool(const Steps&)>& fails, std::size_t trials);

}  // namespace neardup::soak

#endif  // NEARDUP_TESTS_SOAK_SHRINKING_H
