/** @file evaluation_page.h
 *  What schemes do on a labelled set, as one page to look at. THREADS: pure function. */
#ifndef NEARDUP_CLI_PAGES_EVALUATION_PAGE_H
#define NEARDUP_CLI_PAGES_EVALUATION_PAGE_H

#include <array>
#include <string>
#include <vector>

#include "measuring/scheme_evaluation.h"
#include "measuring/shingle_lengths.h"
#include "scheme/scheme.h"

namespace neardup::cli {

struct EvaluatedScheme {
  std::string name;
  Scheme scheme;
  SchemeEvaluation evaluation;  ///< with by_exact
};

/** A page of HTML, complete in itself: it loads nothing and runs nothing. A table of the schemes; of each, recall by
 *  similarity of the labels, candidates by exact similarity beside what is promised, recall and precision by length;
 * and what each length of word shingles makes of the set's pairs.
 *  @param options  that the evaluations were made with. */
std::string evaluation_page(const LabelledSet& set, const std::vector<EvaluatedScheme>& schemes,
                            const std::array<ShingleLength, kShingleLengths>& lengths,
                            const EvaluationOptions& options);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_EVALUATION_PAGE_H
