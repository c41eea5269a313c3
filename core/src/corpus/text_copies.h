/** @file text_copies.h
 *  Folds the copies of a text: the first one stands for all, so that copies by the million cost no comparison.
 *  THREADS: a pure function. */
#ifndef NEARDUP_CORE_CORPUS_TEXT_COPIES_H
#define NEARDUP_CORE_CORPUS_TEXT_COPIES_H

#include <cstdint>
#include <utility>
#include <vector>

#include "corpus/corpus_groups.h"
#include "corpus/corpus_table.h"

namespace neardup {

/** By rank, which is the place in the order of preference. */
struct TextCopies {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> copies;  ///< a rank and its leader, by ascending rank
  std::vector<bool> leads;                                      ///< [items] items without tokens do not
  std::vector<std::vector<std::uint32_t>> shared;  ///< leaders of one text: one of the references, one of the rest
};

/** Items are copies if their digests, numbers of tokens and sketches are equal. Cost: linear; copies are sorted. */
TextCopies fold_copies(const CorpusTable& table, const CorpusOrder& order);

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_TEXT_COPIES_H
