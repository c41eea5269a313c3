#include "bytes/feature_hash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cstddef>

#include "bytes/big_endian.h"

namespace neardup {

namespace {

struct JenkinsState {
  std::uint64_t a, b, c;

  // lookup8's mix64: reversible, every bit of a, b and c affects c.
  void mix() {
    round(43, 9, 8);
    round(38, 23, 5);
    round(35, 49, 11);
    round(12, 18, 22);
  }

 private:
  void round(int shift_a, int shift_b, int shift_c) {
    a = (a - b - c) ^ c >> shift_a;
    b = (b - c - a) ^ a << shift_b;
    c = (c - a - b) ^ b >> shift_c;
  }
};

}  // namespace

std::uint64_t xxh3_hash(std::string_view bytes, std::uint64_t seed) {
  return XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed);
}

std::uint64_t jenkins64_hash(std::string_view bytes, std::uint64_t level) {
  const char* key = bytes.data();
  std::size_t left = bytes.size();
  JenkinsState state{level, level, 0x9e3779b97f4a7c13U};
  for (; left >= 24; key += 24, left -= 24) {
    state.a += read_little_endian(key, 8);
    state.b += read_little_endian(key + 8, 8);
    state.c += read_little_endian(key + 16, 8);
    state.mix();
  }
  // The low byte of c is reserved for the length, so the last part's bytes 16 to 22 go one place higher.
  state.c += bytes.size();
  if (left > 16) state.c += read_little_endian(key + 16, left - 16) << 8;
  if (left > 8) state.b += read_little_endian(key + 8, left < 16 ? left - 8 : 8);
  state.a += read_little_endian(key, left < 8 ? left : 8);
  state.mix();
  return state.c;
}

}  // namespace neardup
