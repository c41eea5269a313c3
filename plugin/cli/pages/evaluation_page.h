/** @file evaluation_page.h
 *  The evaluation of schemes on a labelled set as an HTML page. THREADS: pure function. */
#ifndef NEARDUP_CLI_PAGES_EVALUATION_PAGE_H
#define NEARDUP_CLI_PAGES_EVALUATION_PAGE_H

#include <array>
#include <string>
#include <vector>

#include "measuring/scheme_evaluation.h"
#include "scheme/scheme.h"

namespace neardup::cli {

struct EvaluatedScheme {
  std::string name;
  Scheme scheme;
  SchemeEvaluation evaluation;  ///< with by_exact
};

/** A self-contained HTML page without scripts. It has a table of the schemes; for each scheme recall by similarity
 *  of the labels, measured and expected candidates by exact similarity, recall and precision by length; and the
 *  similarities of the set's pairs by shingle length.
 *  @param options  the options of the evaluations. */
std::string evaluation_page(const LabelledSet& set, const std::vector<EvaluatedScheme>& schemes,
                            const std::array<ShingleLength, kShingleLengths>& lengths,
                            const EvaluationOptions& options);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_EVALUATION_PAGE_H
