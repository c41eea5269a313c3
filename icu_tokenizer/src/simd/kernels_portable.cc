#include "simd/bit_lister.h"
#include "simd/bytes_portable.h"
#include "simd/edge_kernel.h"
#include "simd/kernels.h"
#include "simd/scan_kernel.h"

namespace neardup::simd {

const Kernels kPortableKernels = {ScanKernel<PortableBytes>::scan, EdgeKernel<BitLister<PortableBytes>>::find};

}  // namespace neardup::simd
