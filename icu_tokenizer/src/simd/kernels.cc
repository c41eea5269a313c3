#include "simd/kernels.h"

#include "simd/bit_lister.h"
#include "simd/bytes_portable.h"
#include "simd/edge_kernel.h"
#include "simd/scan_kernel.h"
#if defined(__x86_64__) || defined(__aarch64__)
#include "simd/bytes_register.h"
#endif

namespace neardup {

namespace {

#if defined(__x86_64__)
bool has_avx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("popcnt");
}

bool has_avx512() {
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi2");
}
#endif

}  // namespace

std::vector<SimdLevel> supported_simd_levels() {
  std::vector<SimdLevel> levels{SimdLevel::kPortable};
#if defined(__x86_64__)
  levels.push_back(SimdLevel::kSse2);
  if (has_avx2()) levels.push_back(SimdLevel::kAvx2);
  if (has_avx512()) levels.push_back(SimdLevel::kAvx512);
#elif defined(__aarch64__)
  levels.push_back(SimdLevel::kNeon);
#endif
  return levels;
}

SimdLevel best_simd_level() {
  static const SimdLevel kBest = supported_simd_levels().back();
  return kBest;
}

}  // namespace neardup

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
