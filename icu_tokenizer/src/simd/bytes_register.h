/** @file bytes_register.h
 *  The bytes of a register of SSE2, AVX2 or NEON; members as bytes_portable.h.
 *
 *  Included like scan_kernel.h. */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_BYTES_REGISTER_H
#define NEARDUP_ICU_TOKENIZER_SIMD_BYTES_REGISTER_H

#if defined(__aarch64__)
#include <arm_neon.h>
#else
#include <immintrin.h>
#endif

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace neardup::simd {

/** Bit i is the top bit of byte i. With NEON the other bits of a byte must be equal to it. */
template <class Vector>
std::uint64_t top_bits(Vector bytes) {
#if defined(__aarch64__)
  constexpr std::uint8_t kWeights[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const uint8x16_t weighed = vandq_u8(bytes, vld1q_u8(kWeights));
  return vaddv_u8(vget_low_u8(weighed)) | std::uint64_t{vaddv_u8(vget_high_u8(weighed))} << 8;
#else
  if constexpr (sizeof(Vector) == 32) return static_cast<std::uint32_t>(_mm256_movemask_epi8(__m256i(bytes)));
  if constexpr (sizeof(Vector) == 16) return static_cast<std::uint32_t>(_mm_movemask_epi8(__m128i(bytes)));
#endif
}

using SixteenBytes [[gnu::vector_size(16)]] = std::uint8_t;    ///< SSE2, NEON
using ThirtyTwoBytes [[gnu::vector_size(32)]] = std::uint8_t;  ///< AVX2

/** Operators of two vectors work on each byte, as unsigned numbers; a comparison gives 0xFF where it is true. */
template <class Vector>
class RegisterBytes {
 public:
  static constexpr std::size_t kSize = sizeof(Vector);

  class Mask {
   public:
    explicit Mask(Vector bytes) : bytes_(bytes) {}
    Mask operator&(Mask other) const { return Mask(bytes_ & other.bytes_); }
    Mask operator|(Mask other) const { return Mask(bytes_ | other.bytes_); }
    Mask without(Mask other) const { return Mask(bytes_ & ~other.bytes_); }
    std::uint64_t bits() const { return top_bits(bytes_); }
    Vector times(std::uint8_t factor) const { return bytes_ & all(factor); }

   private:
    Vector bytes_;
  };

  static RegisterBytes load(const std::uint8_t* place) {
    Vector bytes;
    std::memcpy(&bytes, place, kSize);
    return RegisterBytes(bytes);
  }
  void store(std::uint8_t* place) const { std::memcpy(place, &bytes_, kSize); }

  template <std::uint8_t c>
  Mask equals() const {
    return Mask(Vector(bytes_ == all(c)));
  }
  template <std::uint8_t first, std::uint8_t last>
  Mask in() const {
    static_assert(first <= last);
    return Mask(Vector(bytes_ - all(first) <= all(last - first)));
  }
  Mask high() const { return Mask(Vector(bytes_ >= all(0x80))); }

  template <std::uint8_t delta>
  RegisterBytes add(Mask mask) const {
    return RegisterBytes(bytes_ + mask.times(delta));
  }
  template <std::uint8_t delta>
  RegisterBytes subtract(Mask mask) const {
    return RegisterBytes(bytes_ - mask.times(delta));
  }
  template <std::uint8_t set_bits>
  RegisterBytes set(Mask mask) const {
    return RegisterBytes(bytes_ | mask.times(set_bits));
  }
  template <std::uint8_t set_bits>
  RegisterBytes set() const {
    return RegisterBytes(bytes_ | all(set_bits));
  }

 private:
  static Vector all(std::uint8_t byte) { return Vector{} + byte; }

  explicit RegisterBytes(Vector bytes) : bytes_(bytes) {}

  Vector bytes_;
};

}  // namespace neardup::simd

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_BYTES_REGISTER_H
