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

std::string number(double value) {
  char text[16];
  std::snprintf(text, sizeof text, "%.4f", value);
  return text;
}

double quantile(const std::vector<double>& ascending, double q) {
  if (ascending.empty()) return 0;
  return ascending[static_cast<std::size_t>(q * static_cast<double>(ascending.size() - 1))];
}

void print_header() {
  std::printf(
      "| set | documents | pairs | recall | expected | recall below 0.9 | reported | exact, wrong | estimated (wrong) "
      "| "
      "covered | J differs: median, 99 %%, most | groups |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n");
}

void print_row(const SetFigures& f) {
  const std::string near = f.near_pairs == 0 ? "-" : number(f.near_recall) + " of " + std::to_string(f.near_pairs);
  std::printf("| %s | %zu | %zu | %.4f | %.4f | %s | %zu | %zu | %zu (%zu) | %.3f | %.4f, %.4f, %.4f | %zu%s |\n",
              f.name.c_str(), f.documents, f.true_pairs, f.recall, f.expected, near.c_str(), f.reported, f.exact_below,
              f.estimated, f.estimated_below, f.coverage, quantile(f.differences, 0.5), quantile(f.differences, 0.99),
              quantile(f.differences, 1), f.groups, f.groups_as_defined ? "" : ", NOT AS DEFINED");
  std::fflush(stdout);
}

/** Mean over the sets that have such pairs. */
class MacroMean {
 public:
  void add(double recall, std::size_t pairs) {
    if (pairs == 0) return;
    sum_ += recall;
    ++sets_;
  }
  double value() const { return sets_ == 0 ? 0 : sum_ / static_cast<double>(sets_); }
  std::size_t sets() const { return sets_; }

 private:
  double sum_ = 0;
  std::size_t sets_ = 0;
};

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
  MacroMean recall;
  MacroMean near_recall;
  for (const std::string& name : names) {
    const SetFigures figures = neardup::quality::measure_set(place + "/" + name, kThreshold);
    print_row(figures);
    recall.add(figures.recall, figures.true_pairs);
    near_recall.add(figures.near_recall, figures.near_pairs);
  }
  std::printf("\nmacro mean recall %.4f over %zu sets; of pairs in [0.8, 0.9) %.4f over %zu sets\n", recall.value(),
              recall.sets(), near_recall.value(), near_recall.sets());
}
