/** @file eight_bytes.h
 *  Eight bytes of a text in one step, on any machine. THREADS: pure functions. */
#ifndef NEARDUP_CORE_BYTES_EIGHT_BYTES_H
#define NEARDUP_CORE_BYTES_EIGHT_BYTES_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace neardup {

constexpr std::uint64_t kHighBits = 0x8080808080808080U;

/** A byte eight times. */
constexpr std::uint64_t eight_times(unsigned char byte) {
  return 0x0101010101010101U * byte;
}

inline std::uint64_t eight_bytes(const char* bytes) {
  std::uint64_t eight = 0;
  std::memcpy(&eight, bytes, sizeof eight);
  return eight;
}

constexpr bool all_ascii(std::uint64_t eight) {
  return (eight & kHighBits) == 0;
}

/** How many bytes of a text are ASCII before the first eight that are not all, or that are not there. */
inline std::size_t ascii_eights(std::string_view text) {
  std::size_t at = 0;
  while (text.size() - at >= 32 && all_ascii(eight_bytes(text.data() + at) | eight_bytes(text.data() + at + 8) |
                                             eight_bytes(text.data() + at + 16) | eight_bytes(text.data() + at + 24))) {
    at += 32;
  }
  while (text.size() - at >= 8 && all_ascii(eight_bytes(text.data() + at))) at += 8;
  return at;
}

/** Whether all bytes of a text are ASCII. */
inline bool is_ascii(std::string_view text) {
  text.remove_prefix(ascii_eights(text));
  return text.size() < 8 &&
         std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

/** The high bit of each byte that is at least as large as another. All bytes must be ASCII. */
constexpr std::uint64_t at_least(std::uint64_t eight, unsigned char least) {
  return (eight + eight_times(static_cast<unsigned char>(0x80 - least))) & kHighBits;
}

/** All bits of the last bytes of eight, in the order of memory. @param bytes  at most 8. */
inline std::uint64_t last_bytes(std::size_t bytes) {
  constexpr unsigned char kMask[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
  std::uint64_t mask = 0;
  std::memcpy(&mask, kMask + bytes, sizeof mask);
  return mask;
}

/** How many high bits are set. */
constexpr std::uint32_t count_high_bits(std::uint64_t bits) {
  return static_cast<std::uint32_t>((bits >> 7) * eight_times(1) >> 56);  // the sum of the bytes
}

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_EIGHT_BYTES_H
