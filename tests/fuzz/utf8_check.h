/** @file utf8_check.h
 *  Whether bytes are well-formed UTF-8: once more, and not as the product does it. THREADS: pure functions. */
#ifndef NEARDUP_TESTS_FUZZ_UTF8_CHECK_H
#define NEARDUP_TESTS_FUZZ_UTF8_CHECK_H

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace neardup::fuzz {

/** Decodes and asks of each number whether it needed so many bytes (RFC 3629 section 3). */
inline bool is_utf8(std::string_view text) {
  constexpr std::uint32_t kLeast[] = {0, 0x80, 0x800, 0x10000};
  for (std::size_t i = 0; i != text.size();) {
    const auto lead = static_cast<unsigned char>(text[i++]);
    const std::size_t more = lead < 0x80 ? 0 : lead >> 5 == 6 ? 1 : lead >> 4 == 14 ? 2 : lead >> 3 == 30 ? 3 : 4;
    if (more == 4 || text.size() - i < more) return false;
    std::uint32_t number = more == 0 ? lead : lead & (0x3fU >> more);
    for (const std::size_t end = i + more; i != end; ++i) {
      const auto byte = static_cast<unsigned char>(text[i]);
      if (byte >> 6 != 2) return false;
      number = number << 6 | (byte & 0x3fU);
    }
    if (number < kLeast[more] || number > 0x10ffff || (number >= 0xd800 && number < 0xe000)) return false;
  }
  return true;
}

}  // namespace neardup::fuzz

#endif  // NEARDUP_TESTS_FUZZ_UTF8_CHECK_H
