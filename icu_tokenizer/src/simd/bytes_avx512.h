/** @file bytes_avx512.h
 *  Sixty-four bytes in an AVX-512 register; members as bytes_portable.h. */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_BYTES_AVX512_H
#define NEARDUP_ICU_TOKENIZER_SIMD_BYTES_AVX512_H

#include <immintrin.h>

#include <cstddef>
#include <cstdint>

namespace neardup::simd {

class Avx512Bytes {
 public:
  static constexpr std::size_t kSize = 64;

  class Mask {
   public:
    explicit Mask(__mmask64 bits) : bits_(bits) {}
    Mask operator&(Mask other) const { return Mask(bits_ & other.bits_); }
    Mask operator|(Mask other) const { return Mask(bits_ | other.bits_); }
    Mask without(Mask other) const { return Mask(bits_ & ~other.bits_); }
    std::uint64_t bits() const { return bits_; }

   private:
    __mmask64 bits_;
  };

  static Avx512Bytes load(const std::uint8_t* place) { return Avx512Bytes(_mm512_loadu_si512(place)); }
  void store(std::uint8_t* place) const { _mm512_storeu_si512(place, bytes_); }

  template <std::uint8_t c>
  Mask equals() const {
    return Mask(_mm512_cmpeq_epi8_mask(bytes_, all(c)));
  }
  template <std::uint8_t first, std::uint8_t last>
  Mask in() const {
    static_assert(first <= last);
    return Mask(_mm512_cmple_epu8_mask(_mm512_sub_epi8(bytes_, all(first)), all(last - first)));
  }
  Mask high() const { return Mask(_mm512_movepi8_mask(bytes_)); }

  template <std::uint8_t delta>
  Avx512Bytes add(Mask mask) const {
    return Avx512Bytes(_mm512_mask_add_epi8(bytes_, mask.bits(), bytes_, all(delta)));
  }
  template <std::uint8_t delta>
  Avx512Bytes subtract(Mask mask) const {
    return Avx512Bytes(_mm512_mask_sub_epi8(bytes_, mask.bits(), bytes_, all(delta)));
  }
  template <std::uint8_t set_bits>
  Avx512Bytes set(Mask mask) const {
    return Avx512Bytes(_mm512_or_si512(bytes_, _mm512_maskz_set1_epi8(mask.bits(), static_cast<char>(set_bits))));
  }
  template <std::uint8_t set_bits>
  Avx512Bytes set() const {
    return Avx512Bytes(_mm512_or_si512(bytes_, all(set_bits)));
  }

 private:
  static __m512i all(std::uint8_t byte) { return _mm512_set1_epi8(static_cast<char>(byte)); }

  explicit Avx512Bytes(__m512i bytes) : bytes_(bytes) {}

  __m512i bytes_;
};

}  // namespace neardup::simd

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_BYTES_AVX512_H
