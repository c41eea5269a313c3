/** @file mix.h
 *  A strong bijection of 64 bits. Internal. */
#ifndef NEARDUP_CORE_BYTES_MIX_H
#define NEARDUP_CORE_BYTES_MIX_H

#include <cstdint>

namespace neardup {

/** Finaliser of SplitMix64 (Steele, Lea, Flood 2014; constants of Stafford's mix 13). */
inline std::uint64_t mix64(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9U;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebU;
  return x ^ x >> 31;
}

/** 2^64 divided by the golden ratio: multiples of it stay far apart. */
constexpr std::uint64_t kGoldenStep = 0x9e3779b97f4a7c15U;

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_MIX_H
