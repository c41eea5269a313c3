#include "marks/group_id.h"

#include "bytes/base32.h"
#include "bytes/feature_hash.h"
#include "bytes/hex.h"

namespace neardup {

std::string group_id(std::uint64_t token_digest, const std::string& scope, std::uint32_t ordinal) {
  return base32_encode(xxh3_hash(hex_encode(token_digest) + ":" + std::to_string(ordinal) + ":" + scope));
}

}  // namespace neardup
