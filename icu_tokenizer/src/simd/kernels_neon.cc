#if defined(__aarch64__)

#include "simd/bit_lister.h"
#include "simd/bytes_neon.h"
#include "simd/edge_kernel.h"
#include "simd/kernels.h"
#include "simd/scan_kernel.h"

namespace neardup::simd {

const Kernels kNeonKernels = {ScanKernel<NeonBytes>::scan, EdgeKernel<BitLister<NeonBytes>>::find};

}  // namespace neardup::simd

#endif
