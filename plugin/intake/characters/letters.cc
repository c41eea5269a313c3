#include "characters/letters.h"

namespace neardup {

namespace {

bool is_between(unsigned c, unsigned first, unsigned last) {
  return first <= c && c <= last;
}

}  // namespace

bool is_mark(unsigned c) {
  return is_between(c, 0x300, 0x36f) || is_between(c, 0x5b0, 0x5c7) || is_between(c, 0x64b, 0x652) || c == 0xe31 ||
         is_between(c, 0xe34, 0xe3a) || is_between(c, 0xe47, 0xe4e);
}

bool is_unicode_letter(unsigned c) {
  if (c < 0x80) return is_between(c | 0x20U, 'a', 'z');
  if (c < 0x250) return c == 0xaa || c == 0xb5 || c == 0xba || (c >= 0xc0 && c != 0xd7 && c != 0xf7);
  return (is_between(c, 0x386, 0x3ce) && c != 0x387) || is_between(c, 0x400, 0x481) || is_between(c, 0x48a, 0x52f) ||
         is_between(c, 0x5d0, 0x5f2) || is_between(c, 0x620, 0x64a) || is_between(c, 0x671, 0x6d3) ||
         (is_between(c, 0xe01, 0xe33) && c != 0xe31) || is_between(c, 0xe40, 0xe46);
}

unsigned small_letter(unsigned c) {
  if (is_between(c, 'A', 'Z') || (is_between(c, 0xc0, 0xde) && c != 0xd7)) return c + 0x20;
  if (c == 0x178) return 0xff;
  if (is_between(c, 0x139, 0x148) || is_between(c, 0x179, 0x17e) || is_between(c, 0x1af, 0x1b0)) return c + (c & 1U);
  if (is_between(c, 0x100, 0x177) || is_between(c, 0x1a0, 0x1a1) || is_between(c, 0x490, 0x491)) return c | 1U;
  if (is_between(c, 0x391, 0x3ab) || is_between(c, 0x410, 0x42f)) return c + 0x20;
  if (c == 0x386 || c == 0x38c) return c == 0x386 ? 0x3ac : 0x3cc;
  if (is_between(c, 0x388, 0x38a)) return c + 0x25;
  if (is_between(c, 0x38e, 0x38f)) return c + 0x3f;
  return is_between(c, 0x400, 0x40f) ? c + 0x50 : c;
}

}  // namespace neardup
