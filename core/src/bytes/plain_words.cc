#include "bytes/plain_words.h"

#include "bytes/ascii.h"
#include "bytes/digits.h"
#include "bytes/eight_bytes.h"
#include "bytes/feature_hash.h"

namespace neardup {

namespace {

/** The small letter of a character of two bytes. Source: Unicode, UnicodeData.txt; that of U+0130 is U+0131 here. */
constexpr unsigned small_letter(unsigned c) {
  const auto within = [c](unsigned first, unsigned last) { return c - first <= last - first; };
  if (within(0xc0, 0xde)) return c == 0xd7 ? c : c + 0x20;  // Latin
  if (within(0x139, 0x148) || within(0x179, 0x17e)) return c + (c & 1U);
  if (c == 0x178) return 0xff;
  if (within(0x100, 0x137) || within(0x14a, 0x177)) return c | 1U;
  if (within(0x391, 0x3ab) || within(0x410, 0x42f)) return c + 0x20;  // Greek, Cyrillic
  if (within(0x400, 0x40f)) return c + 0x50;
  if (within(0x460, 0x481) || within(0x48a, 0x4bf) || within(0x4d0, 0x52f)) return c | 1U;
  return within(0x531, 0x556) ? c + 0x30 : c;  // Armenian
}

constexpr unsigned kSoftHyphen = 0xad;

}  // namespace

std::string folded(std::string_view any_digits) {
  if (is_ascii(any_digits)) return lower_ascii(any_digits);
  const std::string text = with_ascii_digits(any_digits);
  std::string folded;
  for (std::size_t at = 0; at != text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0xc2 || byte > 0xdf || at + 1 == text.size() || (text[at + 1] & 0xc0) != 0x80) {
      folded += lower_letter(text[at]);
      continue;
    }
    const unsigned c = small_letter((byte & 0x1fU) << 6 | (static_cast<unsigned char>(text[++at]) & 0x3fU));
    if (c != kSoftHyphen) (folded += static_cast<char>(0xc0U | c >> 6)) += static_cast<char>(0x80U | (c & 0x3fU));
  }
  return folded;
}

std::uint64_t word_digest(std::string_view text) {
  std::uint64_t digest = 0;
  each_word(text, [&digest](std::string_view word) {
    digest = std::max<std::uint64_t>(xxh3_hash(lower_ascii(word), digest), 1);
  });
  return digest;
}

}  // namespace neardup
