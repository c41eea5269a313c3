/** @file feature_hash.h
 *  64-bit hashes of words, the features that signatures are made of, and the strong bijection of 64 bits that mixes them.
 *
 *  Stage tokens --> features of the flow. THREADS: pure functions.
 */
#ifndef NEARDUP_CORE_BYTES_FEATURE_HASH_H
#define NEARDUP_CORE_BYTES_FEATURE_HASH_H

#include <cstdint>
#include <string_view>

namespace neardup {

/** XXH3, 64 bits: fast and well mixed. The same on every machine.
 *  @param bytes  any; empty gives a fixed value of the seed. Stored: yes, through every signature.
 *  Source: xxHash specification 0.8. */
std::uint64_t xxh3_hash(std::string_view bytes, std::uint64_t seed = 0);

/** Bob Jenkins' 64-bit hash `lookup8`, which the interoperability proposal `simhash-doc` prescribes.
 *  @param bytes  any. Words are read as little-endian on every machine.
 *  @param level  the hash so far, or any start value; 0 for simhash-doc. Stored: yes.
 *  Source: R. Jenkins, lookup8.c, 1997. */
std::uint64_t jenkins64_hash(std::string_view bytes, std::uint64_t level = 0);

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

#endif  // NEARDUP_CORE_BYTES_FEATURE_HASH_H
