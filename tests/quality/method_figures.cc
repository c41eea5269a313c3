#include "quality/method_figures.h"

#include <algorithm>

#include "quality/measuring/exact_pairs.h"
#include "sign/signer.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::quality {

namespace {

constexpr double kMillion = 1e6;

/** The documents of a set, labelled by their exact similarity. */
cli::LabelledSet set_by_similarity(const std::string& folder) {
  cli::LabelledSet set = cli::read_labelled_set(folder, "");
  const Signer signer{Scheme()};
  const auto tokenizer = tokenizer_for(signer.scheme());
  std::vector<ShingleSet> shingles;
  for (const cli::LabelledDocument& document : set.documents) {
    shingles.push_back(signer.shingle_set(document.text, *tokenizer));
  }
  set.pairs.clear();
  each_exact_pair(shingles, kAlike, [&set](const ExactPair& pair) {
    set.pairs.push_back({pair.first, pair.second, pair.jaccard});
  });
  return set;
}

}  // namespace

std::optional<double> SetOfFigures::recall(std::size_t method, double least, const std::vector<double>& weights) const {
  double found = 0;
  double all = 0;
  for (std::size_t i = 0; i != truth.size(); ++i) {
    if (*truth[i].similarity < least) continue;
    const double weight = weights.empty() ? 1 : weights[families[truth[i].first]];
    all += weight;
    if (by_method[method].label_is_candidate[i]) found += weight;
  }
  if (all == 0) return std::nullopt;
  return found / all;
}

double SetOfFigures::false_candidates(std::size_t method) const {
  const cli::SchemeEvaluation& evaluation = by_method[method];
  const auto alike = std::count(evaluation.label_is_candidate.begin(), evaluation.label_is_candidate.end(), true);
  const double pairs = static_cast<double>(documents) * static_cast<double>(documents - 1) / 2;
  return static_cast<double>(evaluation.pairs.candidates - static_cast<std::size_t>(alike)) / pairs * kMillion;
}

SetOfFigures measure_methods(const std::string& folder, const std::vector<Method>& methods) {
  const cli::LabelledSet set = set_by_similarity(folder);
  SetOfFigures figures{set.name, set.documents.size(), set.pairs, set.clusters(kNear), {}};
  cli::EvaluationOptions options;
  options.threshold = options.truth = kNear;
  for (const Method& method : methods) {
    const auto tokenizer = tokenizer_for(method.scheme);
    figures.by_method.push_back(cli::evaluate_scheme(set, method.scheme, *tokenizer, options));
  }
  return figures;
}

}  // namespace neardup::quality
