#include "groups/group_id.h"

#include <algorithm>

#include "bytes/base32.h"
#include "bytes/feature_hash.h"
#include "bytes/hex.h"

namespace neardup {

namespace {

std::uint64_t hash_of(std::uint64_t token_digest, const std::string& scope, std::uint32_t ordinal) {
  return xxh3_hash(hex_encode(token_digest) + ":" + std::to_string(ordinal) + ":" + scope);
}

}  // namespace

std::string group_id(std::uint64_t token_digest, const std::string& scope, std::uint32_t ordinal) {
  return base32_encode(hash_of(token_digest, scope, ordinal));
}

std::uint64_t family_id(std::uint64_t token_digest, const std::string& scope) {
  return std::max<std::uint64_t>(hash_of(token_digest, scope, 0), 1);
}

}  // namespace neardup
