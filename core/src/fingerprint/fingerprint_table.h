/** @file fingerprint_table.h
 *  Fingerprints in memory: finds all within a Hamming distance of a given one in less than a microsecond.
 *
 *  Fingerprints are stored four times, sorted by a different quarter of their bits each time, with an index of where
 *  each value of the quarter begins. Fingerprints within 3 bits agree in a quarter; those within 7 differ there by one
 *  bit at most:
 *
 *      fingerprint  | q0 | q1 | q2 | q3 |
 *      begin[0]       |                          65,536 places each
 *      words[0]       +--> words with that q0 | ...
 *
 *  THREADS: never changes once built; look-ups may run at the same time.
 */
#ifndef NEARDUP_CORE_FINGERPRINT_FINGERPRINT_TABLE_H
#define NEARDUP_CORE_FINGERPRINT_FINGERPRINT_TABLE_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace neardup {

/** A fingerprint and its owner. */
struct FingerprintEntry {
  std::uint64_t fingerprint = 0;
  std::uint32_t id = 0;  ///< such as a docid; the table does not interpret it
};

/** Look-ups by Hamming distance. */
class FingerprintTable {
 public:
  /** The largest distance that within() takes. */
  static constexpr unsigned kMostDistance = 7;

  /** @param entries  in any order; may repeat; fewer than 2^32.
   *  Cost: less than sorting the entries by std::sort. Memory: 48 bytes an entry and 1 MiB. */
  explicit FingerprintTable(const std::vector<FingerprintEntry>& entries);

  struct Hit {
    std::uint32_t id = 0;
    unsigned distance = 0;  ///< unit bits
  };

  /** Every entry within a distance, by ascending id; an id appears as often as it was entered.
   *  @param distance  unit bits, 0..kMostDistance.
   *  @exception std::invalid_argument if the distance is larger.
   *  Cost for n different random fingerprints: n / 16,384 comparisons up to 3 bits, 17 times as many up to 7. If many
   *  fingerprints share a quarter, all of these are compared. Allocates only the result. Source: Norouzi et al. 2012.
   */
  std::vector<Hit> within(std::uint64_t fingerprint, unsigned distance) const;

  /** Number of entries. */
  std::size_t size() const { return orders_[0].ids.size(); }

 private:
  static constexpr unsigned kQuarters = 4;

  /** The entries by one quarter. */
  struct Order {
    std::vector<std::uint32_t> begin;  // [65,537] where the words with each value of the quarter begin
    std::vector<std::uint64_t> words;
    std::vector<std::uint32_t> ids;  // of each word
  };

  static Order order_by(unsigned quarter, const std::vector<FingerprintEntry>& entries);
  template <unsigned distance>
  std::vector<Hit> find(std::uint64_t fingerprint) const;
  template <unsigned distance>
  void scan(unsigned quarter, std::uint64_t fingerprint, std::uint32_t key, std::vector<Hit>& hits) const;

  std::array<Order, kQuarters> orders_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_FINGERPRINT_FINGERPRINT_TABLE_H
