/** @file block_features.h
 *  The numbers by which the classifier knows a block of text.
 *
 *      PageMeasures --> BlockFeatures --> ContentModel (content_model.h) --> the chance that a block is content
 *
 *  No number depends on the words of a language. What classes and ids are called weighs little: half of the pages that
 *  the classifier learned from had no such names. THREADS: reading is safe from several at once. */
#ifndef NEARDUP_INTAKE_CONTENT_BLOCK_FEATURES_H
#define NEARDUP_INTAKE_CONTENT_BLOCK_FEATURES_H

#include <cstddef>
#include <string>
#include <vector>

#include "content/page_measures.h"

namespace neardup {

class BlockFeatures {
 public:
  /** @param measures  is kept by reference. Cost: linear. */
  explicit BlockFeatures(const PageMeasures& measures);

  /** Names of the numbers, such as "before1.words". */
  static const std::vector<std::string>& names();

  /** The blocks that are read, in document order. */
  const std::vector<std::size_t>& read() const { return read_; }

  /** The place of a block among those. */
  std::size_t place(std::size_t block) const { return place_[block]; }

  /** Write the numbers of a block. @param out  [names().size()]. Cost: constant. */
  void write(std::size_t block, float* out) const;

 private:
  template <typename Row>
  void write_all(Row& row, std::size_t block) const;
  template <typename Row>
  void write_neighbour(Row& row, std::size_t block, std::ptrdiff_t step) const;

  const PageMeasures& page_;
  std::vector<std::size_t> read_;     // blocks that are read
  std::vector<std::size_t> place_;    // of each block among those
  std::vector<float> before_;         // words before a block
  std::vector<float> since_heading_;  // words since the last heading
  std::vector<float> last_heading_;   // its level
  std::vector<float> numbers_;        // of the whole page
  float first_h1_ = -1;               // its place
  float largest_ = 0;                 // place of the block with the most words that are not linked
};

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_BLOCK_FEATURES_H
