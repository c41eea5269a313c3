/** @file simd_level.h
 *  The instruction sets that the plain path of the tokenizer is built for, and which of them this machine has.
 *
 *  Every level gives the same bits; they differ in speed alone. THREADS: pure functions.
 */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_SIMD_LEVEL_H
#define NEARDUP_ICU_TOKENIZER_SIMD_SIMD_LEVEL_H

#include <cstdint>
#include <vector>

namespace neardup {

enum class SimdLevel : std::uint8_t {
  kPortable,  ///< eight bytes in an integer register: any machine
  kSse2,      ///< every x86-64
  kAvx2,      ///< with BMI 1 and 2: x86-64-v3
  kAvx512,    ///< with VBMI2: Ice Lake, Zen 4 and later
  kNeon,      ///< every aarch64
};

/** "portable", "SSE2", "AVX2", "AVX-512", "NEON". */
const char* name_of(SimdLevel level);

/** The levels this machine can run, slowest first; kPortable is always there. */
std::vector<SimdLevel> supported_simd_levels();

/** The last of supported_simd_levels(). */
SimdLevel best_simd_level();

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_SIMD_LEVEL_H
