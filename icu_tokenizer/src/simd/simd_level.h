/** @file simd_level.h
 *  The instruction sets for which the plain path of the tokenizer is built, and which of them this machine has.
 *
 *  All levels give the same bits; only their speed differs. THREADS: pure functions.
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

/** The levels that this machine can run, slowest first; always includes kPortable. */
std::vector<SimdLevel> supported_simd_levels();

/** The last of supported_simd_levels(). */
SimdLevel best_simd_level();

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_SIMD_LEVEL_H
