#include "quality/label_figures.h"

#include <filesystem>

#include "quality/measuring/labelled_set.h"
#include "quality/measuring/scheme_evaluation.h"

#include "quality/methods.h"
#include "quality/threshold_study.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::quality {

namespace {

/** A set that people labelled; pairs across two sources only where it has them. */
struct LabelledByPeople {
  const char* name;
  const char* between;
};

constexpr LabelledByPeople kSets[] = {
    {"bib_cytology_screening", ""}, {"bib_haematology", ""}, {"bib_stroke", ""},
    {"er_abt_buy", "a:b"},          {"er_cora", ""},         {"er_dblp_acm", "a:b"},
};

struct LoadedSet {
  cli::LabelledSet set;
  std::string between;
};

std::vector<LoadedSet> load_sets(const std::string& place) {
  std::vector<LoadedSet> sets;
  for (const LabelledByPeople& known : kSets) {
    const std::string folder = place + "/" + known.name;
    if (std::filesystem::is_directory(folder)) sets.push_back({cli::read_labelled_set(folder, ""), known.between});
  }
  return sets;
}

LabelFigures measure_method(const std::vector<LoadedSet>& sets, const Method& method) {
  const auto tokenizer = tokenizer_for(method.scheme);
  std::vector<ThresholdCurve> curves;
  for (const LoadedSet& loaded : sets) {
    curves.push_back(
        threshold_curve(loaded.set, method.scheme, *tokenizer, cli::comparable_between(loaded.set, loaded.between)));
  }
  LabelFigures figures{method.name, {}};
  for (std::size_t left_out = 0; left_out != sets.size(); ++left_out) {
    std::vector<const ThresholdCurve*> others;
    for (std::size_t i = 0; i != sets.size(); ++i) {
      if (i != left_out) others.push_back(&curves[i]);
    }
    const std::size_t threshold = best_threshold(others);
    cli::EvaluationOptions options;
    options.threshold = static_cast<double>(threshold) / kThresholds;
    options.comparable = cli::comparable_between(sets[left_out].set, sets[left_out].between);
    const cli::SchemeEvaluation evaluation =
        cli::evaluate_scheme(sets[left_out].set, method.scheme, *tokenizer, options);
    figures.sets.push_back({sets[left_out].set.name, threshold, curves[left_out][threshold].f1(),
                            verified_agreement(evaluation.pairs).f1()});
  }
  return figures;
}

}  // namespace

double LabelFigures::mean_f1() const {
  double sum = 0;
  for (const SetThreshold& set : sets) sum += set.f1;
  return sets.empty() ? 0 : sum / static_cast<double>(sets.size());
}

std::vector<LabelFigures> measure_labels(const std::string& place) {
  const std::vector<LoadedSet> sets = load_sets(place);
  std::vector<LabelFigures> figures;
  if (sets.size() < 2) return figures;
  for (const Method& method : methods_for_short_texts()) figures.push_back(measure_method(sets, method));
  return figures;
}

}  // namespace neardup::quality
