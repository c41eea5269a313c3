#include "sketch/thrown_elements.h"

#include <algorithm>
#include <array>

#include "bytes/feature_hash.h"

#if defined(__x86_64__)
#include "bytes/mix_eight.h"
#endif

namespace neardup {

namespace {

void lower(std::uint64_t& least, std::uint64_t order) {
  const std::uint64_t before = least;  // always stored: no machine foresees a branch
  least = order < before ? order : before;
}

/** Calls take(slot, order) for each element. */
template <typename Take>
void each_thrown(const std::uint64_t* elements, std::size_t count, std::uint64_t key, std::uint32_t slots,
                 const Take& take) {
  for (std::size_t i = 0; i != count; ++i) {
    const std::uint64_t hash = mix64(elements[i] ^ key);
    take((hash >> 32) * slots >> 32, hash << 32 | hash >> 32);
  }
}

#if defined(__x86_64__)
/** The elements that fell into open slots. */
struct Fallen {
  static constexpr std::size_t kMost = 256;

  std::size_t count;
  std::array<std::uint64_t, kMost + 8> slot;  // whole vectors are stored
  std::array<std::uint64_t, kMost + 8> order;
};

/** Throw elements and list those that count, without a branch.
 *  @param n  up to Fallen::kMost. @param slots_log2  there are so many slots. */
NEARDUP_AVX512 void throw_eights(const std::uint64_t* elements, std::size_t n, std::uint64_t key, int slots_log2,
                                 const SlotBits& open, Fallen& fallen) {
  const __m512i low_open = _mm512_loadu_si512(open.data());
  const __m512i high_open = _mm512_loadu_si512(open.data() + 8);
  const Eight one = Eight{} + 1;
  std::size_t count = 0;
  for (std::size_t i = 0; i < n; i += 8) {
    const auto present = static_cast<__mmask8>(n - i < 8 ? (1U << (n - i)) - 1 : 0xff);
    const auto element = reinterpret_cast<Eight>(_mm512_maskz_loadu_epi64(present, elements + i));
    const Eight mixed = mixed_but_for_low_bits(element ^ key);
    const Eight hash = with_low_bits(mixed);
    const Eight slot = mixed >> (64 - slots_log2);
    const auto of_slot = reinterpret_cast<__m512i>(slot);
    const __m512i word = _mm512_permutex2var_epi64(low_open, reinterpret_cast<__m512i>(slot >> 6), high_open);
    const __mmask8 in_open = _mm512_mask_test_epi64_mask(present, reinterpret_cast<__m512i>(one << (slot & 63)), word);
    const auto order = reinterpret_cast<__m512i>(hash << 32 | hash >> 32);
    _mm512_storeu_si512(fallen.slot.data() + count, _mm512_maskz_compress_epi64(in_open, of_slot));
    _mm512_storeu_si512(fallen.order.data() + count, _mm512_maskz_compress_epi64(in_open, order));
    count += static_cast<std::size_t>(_mm_popcnt_u32(in_open));
  }
  fallen.count = count;
}

NEARDUP_AVX512 std::uint64_t lowered_of_64(const std::uint64_t* least) {
  const __m512i greatest = _mm512_set1_epi64(-1);
  std::uint64_t bits = 0;
  for (unsigned i = 0; i != 64; i += 8)
    bits |= std::uint64_t{_mm512_cmpneq_epi64_mask(_mm512_loadu_si512(least + i), greatest)} << i;
  return bits;
}
#endif

/** @param least  [count] of a word of slots, and of those behind. */
std::uint64_t lowered(const std::uint64_t* least, std::size_t count, std::uint64_t open) {
#if defined(__x86_64__)
  if (count >= 64 && has_avx512()) return open & lowered_of_64(least);
#endif
  std::uint64_t bits = 0;
  for (; open != 0; open &= open - 1) {
    const auto slot = static_cast<unsigned>(__builtin_ctzll(open));
    bits |= std::uint64_t{least[slot] != ~std::uint64_t{0} ? 1U : 0U} << slot;
  }
  return bits;
}

}  // namespace

SlotBits reached_slots(const std::vector<std::uint64_t>& least, const SlotBits& open) {
  SlotBits reached{};
  for (std::size_t word = 0; 64 * word < least.size(); ++word)
    reached[word] = lowered(least.data() + 64 * word, least.size() - 64 * word, open[word]);
  return reached;
}

void throw_one_by_one(const std::uint64_t* elements, std::size_t count, std::uint64_t key, std::uint32_t slots,
                      const SlotBits& open, std::uint64_t* least) {
  std::uint32_t opens = 0;
  for (std::size_t word = 0; 64 * word < slots; ++word)
    opens += static_cast<std::uint32_t>(__builtin_popcountll(open[word]));
  const auto is_open = [&open](std::uint64_t slot) { return open[slot / 64] >> slot % 64 & 1; };
  if (opens == slots) {
    each_thrown(elements, count, key, slots,
                [&](std::uint64_t slot, std::uint64_t order) { lower(least[slot], order); });
  } else if (opens > slots / 8) {
    each_thrown(elements, count, key, slots,
                [&](std::uint64_t slot, std::uint64_t order) { lower(least[slot], order | (is_open(slot) - 1)); });
  } else {  // seldom: a branch costs less
    each_thrown(elements, count, key, slots, [&](std::uint64_t slot, std::uint64_t order) {
      if (is_open(slot) != 0) lower(least[slot], order);
    });
  }
}

void throw_into_slots(const std::uint64_t* elements, std::size_t count, std::uint64_t key, std::uint32_t slots,
                      const SlotBits& open, std::uint64_t* least) {
#if defined(__x86_64__)
  if (has_avx512() && slots > 1 && (slots & (slots - 1)) == 0) {
    Fallen fallen;
    for (std::size_t begin = 0; begin < count; begin += Fallen::kMost) {
      throw_eights(elements + begin, std::min(count - begin, Fallen::kMost), key, __builtin_ctz(slots), open, fallen);
      for (std::size_t i = 0; i != fallen.count; ++i) lower(least[fallen.slot[i]], fallen.order[i]);
    }
    return;
  }
#endif
  throw_one_by_one(elements, count, key, slots, open, least);
}

}  // namespace neardup
