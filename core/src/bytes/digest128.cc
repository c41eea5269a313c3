#include "bytes/digest128.h"

#include <nettle/md5.h>

#include "bytes/base_encodings.h"
#include "bytes/big_endian.h"

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

struct Md5::State {
  md5_ctx context;
};

Md5::Md5() : state_(std::make_unique<State>()) {
  clear();
}

Md5::~Md5() = default;

void Md5::clear() {
  md5_init(&state_->context);
}

void Md5::add(std::string_view bytes) {
  md5_update(&state_->context, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
}

Digest128 Md5::digest() const {
  md5_ctx context = state_->context;  // md5_digest() resets its argument
  Digest128 digest;
  md5_digest(&context, digest.size(), digest.data());
  return digest;
}

Digest128 md5_of(std::string_view bytes) {
  Md5 md5;
  md5.add(bytes);
  return md5.digest();
}

}  // namespace neardup
