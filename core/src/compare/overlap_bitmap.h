/** @file overlap_bitmap.h
 *  A bitmap of a shingle set, which shows quickly that two sets have too little in common.
 *
 *  Each element sets one bit of 512. If a bit is set in only one bitmap, its element is not in the other set. So the
 *  bitmaps give an upper bound of the intersection, a tight one for sets of up to some hundred elements. THREADS: plain
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

/** The bitmap of a set. Cost: linear in the set. */
OverlapBitmap bitmap_of(const ShingleSet& set);

/** Upper bound of the intersection of two sets; at most the smaller size. Cost: some nanoseconds. */
std::size_t most_in_common(const OverlapBitmap& a, const OverlapBitmap& b);

}  // namespace neardup

#endif  // NEARDUP_CORE_COMPARE_OVERLAP_BITMAP_H
