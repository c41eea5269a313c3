#include "neardup/token_digest.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <string>

#include "octets.h"

namespace neardup {

std::uint64_t token_digest(const std::vector<std::uint64_t>& token_hashes, std::uint64_t seed) {
  constexpr std::size_t kBlock = 512;
  XXH3_state_t state;
  XXH3_INITSTATE(&state);
  XXH3_64bits_reset_withSeed(&state, seed);
  std::string octets;
  octets.reserve(kBlock * 8);
  for (std::size_t i = 0; i != token_hashes.size(); ++i) {
    append_little_endian(octets, token_hashes[i], 8);
    if (octets.size() == kBlock * 8 || i + 1 == token_hashes.size()) {
      XXH3_64bits_update(&state, octets.data(), octets.size());
      octets.clear();
    }
  }
  return XXH3_64bits_digest(&state);
}

}  // namespace neardup
