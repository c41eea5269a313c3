/** @file modulo_sample.h
 *  Samples a text's features by the same rule in every text: hashes that are 0 modulo m.
 *
 *  Stage features --> signature of the flow: keys for texts that are quoted in longer ones. THREADS: one per thread.
 */
#ifndef NEARDUP_CORE_BANDS_MODULO_SAMPLE_H
#define NEARDUP_CORE_BANDS_MODULO_SAMPLE_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_set>
#include <vector>

#include "bands/key_maker.h"

namespace neardup {

/** One key for each distinct feature whose hash is 0 modulo m: about n / m keys for n features, without a limit.
 *  Two texts that share s features share a key with probability 1 - (1 - 1/m)^s, whatever else they contain: 0.997 for
 *  90 shared features and m = 16. A text of n features has no key, and is never found, with probability (1 - 1/m)^n.
 *  Source: Manber 1994, "Issue similar files in a large file system"; Broder 1997, "On the resemblance and
 *  containment of documents", sec. 3. Stored: yes. */
class ModuloSample final : public KeyMaker {
 public:
  static constexpr unsigned kMostModulus = 65536;
  static constexpr unsigned kKeyBits = 40;

  /** @param modulus  m, 1..kMostModulus; 1 takes every feature. @param seed  chooses the hash function.
   *  @exception std::invalid_argument if the modulus is out of range. */
  ModuloSample(unsigned modulus, std::uint64_t seed);

  /** Cost O(n). Memory: the distinct features in the sample. */
  void add_features(const std::uint64_t* features, std::size_t n) override;

  /** Keys of 40 bits, 8 characters each; none if the sample is empty. Two features share a key with probability 2^-40.
   */
  std::vector<std::string> finish() override;

  void clear() override;

 private:
  std::uint64_t modulus_;
  std::uint64_t key_;
  std::unordered_set<std::uint64_t> keys_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_BANDS_MODULO_SAMPLE_H
