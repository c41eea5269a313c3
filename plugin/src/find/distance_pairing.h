/** @file distance_pairing.h
 *  Pairs documents by Hamming distance: all documents whose fingerprints are near each other. Internal. */
#ifndef NEARDUP_PLUGIN_FIND_DISTANCE_PAIRING_H
#define NEARDUP_PLUGIN_FIND_DISTANCE_PAIRING_H

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "marks/signature_table.h"

namespace neardup {

/** Sets of table items with equal fingerprints. Fingerprint 0 belongs to texts without a word, says nothing and is left
 *  out. */
class DistancePairing {
 public:
  /** @param distance  0..kMostPairDistance. @param band_cap  as PairsOptions::band_cap, for a set of equal
   *                  fingerprints.
   */
  DistancePairing(const SignatureTable& table, unsigned distance, std::size_t band_cap);

  /** The later items with which an item is paired, ascending, each once. */
  std::vector<std::size_t> later_partners(std::size_t item) const;

  std::size_t oversized_buckets() const { return oversized_sets_; }  ///< sets of more than band_cap items
  std::size_t left_out() const { return left_out_; }  ///< items of these that are not paired with all items near them

 private:
  static constexpr std::uint32_t kNoSet = UINT32_MAX;

  void gather_sets(const SignatureTable& table);
  void gather_neighbours(unsigned distance);
  void choose_leaders(const SignatureTable& table, std::size_t band_cap);
  void append_later(std::uint32_t set, std::size_t item, std::vector<std::size_t>& partners) const;

  std::vector<std::uint64_t> fingerprints_;   // of each set, ascending
  std::vector<std::uint32_t> members_;        // items by set, ascending within
  std::vector<std::size_t> member_begin_;     // [sets + 1]
  std::vector<std::uint32_t> neighbours_;     // sets near a set
  std::vector<std::size_t> neighbour_begin_;  // [sets + 1]
  std::vector<std::uint32_t> set_of_;         // of each item, or kNoSet
  std::vector<bool> follows_;                 // item of an oversized set that is paired with copies of its text only
  std::unordered_map<std::size_t, std::vector<std::size_t>>
      copies_;  // of an item: later items of its text, in oversized sets
  std::size_t oversized_sets_ = 0;
  std::size_t left_out_ = 0;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_DISTANCE_PAIRING_H
