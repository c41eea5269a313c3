/** @file overlap_bitmap.h
 *  An outline of a shingle set, which shows at a glance that two sets have too little in common.
 *
 *  Each element sets one bit of 512. A bit that is set in one outline only is of an element that the other set lacks,
 *  so the outlines bound the intersection from above: for sets of up to some hundred elements closely. THREADS: plain
 *  values, pure functions. Source: bitmap filter, Sandes, Teodoro, Melo 2017.
 */
#ifndef NEARDUP_CORE_COMPARE_OVERLAP_BITMAP_H
#define NEARDUP_CORE_COMPARE_OVERLAP_BITMAP_H

#include <array>
#include <cstddef>
#include <cstdint>

#include "features/shingles.h"

namespace neardup {

struct OverlapBitmap {
  std::array<std::uint64_t, 8> bits{};
  std::size_t size = 0;  ///< elements of the set
};

/** Cost: linear in the set. */
OverlapBitmap bitmap_of(const ShingleSet& set);

/** The intersection of two sets is not larger than that; nor is the smaller set. Cost: some nanoseconds. */
std::size_t most_in_common(const OverlapBitmap& a, const OverlapBitmap& b);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_OVERLAP_BITMAP_H
