/** @file mix_eight.h
 *  mix64() of eight numbers at once, with AVX-512. Internal: only where __x86_64__ is defined. THREADS: pure functions. */
#ifndef NEARDUP_CORE_BYTES_MIX_EIGHT_H
#define NEARDUP_CORE_BYTES_MIX_EIGHT_H

#include <immintrin.h>

namespace neardup {

/** Of a function that may run only if has_avx512(). */
#define NEARDUP_AVX512 __attribute__((target("avx512f,avx512dq,popcnt")))

/** Eight numbers, for which operators are defined: GCC 12 warns about the intrinsic functions in their place. */
using Eight = unsigned long long __attribute__((vector_size(64)));

inline bool has_avx512() {
  static const bool kHas =
      __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("popcnt");
  return kHas;
}

NEARDUP_AVX512 inline Eight eight_from(const void* numbers) {
  return reinterpret_cast<Eight>(_mm512_loadu_si512(numbers));
}

/** The 31 high bits of each are those of mix64(); with_low_bits() makes the others. */
NEARDUP_AVX512 inline Eight mixed_but_for_low_bits(Eight x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9U;
  x ^= x >> 27;
  return x * 0x94d049bb133111ebU;
}

NEARDUP_AVX512 inline Eight with_low_bits(Eight mixed) {
  return mixed ^ mixed >> 31;
}

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_MIX_EIGHT_H
