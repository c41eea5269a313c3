/** @file content_model.h
 *  Two forests of decision trees that tell content from frame. The first one reads the numbers of a block
 *  (block_features.h); the second one also reads what the first one says of the blocks around it.
 *
 *  tests/quality/content_model/train.py learns them from labelled pages and writes content_model.inc; it names the
 *  pages and their licences. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_CONTENT_MODEL_H
#define NEARDUP_INTAKE_CONTENT_CONTENT_MODEL_H

#include <array>
#include <cstddef>
#include <vector>

namespace neardup {

/** Blocks are judged eight at a time. */
constexpr std::size_t kModelLanes = 8;
using ModelLanes = std::array<float, kModelLanes>;

enum class ContentForest { kFirst, kSecond };

/** How many numbers a forest reads of a block. */
std::size_t model_numbers(ContentForest forest);

/** The chances of eight blocks to be content, 0 to 1.
 *  @param numbers  [model_numbers()] of each block.
 *  Cost: about 6 us. Source: Lucchese et al. 2015 (QuickScorer), section 3. */
ModelLanes content_chances(ContentForest forest, const std::vector<ModelLanes>& numbers);

/** The number of a block that moves its chance most: the chance would differ most if this number had its usual value.
 *  @param numbers  [model_numbers()]. Cost: one evaluation for eight numbers. */
std::size_t strongest_number(ContentForest forest, const std::vector<float>& numbers);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_CONTENT_MODEL_H
