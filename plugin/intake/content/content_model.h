/** @file content_model.h
 *  The chance of each block of a page to be content, by two forests of decision trees, and the choice of blocks by it.
 *  The first forest reads the numbers of a block (block_features.h); the second one also reads what the first one says of
 *  the blocks around it.
 *
 *  tests/quality/content_model/train.py learns them from labelled pages and writes content_model.inc; it names the
 *  pages and their licences. THREADS: pure functions. */
#ifndef NEARDUP_INTAKE_CONTENT_CONTENT_MODEL_H
#define NEARDUP_INTAKE_CONTENT_CONTENT_MODEL_H

#include <string>
#include <vector>

#include "content/block_features.h"

namespace neardup {

/** Of each block that is shown. */
struct BlockChances {
  std::vector<float> chances;          ///< to be content, 0 to 1
  std::vector<std::string> strongest;  ///< the number that moves its chance by the first forest most, if asked for
};

/** Judge the blocks of a page.
 *  @param explain  whether `strongest` is wanted: a number is stronger if the chance would differ more with its usual
 *                  value. (What moves the second forest most are the chances by the first.)
 *  Cost: about 1 us a block; explained 0.1 ms. Source: Lucchese et al. 2015 (QuickScorer), section 3. */
BlockChances judge_blocks(const PageMeasures& page, bool explain);

/** The chances of blocks that look alike, made equal: those of one tag and class, in elements of one tag and class, that are
 *  links or not, running text or not, in landmarks or not, within the same half of the page, get their mean. So 20 items of a list are content together or not
 *  at all. The mean is one of log-odds, weighted by the square root of the words. Cost: n log n. */
std::vector<float> agreed_chances(const PageMeasures& page, const std::vector<float>& chances);

/** The chance from which on blocks are chosen, so that the expected F-beta of the chosen words is the greatest;
 *  precision weighs more than recall.
 *  @param words  of each block; a block without words counts as a tenth of one.
 *  @return 1 without blocks; else at most 0.7, and never more than the greatest chance. Cost: sorts.
 *  Source: Ye, Chai, Lee, Chieu 2012 (Optimizing F-measure: a tale of two approaches), section 3. */
float least_chosen_chance(const std::vector<float>& chances, const std::vector<float>& words);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_CONTENT_CONTENT_MODEL_H
