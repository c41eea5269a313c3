/** @file candidate_test.h
 *  Whether two items of a corpus may be near, by their signatures alone. THREADS: const functions from several. */
#ifndef NEARDUP_CORE_CORPUS_CANDIDATE_TEST_H
#define NEARDUP_CORE_CORPUS_CANDIDATE_TEST_H

#include <cstddef>

#include "corpus/corpus_table.h"
#include "scheme/candidate_rejection.h"
#include "scheme/scheme.h"

namespace neardup {

class CandidateTest {
 public:
  CandidateTest(const CorpusTable& table, const Scheme& scheme, double threshold);

  /** False if sketches or fingerprints show that the items are not near, or if they lost other text. */
  bool promising(std::size_t a, std::size_t b) const;

  /** Whether the items have the same text. */
  bool same_text(std::size_t a, std::size_t b) const { return table_.text_key(a) == table_.text_key(b); }

 private:
  const CorpusTable& table_;
  double floor_;
  CandidateRejection rejection_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_CANDIDATE_TEST_H
