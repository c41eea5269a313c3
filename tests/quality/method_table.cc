// Prints tests/quality/RESULTS.md: every method on every labelled set.
//
//   method_table FOLDER_OF_SETS [SET...]

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "quality/label_figures.h"
#include "quality/labelled_set.h"
#include "quality/method_figures.h"
#include "quality/recall_bootstrap.h"

namespace {

using namespace neardup;
using namespace neardup::quality;

std::vector<SetOfFigures> measure(const std::string& place, const std::vector<std::string>& names,
                                  const std::vector<Method>& methods) {
  std::vector<SetOfFigures> sets(names.size());
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < names.size(); i = next++) {
      sets[i] = measure_methods(place + "/" + names[i], methods);
      std::fprintf(stderr, "%s done\n", names[i].c_str());
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i != std::max(1U, std::thread::hardware_concurrency()); ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
  return sets;
}

/** Mean over the sets that have a value. */
template <typename ValueOf>
double macro_mean(const std::vector<SetOfFigures>& sets, const ValueOf& value_of) {
  double sum = 0;
  std::size_t count = 0;
  for (const SetOfFigures& set : sets) {
    if (const std::optional<double> value = value_of(set)) sum += *value, ++count;
  }
  return count == 0 ? 0 : sum / static_cast<double>(count);
}

/** Mean over all documents. */
template <typename ValueOf>
double mean_per_document(const std::vector<SetOfFigures>& sets, const ValueOf& value_of) {
  double sum = 0;
  double documents = 0;
  for (const SetOfFigures& set : sets) {
    sum += value_of(set) * static_cast<double>(set.documents);
    documents += static_cast<double>(set.documents);
  }
  return sum / documents;
}

void print_summary(const std::vector<SetOfFigures>& sets, const std::vector<Method>& methods) {
  std::printf(
      "| method | recall, J >= 0.8 | recall, J >= 0.5 | false candidates | precision | F1 | bytes | us |\n"
      "|---|---|---|---|---|---|---|---|\n");
  for (std::size_t m = 0; m != methods.size(); ++m) {
    const auto has_truth = [&](const SetOfFigures& set) { return set.by_method[m].pairs.truth != 0; };
    const auto after = [&](const SetOfFigures& set, const auto& of) -> std::optional<double> {
      if (!has_truth(set)) return std::nullopt;
      return of(verified_agreement(set.by_method[m].pairs));
    };
    std::printf(
        "| %s | %.4f | %.4f | %.1f | %.4f | %.4f | %.0f | %.0f |\n", methods[m].name.c_str(),
        macro_mean(sets, [&](const SetOfFigures& set) { return set.recall(m, kNear); }),
        macro_mean(sets, [&](const SetOfFigures& set) { return set.recall(m, kAlike); }),
        macro_mean(sets, [&](const SetOfFigures& set) -> std::optional<double> { return set.false_candidates(m); }),
        macro_mean(sets, [&](const SetOfFigures& set) { return after(set, [](Agreement a) { return a.precision; }); }),
        macro_mean(sets, [&](const SetOfFigures& set) { return after(set, [](Agreement a) { return a.f1(); }); }),
        mean_per_document(sets, [&](const SetOfFigures& set) { return set.by_method[m].bytes; }),
        mean_per_document(sets, [&](const SetOfFigures& set) { return set.by_method[m].microseconds; }));
  }
}

void print_by_set(const std::vector<SetOfFigures>& sets, const std::vector<Method>& methods) {
  for (const SetOfFigures& set : sets) {
    const auto near = std::count_if(set.truth.begin(), set.truth.end(),
                                    [](const cli::LabelledPair& pair) { return *pair.similarity >= kNear; });
    std::printf(
        "\n### %s\n\n%zu documents; %zd pairs with J >= 0.8, %zu with J >= 0.5.\n\n"
        "| method | recall, J >= 0.8 | recall, J >= 0.5 | false candidates | F1 | bytes | us |\n"
        "|---|---|---|---|---|---|---|\n",
        set.name.c_str(), set.documents, near, set.truth.size());
    for (std::size_t m = 0; m != methods.size(); ++m) {
      const auto text_of = [](std::optional<double> value) {
        char text[16] = "-";
        if (value) std::snprintf(text, sizeof text, "%.4f", *value);
        return std::string(text);
      };
      std::printf("| %s | %s | %s | %.1f | %.4f | %.0f | %.0f |\n", methods[m].name.c_str(),
                  text_of(set.recall(m, kNear)).c_str(), text_of(set.recall(m, kAlike)).c_str(),
                  set.false_candidates(m), verified_agreement(set.by_method[m].pairs).f1(), set.by_method[m].bytes,
                  set.by_method[m].microseconds);
    }
  }
}

void print_by_length(const std::vector<SetOfFigures>& sets, const std::vector<Method>& methods) {
  std::printf("| method |");
  for (std::size_t i = 0; i != cli::kLengthClasses.size(); ++i) {
    std::printf(" from %zu tokens |", cli::kLengthClasses[i]);
  }
  std::printf("\n|---|");
  for (std::size_t i = 0; i != cli::kLengthClasses.size(); ++i) std::printf("---|");
  for (std::size_t m = 0; m != methods.size(); ++m) {
    std::printf("\n| %s |", methods[m].name.c_str());
    for (std::size_t i = 0; i != cli::kLengthClasses.size(); ++i) {
      cli::PairCounts sum;
      for (const SetOfFigures& set : sets) {
        const cli::PairCounts& counts = set.by_method[m].by_length[i];
        sum.truth += counts.truth;
        sum.true_candidates += counts.true_candidates;
        sum.candidates += counts.candidates;
        sum.reported += counts.reported;
        sum.true_reported += counts.true_reported;
      }
      std::printf(" %.4f, %.4f of %zu |", candidate_agreement(sum).recall, verified_agreement(sum).precision,
                  sum.truth);
    }
  }
  std::printf("\n");
}

void print_comparison(const std::vector<SetOfFigures>& sets, const std::vector<Method>& methods) {
  std::printf(
      "| method | macro recall less the default's | 95 %% interval | bytes less the default's |\n"
      "|---|---|---|---|\n");
  for (std::size_t m = 1; m != methods.size(); ++m) {
    const RecallDifference difference = recall_difference(sets, m, 0, kNear);
    std::printf("| %s | %+.4f | %+.4f to %+.4f | %+.0f |\n", methods[m].name.c_str(), difference.value, difference.low,
                difference.high, mean_per_document(sets, [&](const SetOfFigures& set) {
                  return set.by_method[m].bytes - set.by_method[0].bytes;
                }));
  }
}

template <typename ValueOf>
const LabelFigures& best_by(const std::vector<LabelFigures>& figures, const ValueOf& value_of) {
  return *std::max_element(figures.begin(), figures.end(),
                           [&](const LabelFigures& a, const LabelFigures& b) { return value_of(a) < value_of(b); });
}

/** How to ask for a method. */
std::string preset_of(const std::string& method) {
  for (const Method& known : methods_for_short_texts()) {
    if (known.name != method) continue;
    for (const std::string& preset : Scheme::preset_names()) {
      if (Scheme::preset(preset) == known.scheme) return "the preset `" + preset + "`";
    }
  }
  return "no preset";
}

void print_labels(const std::string& place) {
  const std::vector<LabelFigures> figures = measure_labels(place);
  if (figures.empty()) {
    std::printf("None of the sets that people labelled is there.\n");
    return;
  }
  std::printf("| method |");
  for (const SetThreshold& set : figures.front().sets) std::printf(" %s |", set.name.c_str());
  std::printf(" mean |\n|---|");
  for (std::size_t i = 0; i <= figures.front().sets.size(); ++i) std::printf("---|");
  std::printf("\n");
  for (const LabelFigures& method : figures) {
    std::printf("| %s |", method.name.c_str());
    for (const SetThreshold& set : method.sets) {
      std::printf(" %.3f, exact %.3f, T .%02zu |", set.f1, set.exact_f1, set.threshold);
    }
    std::printf(" %.3f |\n", method.mean_f1());
  }
  std::printf("\n");
  for (std::size_t i = 0; i != figures.front().sets.size(); ++i) {
    const LabelFigures& winner = best_by(figures, [i](const LabelFigures& method) { return method.sets[i].f1; });
    std::printf("- %s: %s\n", winner.sets[i].name.c_str(), winner.name.c_str());
  }
  const LabelFigures& best = best_by(figures, [](const LabelFigures& method) { return method.mean_f1(); });
  std::printf("- by the mean: **%s**, which is %s\n", best.name.c_str(), preset_of(best.name).c_str());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: method_table FOLDER_OF_SETS [SET...]\n");
    return 2;
  }
  const std::string place = argv[1];
  std::vector<std::string> names(argv + 2, argv + argc);
  if (names.empty()) names = labelled_sets(place);
  const std::vector<Method> methods = compared_methods();
  const std::vector<SetOfFigures> sets = measure(place, names, methods);
  std::printf(
      "# Every method on every set\n\n"
      "Made by `./dev methods` over the labelled sets, which are not part of this repository. J is the exact Jaccard\n"
      "index of word 3-shingles over the project's tokens, found by brute force. A *candidate* is a pair that shares "
      "a\n"
      "band term, or whose fingerprints lie within the distance that `find` promises (7 bits for 4x16, 3 for 16x28).\n"
      "*False candidates* are those with J < 0.5 in a million pairs of documents. *Precision* and *F1* are after\n"
      "verification: the Jaccard index of the method's own features is at least 0.8, the truth is J >= 0.8. *Bytes* "
      "are\n"
      "a document's in a compacted database, *us* the CPU time to sign one, of a machine that did other work too: "
      "worth\n"
      "their ratios. Stop words are the English ones in every language. The mean over the sets counts each alike.\n\n"
      "## All sets\n\n");
  print_summary(sets, methods);
  std::printf(
      "\n## Against the default\n\nThe interval is of 1,000 draws of the families of each set, with replacement.\n\n");
  print_comparison(sets, methods);
  std::printf(
      "\n## By length\n\nRecall of J >= 0.8, precision after verification, true pairs; by the tokens of the shorter "
      "text of a pair.\n\n");
  print_by_length(sets, methods);
  std::printf(
      "\n## Sets that people labelled\n\n"
      "F1 of the labels after verification by the method's own features; beside it F1 of exact comparison of all\n"
      "pairs. The threshold T of each set is the best of the *other* sets. er_dblp_acm and er_abt_buy: pairs across\n"
      "their two sources only.\n\n");
  print_labels(place);
  std::printf("\n## Set by set\n");
  print_by_set(sets, methods);
}
