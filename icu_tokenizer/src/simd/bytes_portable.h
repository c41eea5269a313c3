/** @file bytes_portable.h
 *  Eight bytes in an integer register: the byte vector of any machine. The other bytes_*.h have the same members.
 *
 *      load, store      size bytes, at any address
 *      equals<c>        mask of the bytes that are c
 *      in<a, b>         mask of the bytes from a to b, as unsigned numbers; a and b on one side of 0x80
 *      high             mask of the bytes from 0x80 on
 *      add<d>(mask)     adds d to the masked bytes; subtract<d>(mask) subtracts it; no byte may overflow
 *      set<b>(mask)     bits b set in the masked bytes
 *      Mask             &, |, and bits(): bit i for byte i
 */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_BYTES_PORTABLE_H
#define NEARDUP_ICU_TOKENIZER_SIMD_BYTES_PORTABLE_H

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace neardup::simd {

class PortableBytes {
 public:
  static constexpr std::size_t kSize = 8;

  /** 0x80 for a masked byte, otherwise 0. */
  class Mask {
   public:
    explicit Mask(std::uint64_t bytes) : bytes_(bytes) {}
    Mask operator&(Mask other) const { return Mask(bytes_ & other.bytes_); }
    Mask operator|(Mask other) const { return Mask(bytes_ | other.bytes_); }
    Mask without(Mask other) const { return Mask(bytes_ & ~other.bytes_); }
    std::uint64_t bits() const { return (bytes_ >> 7) * 0x0102040810204080 >> 56; }
    std::uint64_t times(std::uint8_t factor) const { return (bytes_ >> 7) * factor; }

   private:
    std::uint64_t bytes_;
  };

  static PortableBytes load(const std::uint8_t* place) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, place, kSize);
    if (kSwapped) bytes = __builtin_bswap64(bytes);
    return PortableBytes(bytes);
  }
  void store(std::uint8_t* place) const {
    const std::uint64_t bytes = kSwapped ? __builtin_bswap64(bytes_) : bytes_;
    std::memcpy(place, &bytes, kSize);
  }

  template <std::uint8_t c>
  Mask equals() const {
    const std::uint64_t other = bytes_ ^ kOnes * c;  // 0 where equal
    return Mask(~(((other & kLow) + kLow) | other) & kHigh);
  }
  template <std::uint8_t first, std::uint8_t last>
  Mask in() const {
    static_assert(first <= last && (first < 0x80) == (last < 0x80));
    const std::uint64_t low = bytes_ & kLow;
    const std::uint64_t from_first = low + kOnes * (0x80 - (first & 0x7F));
    const std::uint64_t past_last = low + kOnes * (0x7F - (last & 0x7F));
    return Mask(from_first & ~past_last & (first < 0x80 ? ~bytes_ : bytes_) & kHigh);
  }
  Mask high() const { return Mask(bytes_ & kHigh); }

  template <std::uint8_t delta>
  PortableBytes add(Mask mask) const {
    return PortableBytes(bytes_ + mask.times(delta));
  }
  template <std::uint8_t delta>
  PortableBytes subtract(Mask mask) const {
    return PortableBytes(bytes_ - mask.times(delta));
  }
  template <std::uint8_t set_bits>
  PortableBytes set(Mask mask) const {
    return PortableBytes(bytes_ | mask.times(set_bits));
  }
  template <std::uint8_t set_bits>
  PortableBytes set() const {
    return PortableBytes(bytes_ | kOnes * set_bits);
  }

 private:
  static constexpr bool kSwapped = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__;
  static constexpr std::uint64_t kOnes = 0x0101010101010101;
  static constexpr std::uint64_t kHigh = 0x8080808080808080;
  static constexpr std::uint64_t kLow = ~kHigh;

  explicit PortableBytes(std::uint64_t bytes) : bytes_(bytes) {}

  std::uint64_t bytes_;
};

}  // namespace neardup::simd

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_BYTES_PORTABLE_H
