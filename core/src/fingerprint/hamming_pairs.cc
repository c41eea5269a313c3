#include "fingerprint/hamming_pairs.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <deque>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <utility>

#include "bytes/feature_hash.h"

namespace neardup {

namespace {

constexpr unsigned kWordBits = 64;
constexpr std::size_t kCompareAll = 64;      // up to here, compare all with each other; above, divide
constexpr std::size_t kCompareUnlike = 256;  // the same if it is not yet known how to divide
constexpr std::size_t kMostSteps = 8;        // for a value, along lists of values that agree; then divide the lists
constexpr unsigned kFoldBits = 12;
constexpr std::size_t kFoldByHash = 1 << kFoldBits;
constexpr std::size_t kSample = 256;

/** Some bits of a word, and a key of a few bits made of them. */
struct Piece {
  std::uint64_t mask = 0;
  unsigned key_bits = 0;

  std::size_t keys() const { return std::size_t{1} << key_bits; }
  bool is_equal(std::uint64_t a, std::uint64_t b) const { return ((a ^ b) & mask) == 0; }
  std::size_t key(std::uint64_t word) const { return (word & mask) * kGoldenStep >> (kWordBits - key_bits); }
};

/** Adjacent bits; the most significant ones are piece 0. */
constexpr unsigned piece_begin(unsigned pieces, unsigned number) {
  return kWordBits * (pieces - 1 - number) / pieces;
}
constexpr unsigned piece_width(unsigned pieces, unsigned number) {
  return kWordBits * (pieces - number) / pieces - piece_begin(pieces, number);
}
constexpr Piece adjacent_piece(unsigned pieces, unsigned number) {
  const unsigned width = piece_width(pieces, number);
  return {((std::uint64_t{1} << width) - 1) << piece_begin(pieces, number), width};
}

/** A condition: a pair counts here only if it agrees in a piece and in no earlier piece. */
struct Agreement {
  const Agreement* besides;
  const Piece* first;
  const Piece* piece;

  bool holds(std::uint64_t a, std::uint64_t b) const {
    for (const Agreement* a_piece = this; a_piece != nullptr; a_piece = a_piece->besides) {
      if (!a_piece->piece->is_equal(a, b)) return false;
      for (const Piece* earlier = a_piece->first; earlier != a_piece->piece; ++earlier) {
        if (earlier->is_equal(a, b)) return false;
      }
    }
    return true;
  }

  /** Whether the condition excludes all pairs, because all values agree in an earlier piece. */
  bool excludes(const std::uint64_t* values, std::size_t count) const {
    std::uint64_t differing = 0;
    for (std::size_t i = 1; i < count; ++i) differing |= values[0] ^ values[i];
    for (const Agreement* a_piece = this; a_piece != nullptr; a_piece = a_piece->besides) {
      for (const Piece* earlier = a_piece->first; earlier != a_piece->piece; ++earlier) {
        if ((differing & earlier->mask) == 0) return true;
      }
    }
    return false;
  }
};

/** Lists of places by key. A value that points into the memory of a ListMemory, so that loops keep it in registers. */
struct PlaceLists {
  static constexpr std::uint32_t kNone = UINT32_MAX;

  /** @return the last place added under that key before, or kNone. */
  std::uint32_t add(std::size_t key, std::size_t place) const {
    const std::uint32_t entry = std::exchange(last_entry[key], static_cast<std::uint32_t>(base + place));
    entry_before[place] = entry;
    return place_of(entry);
  }

  std::uint32_t last(std::size_t key) const { return place_of(last_entry[key]); }
  std::uint32_t before(std::size_t place) const { return place_of(entry_before[place]); }

  std::uint32_t place_of(std::uint32_t entry) const { return entry < base ? kNone : entry - base; }

  std::uint32_t* last_entry;
  std::uint32_t* entry_before;
  std::uint32_t base;
};

/** Gives empty lists at no cost: entries of earlier lists are below their base. */
class ListMemory {
 public:
  /** Replaces the lists given before. */
  PlaceLists empty_lists(std::size_t keys, std::size_t places) {
    if (last_entry_.size() < keys) last_entry_.resize(keys);
    if (entry_before_.size() < places) entry_before_.resize(places);
    if (next_base_ + places > UINT32_MAX) {
      std::fill(last_entry_.begin(), last_entry_.end(), 0);
      next_base_ = 1;
    }
    const auto base = static_cast<std::uint32_t>(next_base_);
    next_base_ += places;
    return {last_entry_.data(), entry_before_.data(), base};
  }

 private:
  std::vector<std::uint32_t> last_entry_, entry_before_;
  std::size_t next_base_ = 1;
};

/** Keeps the first of equal values. @return how many are left. */
std::size_t fold(std::uint64_t* values, std::size_t count, ListMemory& memory) {
  if (count > kFoldByHash) {
    std::sort(values, values + count);
    return static_cast<std::size_t>(std::unique(values, values + count) - values);
  }
  const Piece whole{~std::uint64_t{0}, kFoldBits};
  const PlaceLists lists = memory.empty_lists(whole.keys(), count);
  std::size_t kept = 0;
  for (std::size_t i = 0; i != count; ++i) {
    const std::uint64_t value = values[i];
    std::uint32_t place = lists.last(whole.key(value));
    while (place != PlaceLists::kNone && values[place] != value) place = lists.before(place);
    if (place != PlaceLists::kNone) continue;
    values[kept] = value;
    lists.add(whole.key(value), kept++);
  }
  return kept;
}

/** Bits by how many values of a sample differ in them from most others, the most telling first; without bits that
 *  hardly ever differ. */
std::vector<unsigned> telling_bits(const std::uint64_t* values, std::size_t count) {
  constexpr std::size_t kRarely = 32;
  const std::size_t step = count / std::min(count, kSample);
  std::array<std::size_t, kWordBits> set{};
  std::size_t sampled = 0;
  for (std::size_t i = 0; i < count; i += step, ++sampled) {
    for (unsigned bit = 0; bit != kWordBits; ++bit) set[bit] += values[i] >> bit & 1;
  }
  for (std::size_t& ones : set) ones = std::min(ones, sampled - ones);
  std::vector<unsigned> bits;
  for (unsigned bit = 0; bit != kWordBits; ++bit) {
    if (set[bit] >= std::max<std::size_t>(1, sampled / kRarely)) bits.push_back(bit);
  }
  std::stable_sort(bits.begin(), bits.end(), [&](unsigned a, unsigned b) { return set[a] > set[b]; });
  return bits;
}

/** Disjoint pieces of the most telling bits. A pair that differs in fewer bits than there are pieces agrees in one. */
std::vector<Piece> telling_pieces(const std::uint64_t* values, std::size_t count, unsigned pieces) {
  constexpr unsigned kMostKeyBits = 12;
  std::vector<Piece> made(pieces);
  unsigned next = 0;
  for (const unsigned bit : telling_bits(values, count)) {
    Piece& piece = made[next++ % pieces];
    piece.mask |= std::uint64_t{1} << bit;
    piece.key_bits = std::min(piece.key_bits + 1, kMostKeyBits);
  }
  if (made.back().mask == 0) made.clear();
  return made;
}

/** The search for one distance; a template, so that the innermost loop contains no loop. */
template <unsigned distance>
class PairSearch {
 public:
  PairSearch(std::vector<std::uint64_t> fingerprints, const std::function<void(std::uint64_t, std::uint64_t)>& take)
      : words_(std::move(fingerprints)), sorted_(new std::uint64_t[words_.size()]), take_(take) {
    for (unsigned number = 0; number != kPieces; ++number) pieces_[number] = adjacent_piece(kPieces, number);
  }

  // At least two of distance + 2 pieces agree, so the first one that does is not the last piece.
  void run() {
    for (unsigned number = 0; number + 1 != kPieces; ++number) search_by(number);
  }

 private:
  static constexpr unsigned kPieces = std::max(distance, 3U) + 2;

  /** Scratch memory of one depth of the recursion. */
  struct Level {
    ListMemory memory;
    std::vector<std::uint64_t> alike;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> near;
  };

  void search_by(unsigned number) {
    const std::vector<std::uint32_t> ends = sort_by(number);
    std::size_t begin = 0, kept = 0;
    for (const std::uint32_t end : ends) {
      std::uint64_t* values = sorted_.get() + begin;
      std::size_t count = end - begin;
      begin = end;
      if (number == 0) {  // equal words agree in the first piece
        count = fold(values, count, fold_memory_);
        std::copy_n(values, count, words_.data() + kept);
        kept += count;
      }
      search_alike(values, count, number);
    }
    if (number == 0) words_.resize(kept);
  }

  /** The words by a piece. @return [keys] where the words of each key end. */
  std::vector<std::uint32_t> sort_by(unsigned number) {
    const unsigned shift = piece_begin(kPieces, number);
    const std::uint64_t mask = pieces_[number].mask >> shift;
    std::vector<std::uint32_t> ends(mask + 2);
    std::uint32_t* const next = ends.data();
    std::uint64_t* const sorted = sorted_.get();
    for (const std::uint64_t word : words_) ++next[(word >> shift & mask) + 1];
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    for (const std::uint64_t word : words_) sorted[next[word >> shift & mask]++] = word;
    ends.pop_back();
    return ends;
  }

  /** Pairs of words whose first agreeing piece is this one; a later piece also agrees. */
  void search_alike(const std::uint64_t* values, std::size_t count, unsigned number) {
    const Agreement agreement{nullptr, pieces_.data(), &pieces_[number]};
    if (count <= kCompareAll) return compare_all(values, count, agreement);
    for (unsigned later = number + 1; later != kPieces; ++later) {
      divide(values, count, {&agreement, &pieces_[number + 1], &pieces_[later]}, 0);
    }
  }

  /** Pairs of values that agree in the piece. */
  void divide(const std::uint64_t* values, std::size_t count, const Agreement& agreement, std::size_t depth) {
    while (levels_.size() <= depth) levels_.emplace_back();
    Level& level = levels_[depth];
    if (compare_alike(values, count, *agreement.piece, level)) {
      for (const auto& [a, b] : level.near) report(a, b, agreement);
    } else if (!agreement.besides->excludes(values, count)) {
      divide_lists(values, count, agreement, depth);
    }
  }

  void divide_lists(const std::uint64_t* values, std::size_t count, const Agreement& agreement, std::size_t depth) {
    Level& level = levels_[depth];
    const Piece piece = *agreement.piece;
    const PlaceLists lists = level.memory.empty_lists(piece.keys(), count);
    for (std::size_t i = 0; i != count; ++i) lists.add(piece.key(values[i]), i);
    for (std::size_t i = count; i-- != 0;) {
      if (lists.last(piece.key(values[i])) != i) continue;
      level.alike.clear();
      for (std::size_t place = i; place != PlaceLists::kNone; place = lists.before(place)) {
        level.alike.push_back(values[place]);
      }
      search(level.alike.data(), level.alike.size(), agreement, depth + 1);
    }
  }

  void search(const std::uint64_t* values, std::size_t count, const Agreement& agreement, std::size_t depth) {
    if (count <= kCompareUnlike) return compare_all(values, count, agreement);
    if (agreement.excludes(values, count)) return;
    const std::vector<Piece> pieces = telling_pieces(values, count, distance + 1);
    if (pieces.empty() || !pays(pieces, values, count)) return compare_all(values, count, agreement);
    for (const Piece& piece : pieces) divide(values, count, {&agreement, pieces.data(), &piece}, depth);
  }

  /** Whether dividing at least halves the comparisons. Then it shrinks every list. */
  static bool pays(const std::vector<Piece>& pieces, const std::uint64_t* values, std::size_t count) {
    double comparisons = 0;
    for (const Piece& piece : pieces) {
      std::vector<std::uint32_t> sizes(piece.keys());
      for (std::size_t i = 0; i != count; ++i) comparisons += sizes[piece.key(values[i])]++;
    }
    return comparisons <= static_cast<double>(count) * static_cast<double>(count) / 4;
  }

  /** Compares each value with earlier ones that agree in the piece. @return false if there are too many. */
  static bool compare_alike(const std::uint64_t* values, std::size_t count, Piece piece, Level& level) {
    const PlaceLists lists = level.memory.empty_lists(piece.keys(), count);
    level.near.clear();
    std::size_t steps = count * kMostSteps;
    for (std::size_t i = 0; i != count; ++i) {
      const std::uint64_t value = values[i];
      for (std::uint32_t place = lists.add(piece.key(value), i); place != PlaceLists::kNone;
           place = lists.before(place)) {
        if (is_near(value ^ values[place])) level.near.push_back({value, values[place]});
        if (--steps == 0) return false;
      }
    }
    return true;
  }

  void compare_all(const std::uint64_t* values, std::size_t count, const Agreement& agreement) {
    lows_.resize(count + kLanes);
    for (std::size_t i = 0; i != count; ++i) lows_[i] = static_cast<std::uint32_t>(values[i] ^ values[i] >> 32);
    for (std::size_t i = 0; i + 1 < count; ++i) {
      for (std::size_t j = i + 1; j < count; j += kLanes) {
        if (!any_is_near(lows_[i], lows_.data() + j)) continue;
        for (std::size_t other = j; other != std::min(j + kLanes, count); ++other) {
          if (is_near(values[i] ^ values[other])) report(values[i], values[other], agreement);
        }
      }
    }
  }

  /** Whether at most `distance` bits are set. */
  static bool is_near(std::uint64_t difference) {
    for (unsigned bit = 0; bit != distance; ++bit) difference &= difference - 1;  // clears the lowest set bit
    return difference == 0;
  }

  using Lanes = std::uint32_t __attribute__((vector_size(16)));
  static constexpr std::size_t kLanes = 4;

  /** The same for the folded halves of any of four values: near words have near halves, and few others do. */
  static bool any_is_near(std::uint32_t half, const std::uint32_t* others) {
    Lanes lanes;
    std::memcpy(&lanes, others, sizeof(lanes));
    lanes ^= half;
    for (unsigned bit = 0; bit != distance; ++bit) lanes &= lanes - 1;
    const auto none_left = lanes == 0;
    std::uint64_t halves[2];
    std::memcpy(halves, &none_left, sizeof(halves));
    return (halves[0] | halves[1]) != 0;
  }

  void report(std::uint64_t a, std::uint64_t b, const Agreement& agreement) const {
    if (agreement.holds(a, b)) take_(std::min(a, b), std::max(a, b));
  }

  std::array<Piece, kPieces> pieces_;
  std::vector<std::uint64_t> words_;               // folded while the first piece is done
  const std::unique_ptr<std::uint64_t[]> sorted_;  // by one piece
  std::vector<std::uint32_t> lows_;
  ListMemory fold_memory_;
  std::deque<Level> levels_;
  const std::function<void(std::uint64_t, std::uint64_t)>& take_;
};

}  // namespace

void hamming_pairs(std::vector<std::uint64_t> fingerprints, unsigned distance,
                   const std::function<void(std::uint64_t, std::uint64_t)>& take) {
  switch (distance) {
    case 0:
      return;
    case 1:
      return PairSearch<1>(std::move(fingerprints), take).run();
    case 2:
      return PairSearch<2>(std::move(fingerprints), take).run();
    case 3:
      return PairSearch<3>(std::move(fingerprints), take).run();
    case 4:
      return PairSearch<4>(std::move(fingerprints), take).run();
    case 5:
      return PairSearch<5>(std::move(fingerprints), take).run();
    case 6:
      return PairSearch<6>(std::move(fingerprints), take).run();
    case kMostPairDistance:
      return PairSearch<7>(std::move(fingerprints), take).run();
    default:
      throw std::invalid_argument("Hamming distance is " + std::to_string(distance) + ", must be 0 to " +
                                  std::to_string(kMostPairDistance));
  }
}

}  // namespace neardup
