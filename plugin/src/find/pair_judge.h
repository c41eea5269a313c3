/** @file pair_judge.h
 *  Decides whether two documents of a signature table are a pair: by distance, Jaccard index or another measure.
 *  Internal. */
#ifndef NEARDUP_PLUGIN_FIND_PAIR_JUDGE_H
#define NEARDUP_PLUGIN_FIND_PAIR_JUDGE_H

#include <cstddef>
#include <memory>
#include <optional>

#include "find/pair_measure.h"
#include "find/pair_search.h"
#include "find/pair_test.h"
#include "marks/signature_table.h"

namespace neardup {

/** The verdict on one candidate. */
struct Verdict {
  std::optional<DocumentPair> pair;  // if it is a pair
  bool unknown = false;              // whether nothing can be said
};

/** Judges two items of a table at a time. */
class Judge {
 public:
  virtual ~Judge() = default;

  virtual Verdict judge(std::size_t first, std::size_t second) = 0;
  /** How many candidates were rejected by sketch or fingerprint alone. */
  virtual std::size_t rejected() const = 0;
};

/** Pairs within a Hamming distance. All three functions keep their arguments by reference. */
std::unique_ptr<Judge> judge_by_distance(PairTest& test, const SignatureTable& table, unsigned distance);

/** Pairs that reach the test's threshold; estimated if the words are not known. */
std::unique_ptr<Judge> judge_by_jaccard(PairTest& test, const SignatureTable& table);

/** Pairs whose measure reaches a threshold. */
std::unique_ptr<Judge> judge_by_measure(PairTest& test, const SignatureTable& table, PairMeasure& measure,
                                        double threshold);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_FIND_PAIR_JUDGE_H
