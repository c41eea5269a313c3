#include "tokens/token_hashing.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <array>
#include <limits>

namespace neardup {

namespace {

constexpr unsigned kTopBit = std::numeric_limits<std::size_t>::digits - 1;

/** Numbers of the tokens of one class. */
using Members = std::array<std::uint8_t, kMostTokensHashed + 1>;  // one more: every number is written, few are kept

/** Hash the members of a class whose texts have least..most bytes, with only that class's code. */
template <std::size_t least, std::size_t most>
[[gnu::flatten]] void hash_members(const Token* tokens, const Members& members, std::size_t count, std::uint64_t seed,
                                   std::uint64_t* hashes) {
  for (std::size_t i = 0; i != count; ++i) {
    const std::size_t member = members[i];
    const std::string_view text = tokens[member].text;
    const std::size_t size = text.size();
    if (size < least || size > most) __builtin_unreachable();
    hashes[member] = XXH3_64bits_withSeed(text.data(), size, seed);
  }
}

}  // namespace

void xxh3_hash_tokens(const Token* tokens, std::size_t count, std::uint64_t seed, std::uint64_t* hashes) {
  constexpr std::size_t kUnlimited = std::numeric_limits<std::size_t>::max();
  Members tiny, small, large;
  std::size_t tinies = 0;
  std::size_t smalls = 0;
  std::size_t larges = 0;
  for (std::size_t i = 0; i != count; ++i) {
    const std::size_t size = tokens[i].text.size();
    tiny[tinies] = small[smalls] = large[larges] = static_cast<std::uint8_t>(i);
    // The borrow of a difference, because a compiler may turn comparisons into branches.
    tinies += (size - 4) >> kTopBit;
    larges += (8 - size) >> kTopBit;
    smalls = i + 1 - tinies - larges;
  }
  hash_members<0, 3>(tokens, tiny, tinies, seed, hashes);
  hash_members<4, 8>(tokens, small, smalls, seed, hashes);
  hash_members<9, kUnlimited>(tokens, large, larges, seed, hashes);
}

}  // namespace neardup
