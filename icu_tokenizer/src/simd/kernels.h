/** @file kernels.h
 *  The functions of the plain path of the tokenizer, built once for each instruction set, and which of these sets this
 *  machine has. All levels give the same bits; only their speed differs. THREADS: pure functions. */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_KERNELS_H
#define NEARDUP_ICU_TOKENIZER_SIMD_KERNELS_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "simd/block_bits.h"

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

namespace neardup::simd {

struct Kernels {
  BlockSummary (*scan)(const std::uint8_t* text, std::size_t size, BlockBits* blocks, std::uint8_t* folded,
                       std::uint32_t* noted);
  void (*find_edges)(const BlockBits* blocks, std::uint64_t* number_ends, EdgeCursor& cursor, TokenEdges& edges);
};

#if defined(__x86_64__)
extern const Kernels kAvx2Kernels;
extern const Kernels kAvx512Kernels;
#endif

/** @param level  one that this machine supports. */
const Kernels& kernels_of(SimdLevel level);

}  // namespace neardup::simd

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_KERNELS_H
