/** @file block_chances.h
 *  The chance of each block of a page to be content, and the choice of blocks by it. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_BLOCK_CHANCES_H
#define NEARDUP_INTAKE_CONTENT_BLOCK_CHANCES_H

#include <cstddef>
#include <string>
#include <vector>

#include "content/block_features.h"
#include "content/page_measures.h"

namespace neardup {

/** What the first forest says of the blocks around a block: further numbers for the second forest. */
class ContextFeatures {
 public:
  /** @param chances  by the first forest, of features.read(). The other parameters are kept by reference.
   *  Cost: linear. */
  ContextFeatures(const PageMeasures& measures, const BlockFeatures& features, std::vector<float> chances);

  /** Names of the numbers of the second forest: those of BlockFeatures, then these. */
  static std::vector<std::string> all_names();

  /** Write the numbers of a block. @param out  behind those of BlockFeatures. */
  void write(std::size_t block, float* out) const;

 private:
  struct Mean {
    float chance = 0;
    float words = 0;
  };

  float chance_at(std::ptrdiff_t place) const;
  float mean_in(PartIndex part) const;
  std::size_t kind_of(PartIndex part) const;

  const PageMeasures& page_;
  const BlockFeatures& features_;
  std::vector<float> chances_;
  std::vector<Mean> sums_;   // of the blocks before a place
  std::vector<Mean> kinds_;  // by kind of the owner
  float most_ = 0;
  float least_chosen_ = 0;
};

/** The chances of features.read(), by both forests. Cost: about 2 us a block. */
std::vector<float> block_chances(const PageMeasures& measures, const BlockFeatures& features);

/** Of each of features.read() the name of the number that moves its chance by the first forest most. (What moves the
 *  second most are the chances by the first.) Cost: about 0.3 ms a block. */
std::vector<std::string> strongest_numbers(const BlockFeatures& features);

/** The chance from which on blocks are chosen, so that the expected F-beta of the chosen words is the greatest;
 *  precision weighs a little more than recall.
 *  @param words  of each block; a block without words counts as a tenth of one.
 *  @return 1 without blocks; never more than the greatest chance. Cost: sorts.
 *  Source: Ye, Chai, Lee, Chieu 2012 (Optimizing F-measure: a tale of two approaches), section 3. */
float least_chosen_chance(const std::vector<float>& chances, const std::vector<float>& words);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_BLOCK_CHANCES_H
