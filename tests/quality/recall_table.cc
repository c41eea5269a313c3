// Prints, for each labelled set, the recall of the whole cascade against brute force, and the truth of what it reports.
//
//   recall_table FOLDER_OF_SETS [SET...]

#include <cstdio>
#include <string>
#include <vector>

#include "quality/labelled_set.h"
#include "quality/measured_set.h"

namespace {

using neardup::quality::SetFigures;

constexpr double kThreshold = 0.8;

double quantile(const std::vector<double>& ascending, double q) {
  if (ascending.empty()) return 0;
  return ascending[static_cast<std::size_t>(q * static_cast<double>(ascending.size() - 1))];
}

void print_header() {
  std::printf(
      "| set | docs | pairs 0.8 <= J < 1 | recall | promised | in [0.8, 0.9) | recall there | reported | exact, below "
      "0.8 | estimated (below 0.8) | positions cover | J index - J text: median / 99 %% / max | groups = twin |\n"
      "|---|---|---|---|---|---|---|---|---|---|---|---|---|\n");
}

void print_row(const SetFigures& f) {
  std::printf(
      "| %s | %zu | %zu | %.4f | %.4f | %zu | %.4f | %zu | %zu | %zu (%zu) | %.3f | %.4f / %.4f / %.4f | %s (%zu, min "
      "%.3f) |\n",
      f.name.c_str(), f.documents, f.true_pairs, f.recall, f.promised, f.near_pairs, f.near_recall, f.reported,
      f.exact_below, f.estimated, f.estimated_below, f.coverage, quantile(f.differences, 0.5),
      quantile(f.differences, 0.99), quantile(f.differences, 1), f.groups_as_defined ? "yes" : "NO", f.groups,
      f.min_similarity);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: recall_table FOLDER_OF_SETS [SET...]\n");
    return 2;
  }
  const std::string place = argv[1];
  std::vector<std::string> names(argv + 2, argv + argc);
  if (names.empty()) names = neardup::quality::sets_with_jaccard(place);
  print_header();
  double recall = 0;
  double near_recall = 0;
  std::size_t counted = 0;
  std::size_t near_counted = 0;
  for (const std::string& name : names) {
    const SetFigures figures = neardup::quality::measure_set(place + "/" + name, kThreshold);
    print_row(figures);
    if (figures.true_pairs != 0) recall += figures.recall, ++counted;
    if (figures.near_pairs != 0) near_recall += figures.near_recall, ++near_counted;
  }
  if (counted != 0)
    std::printf("\nmacro mean recall %.4f over %zu sets", recall / static_cast<double>(counted), counted);
  if (near_counted != 0)
    std::printf("; in [0.8, 0.9) %.4f over %zu sets", near_recall / static_cast<double>(near_counted), near_counted);
  std::printf("\n");
}
