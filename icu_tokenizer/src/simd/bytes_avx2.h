/** @file bytes_avx2.h
 *  Thirty-two bytes in an AVX2 register; members as bytes_portable.h. */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_BYTES_AVX2_H
#define NEARDUP_ICU_TOKENIZER_SIMD_BYTES_AVX2_H

#include <immintrin.h>

#include <cstddef>
#include <cstdint>

namespace neardup::simd {

class Avx2Bytes {
 public:
  static constexpr std::size_t kSize = 32;

  class Mask {
   public:
    explicit Mask(__m256i bytes) : bytes_(bytes) {}
    Mask operator&(Mask other) const { return Mask(_mm256_and_si256(bytes_, other.bytes_)); }
    Mask operator|(Mask other) const { return Mask(_mm256_or_si256(bytes_, other.bytes_)); }
    Mask without(Mask other) const { return Mask(_mm256_andnot_si256(other.bytes_, bytes_)); }
    std::uint64_t bits() const { return static_cast<std::uint32_t>(_mm256_movemask_epi8(bytes_)); }
    __m256i times(std::uint8_t factor) const { return _mm256_and_si256(bytes_, all(factor)); }

   private:
    __m256i bytes_;
  };

  static Avx2Bytes load(const std::uint8_t* place) {
    return Avx2Bytes(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(place)));
  }
  void store(std::uint8_t* place) const { _mm256_storeu_si256(reinterpret_cast<__m256i*>(place), bytes_); }

  template <std::uint8_t c>
  Mask equals() const {
    return Mask(_mm256_cmpeq_epi8(bytes_, all(c)));
  }
  template <std::uint8_t first, std::uint8_t last>
  Mask in() const {
    static_assert(first <= last);
    const __m256i from_first = _mm256_sub_epi8(bytes_, all(first));
    return Mask(_mm256_cmpeq_epi8(_mm256_min_epu8(from_first, all(last - first)), from_first));
  }
  Mask high() const { return Mask(bytes_); }  // only the top bit of each byte is read

  template <std::uint8_t delta>
  Avx2Bytes add(Mask mask) const {
    return Avx2Bytes(_mm256_add_epi8(bytes_, mask.times(delta)));
  }
  template <std::uint8_t delta>
  Avx2Bytes subtract(Mask mask) const {
    return Avx2Bytes(_mm256_sub_epi8(bytes_, mask.times(delta)));
  }
  template <std::uint8_t set_bits>
  Avx2Bytes set(Mask mask) const {
    return Avx2Bytes(_mm256_or_si256(bytes_, mask.times(set_bits)));
  }
  template <std::uint8_t set_bits>
  Avx2Bytes set() const {
    return Avx2Bytes(_mm256_or_si256(bytes_, all(set_bits)));
  }

 private:
  static __m256i all(std::uint8_t byte) { return _mm256_set1_epi8(static_cast<char>(byte)); }

  explicit Avx2Bytes(__m256i bytes) : bytes_(bytes) {}

  __m256i bytes_;
};

}  // namespace neardup::simd

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_BYTES_AVX2_H
