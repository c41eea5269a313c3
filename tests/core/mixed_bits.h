/** @file mixed_bits.h
 *  Stafford's mix of 64 bits, of which every test that computes a stored number by itself has need. */
#ifndef NEARDUP_TESTS_CORE_MIXED_BITS_H
#define NEARDUP_TESTS_CORE_MIXED_BITS_H

#include <cstdint>

namespace neardup {

inline std::uint64_t mix(std::uint64_t x) {
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
  x = (x ^ x >> 27) * 0x94d049bb133111ebU;
  return x ^ x >> 31;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_MIXED_BITS_H
