#include "bytes/digest128.h"

#include "bytes/base32.h"
#include "bytes/big_endian.h"
#include "bytes/hex.h"

namespace neardup {

namespace {

struct Halves {
  std::uint64_t high, low;
};

Halves halves_of(const Digest128& digest) {
  const std::string bytes = bytes_of(digest);
  return {read_big_endian(bytes.data(), 8), read_big_endian(bytes.data() + 8, 8)};
}

}  // namespace

std::string base32_encode(const Digest128& digest) {
  const auto [high, low] = halves_of(digest);  // 60 bits, 60 bits and the last byte
  return base32_encode(high >> 4, 60) + base32_encode(high << 56 | low >> 8, 60) + base32_encode(low, 8);
}

std::string hex_encode(const Digest128& digest) {
  const auto [high, low] = halves_of(digest);
  return hex_encode(high) + hex_encode(low);
}

std::string bytes_of(const Digest128& digest) {
  return {digest.begin(), digest.end()};
}

}  // namespace neardup
