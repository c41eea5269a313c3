/** @file block_features.h
 *  The numbers by which the classifier knows a block of text.
 *
 *      text_blocks(), measure_elements() --> BlockFeatures --> content_model.h --> the chance that a block is content
 *
 *  No number depends on the words of a language. What classes and ids are called weighs little: half of the pages that
 *  the classifier learned from had no such names. THREADS: reading is safe from several at once. */
#ifndef NEARDUP_INTAKE_CONTENT_BLOCK_FEATURES_H
#define NEARDUP_INTAKE_CONTENT_BLOCK_FEATURES_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "content/page_measures.h"

namespace neardup {

class BlockFeatures {
 public:
  /** The numbers that the first forest reads. @param page  is kept by reference. Cost: linear. */
  explicit BlockFeatures(const PageMeasures& page);

  /** Have those that the second forest reads from now on. @param chances  of all blocks by the first. Cost: linear. */
  void add_chances(std::vector<float> chances);

  /** Names of the numbers, such as "fifth.linked". */
  std::vector<std::string> names() const;

  /** Write the numbers of a block. @param out  [names().size()]. Cost: constant. */
  void write(std::size_t block, float* out) const;

 private:
  struct Row;
  using Containers = std::array<PartIndex, 7>;
  using ContainerNumbers = std::array<float, 12>;  // as many as measure_container() writes
  struct Mean {
    float chance = 0;
    float words = 0;

    void add(float more_words, float more_chance);
    float value() const { return words > 0 ? chance / words : -1; }
  };

  void write(std::size_t block, Row& row) const;
  float after_h1(std::size_t block) const;
  void write_own(std::size_t block, Row& row) const;
  Containers containers(const TextBlock& block) const;
  void measure_container(PartIndex part, Row& row) const;
  void write_container(PartIndex part, Row& row) const;
  void write_chances(std::size_t block, Row& row) const;
  Mean mean_in(PartIndex part) const;

  const PageMeasures& page_;
  std::vector<float> repeats_;            // of each block: blocks of the page with the same text, with itself
  std::vector<float> before_;             // words of running text before each block
  std::vector<float> last_heading_;       // level of the heading above each block
  float first_h1_ = -1;                   // its place
  float prose_ = 0;                       // words of blocks with many words that are not linked
  float largest_ = 0;                     // the most words of a block that are not linked
  std::vector<std::uint32_t> container_;  // of each element around a block its place in containers_, from 1 on
  std::vector<ContainerNumbers> containers_;
  std::vector<float> chances_;
  float most_ = 0;           // of chances_
  std::vector<Mean> sums_;   // of the blocks before each block, and of all
  std::vector<Mean> kinds_;  // by kind of the owner
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_BLOCK_FEATURES_H
