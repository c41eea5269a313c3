#include "simd/kernels.h"

namespace neardup::simd {

const Kernels& kernels_of(SimdLevel level) {
  switch (level) {
#if defined(__x86_64__)
    case SimdLevel::kSse2:
      return kSse2Kernels;
    case SimdLevel::kAvx2:
      return kAvx2Kernels;
    case SimdLevel::kAvx512:
      return kAvx512Kernels;
#elif defined(__aarch64__)
    case SimdLevel::kNeon:
      return kNeonKernels;
#endif
    default:
      return kPortableKernels;
  }
}

}  // namespace neardup::simd
