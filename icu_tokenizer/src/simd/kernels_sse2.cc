#if defined(__x86_64__)

#include "simd/bit_lister.h"
#include "simd/bytes_sse2.h"
#include "simd/edge_kernel.h"
#include "simd/kernels.h"
#include "simd/scan_kernel.h"

namespace neardup::simd {

const Kernels kSse2Kernels = {ScanKernel<Sse2Bytes>::scan, EdgeKernel<BitLister<Sse2Bytes>>::find};

}  // namespace neardup::simd

#endif
