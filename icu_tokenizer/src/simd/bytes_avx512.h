/** @file bytes_avx512.h
 *  Sixty-four bytes in an AVX-512 register; members as bytes_portable.h.
 *
 *  Lists the set bits of a word by compressing the numbers 0..63; interface as in bit_lister.h.
 */
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

class Avx512BitLister {
 public:
  static std::size_t list(std::uint64_t bits, std::uint32_t base, std::uint32_t* out) {
    const auto count = static_cast<std::size_t>(__builtin_popcountll(bits));
    const __m512i numbers = _mm512_maskz_compress_epi8(bits, zero_to_63());
    store_sixteen(_mm512_castsi512_si128(numbers), base, out);
    if (count > 16) {
      store_sixteen(_mm512_extracti32x4_epi32(numbers, 1), base, out + 16);
      store_sixteen(_mm512_extracti32x4_epi32(numbers, 2), base, out + 32);
      store_sixteen(_mm512_extracti32x4_epi32(numbers, 3), base, out + 48);
    }
    return count;
  }

 private:
  static void store_sixteen(__m128i numbers, std::uint32_t base, std::uint32_t* out) {
    const __m512i places = _mm512_add_epi32(_mm512_cvtepu8_epi32(numbers), _mm512_set1_epi32(static_cast<int>(base)));
    _mm512_storeu_si512(out, places);
  }

  static __m512i zero_to_63() {
    return _mm512_set_epi64(0x3F3E3D3C3B3A3938, 0x3736353433323130, 0x2F2E2D2C2B2A2928, 0x2726252423222120,
                            0x1F1E1D1C1B1A1918, 0x1716151413121110, 0x0F0E0D0C0B0A0908, 0x0706050403020100);
  }
};

}  // namespace neardup::simd

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_BYTES_AVX512_H
