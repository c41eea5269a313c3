#include "simd/kernels.h"

#include "simd/bit_lister.h"
#include "simd/bytes_portable.h"
#include "simd/edge_kernel.h"
#include "simd/scan_kernel.h"
#if defined(__x86_64__) || defined(__aarch64__)
#include "simd/bytes_register.h"
#endif

namespace neardup::simd {

namespace {

/** For what every machine of this kind has. */
template <class Bytes>
constexpr Kernels kKernels = {ScanKernel<Bytes>::scan, EdgeKernel<BitLister<Bytes>>::find};

}  // namespace

const Kernels& kernels_of(SimdLevel level) {
  switch (level) {
#if defined(__x86_64__)
    case SimdLevel::kAvx2:
      return kAvx2Kernels;
    case SimdLevel::kAvx512:
      return kAvx512Kernels;
#endif
#if defined(__x86_64__) || defined(__aarch64__)
    case SimdLevel::kSse2:
    case SimdLevel::kNeon:
      return kKernels<RegisterBytes<SixteenBytes>>;
#endif
    default:
      return kKernels<PortableBytes>;
  }
}

}  // namespace neardup::simd
