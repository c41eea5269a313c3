/** @file bytes_sse2.h
 *  Sixteen bytes in an SSE2 register; members as bytes_portable.h. */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_BYTES_SSE2_H
#define NEARDUP_ICU_TOKENIZER_SIMD_BYTES_SSE2_H

#include <emmintrin.h>

#include <cstddef>
#include <cstdint>

namespace neardup::simd {

class Sse2Bytes {
 public:
  static constexpr std::size_t kSize = 16;

  class Mask {
   public:
    explicit Mask(__m128i bytes) : bytes_(bytes) {}
    Mask operator&(Mask other) const { return Mask(_mm_and_si128(bytes_, other.bytes_)); }
    Mask operator|(Mask other) const { return Mask(_mm_or_si128(bytes_, other.bytes_)); }
    Mask without(Mask other) const { return Mask(_mm_andnot_si128(other.bytes_, bytes_)); }
    std::uint64_t bits() const { return static_cast<std::uint32_t>(_mm_movemask_epi8(bytes_)); }
    __m128i times(std::uint8_t factor) const { return _mm_and_si128(bytes_, all(factor)); }

   private:
    __m128i bytes_;
  };

  static Sse2Bytes load(const std::uint8_t* place) {
    return Sse2Bytes(_mm_loadu_si128(reinterpret_cast<const __m128i*>(place)));
  }
  void store(std::uint8_t* place) const { _mm_storeu_si128(reinterpret_cast<__m128i*>(place), bytes_); }

  template <std::uint8_t c>
  Mask equals() const {
    return Mask(_mm_cmpeq_epi8(bytes_, all(c)));
  }
  template <std::uint8_t first, std::uint8_t last>
  Mask in() const {
    static_assert(first <= last);
    const __m128i from_first = _mm_sub_epi8(bytes_, all(first));
    return Mask(_mm_cmpeq_epi8(_mm_min_epu8(from_first, all(last - first)), from_first));
  }
  Mask high() const { return Mask(bytes_); }  // only the top bit of each byte is read

  template <std::uint8_t delta>
  Sse2Bytes add(Mask mask) const {
    return Sse2Bytes(_mm_add_epi8(bytes_, mask.times(delta)));
  }
  template <std::uint8_t delta>
  Sse2Bytes subtract(Mask mask) const {
    return Sse2Bytes(_mm_sub_epi8(bytes_, mask.times(delta)));
  }
  template <std::uint8_t set_bits>
  Sse2Bytes set(Mask mask) const {
    return Sse2Bytes(_mm_or_si128(bytes_, mask.times(set_bits)));
  }
  template <std::uint8_t set_bits>
  Sse2Bytes set() const {
    return Sse2Bytes(_mm_or_si128(bytes_, all(set_bits)));
  }

 private:
  static __m128i all(std::uint8_t byte) { return _mm_set1_epi8(static_cast<char>(byte)); }

  explicit Sse2Bytes(__m128i bytes) : bytes_(bytes) {}

  __m128i bytes_;
};

}  // namespace neardup::simd

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_BYTES_SSE2_H
