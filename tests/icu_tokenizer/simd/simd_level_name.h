/** @file simd_level_name.h
 *  Names of SIMD levels, for messages. */
#ifndef NEARDUP_TESTS_ICU_TOKENIZER_SIMD_SIMD_LEVEL_NAME_H
#define NEARDUP_TESTS_ICU_TOKENIZER_SIMD_SIMD_LEVEL_NAME_H

#include "simd/kernels.h"

namespace neardup {

inline const char* name_of(SimdLevel level) {
  switch (level) {
    case SimdLevel::kSse2:
      return "SSE2";
    case SimdLevel::kAvx2:
      return "AVX2";
    case SimdLevel::kAvx512:
      return "AVX-512";
    case SimdLevel::kNeon:
      return "NEON";
    case SimdLevel::kPortable:
      break;
  }
  return "portable";
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_ICU_TOKENIZER_SIMD_SIMD_LEVEL_NAME_H
