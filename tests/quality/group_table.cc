// Prints, for each labelled set, whether its groups keep their promise, and how they agree with the labelled clusters.
//
//   group_table FOLDER_OF_SETS [SET...]

#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "quality/grouped_set.h"
#include "quality/labelled_set.h"
#include "scheme/scheme.h"

namespace {

using neardup::Agreement;
using neardup::quality::GroupedSet;
using neardup::quality::GroupFigures;

const std::vector<double> kThresholds{0.9, 0.8, 0.7, 0.6, 0.5};  // the group command's default first

void print_groups_header() {
  std::printf(
      "| set | documents | groups at %g | grouped | largest | least similarity: reported, by brute force, of the texts "
      "| "
      "estimated links |\n|---|---|---|---|---|---|---|\n",
      kThresholds.front());
}

void print_groups(const std::string& name, const GroupedSet& set) {
  const GroupFigures& f = set.at.front();
  std::printf("| %s | %zu | %zu | %zu | %zu |", name.c_str(), set.documents, f.groups, f.grouped_documents,
              f.largest_group);
  if (f.groups == 0) {
    std::printf(" - |");
  } else {
    std::printf(" %.4f, %.4f, %.4f |", f.min_similarity, f.least_similarity, f.least_of_texts);
  }
  std::printf(" %zu |\n", f.estimated_links);
  std::fflush(stdout);
}

/** Precision, recall and F1 of each labelled set at each threshold. */
void print_agreement(const char* measure, Agreement GroupFigures::*agreement,
                     const std::map<std::string, GroupedSet>& sets,
                     const std::map<std::string, std::string>& label_kinds) {
  std::printf("\n| %s: precision, recall, F1 | labels | pairs |", measure);
  for (const double threshold : kThresholds) std::printf(" at %g |", threshold);
  std::printf("\n|---|---|---|---|---|---|---|---|\n");
  for (const auto& [name, set] : sets) {
    if (!set.labelled) continue;
    const auto kind = label_kinds.find(name);
    const char* labels = kind == label_kinds.end() ? "-" : kind->second.c_str();
    std::printf("| %s | %s | %zu |", name.c_str(), labels, set.labelled_pairs);
    for (const GroupFigures& figures : set.at) {
      const Agreement& a = figures.*agreement;
      std::printf(" %.3f, %.3f, %.3f |", a.precision, a.recall, a.f1());
    }
    std::printf("\n");
  }
}

void print_meaning() {
  std::printf(
      "\nA label names one publication, licence, file or work, however it is worded; a group has nearly the same "
      "words. So "
      "recall tells how much of the labels shows in the words, and near texts of two labels lower precision. Labels of "
      "two catalogues (er_abt_buy, er_dblp_acm) judge no pair within one: texts that are equal there count as wrong. "
      "Of "
      "the pairs whose J is just the threshold the bands promise to find");
  for (const double threshold : kThresholds) {
    std::printf(" %.2f at %g%s", *neardup::Scheme().families.front().candidate_probability(threshold), threshold,
                threshold == kThresholds.back() ? ".\n" : ",");
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: group_table FOLDER_OF_SETS [SET...]\n");
    return 2;
  }
  const std::string place = argv[1];
  std::vector<std::string> names(argv + 2, argv + argc);
  if (names.empty()) names = neardup::quality::labelled_sets(place);
  std::map<std::string, GroupedSet> sets;
  print_groups_header();
  for (const std::string& name : names) {
    sets[name] = neardup::quality::measure_groups(place + "/" + name, kThresholds);
    print_groups(name, sets[name]);
  }
  const auto label_kinds = neardup::quality::label_kinds(place);
  print_agreement("pairwise", &GroupFigures::pairwise, sets, label_kinds);
  print_agreement("B-cubed", &GroupFigures::b_cubed, sets, label_kinds);
  print_meaning();
}
