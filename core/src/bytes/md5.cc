#include "bytes/md5.h"

#include <nettle/md5.h>

namespace neardup {

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
