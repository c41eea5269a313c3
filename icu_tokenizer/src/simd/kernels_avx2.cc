#if defined(__x86_64__)

// Include everything that must not use this level before it is turned on.
#include <immintrin.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "simd/kernels.h"

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,popcnt")
#endif

#include "simd/bit_lister.h"
#include "simd/bytes_register.h"
#include "simd/edge_kernel.h"
#include "simd/scan_kernel.h"

namespace neardup::simd {

const Kernels kAvx2Kernels = {ScanKernel<RegisterBytes<ThirtyTwoBytes>>::scan,
                              EdgeKernel<BitLister<RegisterBytes<ThirtyTwoBytes>>>::find};

}  // namespace neardup::simd

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif
