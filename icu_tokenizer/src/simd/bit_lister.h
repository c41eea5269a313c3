/** @file bit_lister.h
 *  Lists the set bits of a word, eight at a time, so that few branches depend on how many there are.
 *
 *  Included like scan_kernel.h. */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_BIT_LISTER_H
#define NEARDUP_ICU_TOKENIZER_SIMD_BIT_LISTER_H

#include <cstddef>
#include <cstdint>

namespace neardup::simd {

/** @tparam Level  any type; gives each instruction set its own functions. */
template <class Level>
class BitLister {
 public:
  static std::size_t list(std::uint64_t bits, std::uint32_t base, std::uint32_t* out) {
    const auto count = static_cast<std::size_t>(count_of(bits));
    bits = list_eight(bits, base, out);
    if (count > 8) {
      bits = list_eight(bits, base, out + 8);
      for (std::size_t i = 16; i < count; i += 8) bits = list_eight(bits, base, out + i);
    }
    return count;
  }

 private:
  static std::uint64_t list_eight(std::uint64_t bits, std::uint32_t base, std::uint32_t* out) {
    constexpr std::uint64_t kGuard = std::uint64_t{1} << 63;  // counting the zeros of 0 is undefined
#pragma GCC unroll 8
    for (int i = 0; i != 8; ++i) {
      out[i] = base + static_cast<std::uint32_t>(__builtin_ctzll(bits | kGuard));
      bits &= bits - 1;
    }
    return bits;
  }

  static int count_of(std::uint64_t bits) {
#if defined(__POPCNT__) || defined(__aarch64__)
    return __builtin_popcountll(bits);
#else
    // Without the instruction, GCC calls a function.
    bits -= bits >> 1 & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return static_cast<int>(bits * 0x0101010101010101 >> 56);
#endif
  }
};

}  // namespace neardup::simd

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_BIT_LISTER_H
