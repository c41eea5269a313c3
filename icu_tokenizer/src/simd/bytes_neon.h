/** @file bytes_neon.h
 *  Sixteen bytes in a NEON register; members as bytes_portable.h. */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_BYTES_NEON_H
#define NEARDUP_ICU_TOKENIZER_SIMD_BYTES_NEON_H

#include <arm_neon.h>

#include <cstddef>
#include <cstdint>

namespace neardup::simd {

class NeonBytes {
 public:
  static constexpr std::size_t kSize = 16;

  class Mask {
   public:
    explicit Mask(uint8x16_t bytes) : bytes_(bytes) {}
    Mask operator&(Mask other) const { return Mask(vandq_u8(bytes_, other.bytes_)); }
    Mask operator|(Mask other) const { return Mask(vorrq_u8(bytes_, other.bytes_)); }
    Mask without(Mask other) const { return Mask(vbicq_u8(bytes_, other.bytes_)); }
    std::uint64_t bits() const {
      constexpr std::uint8_t kWeights[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
      const uint8x16_t weighed = vandq_u8(bytes_, vld1q_u8(kWeights));
      return vaddv_u8(vget_low_u8(weighed)) | std::uint64_t{vaddv_u8(vget_high_u8(weighed))} << 8;
    }
    uint8x16_t times(std::uint8_t factor) const { return vandq_u8(bytes_, vdupq_n_u8(factor)); }

   private:
    uint8x16_t bytes_;
  };

  static NeonBytes load(const std::uint8_t* place) { return NeonBytes(vld1q_u8(place)); }
  void store(std::uint8_t* place) const { vst1q_u8(place, bytes_); }

  template <std::uint8_t c>
  Mask equals() const {
    return Mask(vceqq_u8(bytes_, vdupq_n_u8(c)));
  }
  template <std::uint8_t first, std::uint8_t last>
  Mask in() const {
    static_assert(first <= last);
    return Mask(vcleq_u8(vsubq_u8(bytes_, vdupq_n_u8(first)), vdupq_n_u8(last - first)));
  }
  Mask high() const { return Mask(vcgeq_u8(bytes_, vdupq_n_u8(0x80))); }

  template <std::uint8_t delta>
  NeonBytes add(Mask mask) const {
    return NeonBytes(vaddq_u8(bytes_, mask.times(delta)));
  }
  template <std::uint8_t delta>
  NeonBytes subtract(Mask mask) const {
    return NeonBytes(vsubq_u8(bytes_, mask.times(delta)));
  }
  template <std::uint8_t set_bits>
  NeonBytes set(Mask mask) const {
    return NeonBytes(vorrq_u8(bytes_, mask.times(set_bits)));
  }
  template <std::uint8_t set_bits>
  NeonBytes set() const {
    return NeonBytes(vorrq_u8(bytes_, vdupq_n_u8(set_bits)));
  }

 private:
  explicit NeonBytes(uint8x16_t bytes) : bytes_(bytes) {}

  uint8x16_t bytes_;
};

}  // namespace neardup::simd

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_BYTES_NEON_H
