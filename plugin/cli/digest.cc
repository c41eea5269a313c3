#include "digest.h"

#include <nettle/md5.h>

namespace neardup::cli {

std::string md5_digest_of(std::string_view octets) {
  md5_ctx context;
  md5_init(&context);
  md5_update(&context, octets.size(), reinterpret_cast<const std::uint8_t*>(octets.data()));
  std::string digest(MD5_DIGEST_SIZE, '\0');
  md5_digest(&context, digest.size(), reinterpret_cast<std::uint8_t*>(digest.data()));
  return digest;
}

}  // namespace neardup::cli
