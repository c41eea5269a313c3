/** @file kernels.h
 *  The functions of the plain path, built once for each instruction set. THREADS: pure functions. */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_KERNELS_H
#define NEARDUP_ICU_TOKENIZER_SIMD_KERNELS_H

#include <cstddef>
#include <cstdint>

#include "simd/block_bits.h"
#include "simd/simd_level.h"

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
