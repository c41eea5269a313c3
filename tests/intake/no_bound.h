/** @file no_bound.h
 *  A limit that no file of a test reaches. */
#ifndef NEARDUP_TESTS_INTAKE_NO_BOUND_H
#define NEARDUP_TESTS_INTAKE_NO_BOUND_H

#include <cstddef>

namespace neardup {

constexpr std::size_t kNoBound = std::size_t{1} << 30;

}  // namespace neardup

#endif  // NEARDUP_TESTS_INTAKE_NO_BOUND_H
