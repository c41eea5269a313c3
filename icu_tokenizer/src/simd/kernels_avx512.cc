#if defined(__x86_64__)

// Include everything that must not use this level before it is turned on.
#include <immintrin.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "simd/kernels.h"

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi2,avx2,bmi,bmi2,popcnt"))), \
                             apply_to = function)
#else
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"  // GCC 12 warns about its own intrinsics
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512vl,avx512vbmi2,avx2,bmi,bmi2,popcnt")
#endif

#include "simd/bytes_avx512.h"
#include "simd/edge_kernel.h"
#include "simd/scan_kernel.h"

namespace neardup::simd {

const Kernels kAvx512Kernels = {ScanKernel<Avx512Bytes>::scan, EdgeKernel<Avx512BitLister>::find};

}  // namespace neardup::simd

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif
