// Prints, for sets that people labelled, how well the exact Jaccard index of each kind of features tells their pairs:
// F1 at the threshold that is best on the other sets.
//
//   feature_table FOLDER_OF_SETS SET...      a SET may end in ",A:B": only pairs of an id that begins with A and one
//                                            that begins with B count

#include <cstdio>
#include <string>
#include <vector>

#include "quality/measuring/labelled_set.h"
#include "quality/threshold_study.h"
#include "tokenizers/tokenizer_choice.h"

namespace {

using namespace neardup;

constexpr const char* kMethods[] = {"word:1",        "word:1+counts", "word:2", "word:2+counts", "word:3",
                                    "word:4",        "char:2+counts", "char:3", "char:3+counts", "char:4",
                                    "char:4+counts", "char:5",        "char:6", "char:8"};

Scheme scheme_of(const std::string& features, const std::string& tokenizer) {
  Scheme scheme;
  scheme.features = *FeatureMethod::parse(features);
  scheme.tokenizer_profile = tokenizer;
  return scheme;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fprintf(stderr, "usage: feature_table FOLDER_OF_SETS SET SET...\n");
    return 2;
  }
  std::vector<cli::LabelledSet> sets;
  std::vector<std::string> between;
  for (int i = 2; i != argc; ++i) {
    const std::string name = argv[i];
    const std::size_t comma = name.find(',');
    sets.push_back(cli::read_labelled_set(std::string(argv[1]) + "/" + name.substr(0, comma), ""));
    between.push_back(comma == std::string::npos ? "" : name.substr(comma + 1));
  }
  std::printf("| features |");
  for (const auto& set : sets) std::printf(" %s |", set.name.c_str());
  std::printf(" mean |\n|---|");
  for (std::size_t i = 0; i <= sets.size(); ++i) std::printf("---|");
  std::printf("\n");
  for (const char* tokenizer_name : {"icu-uax29-xapian2", "icu-uax29-xapian2-stem-english"}) {
    for (const char* method : kMethods) {
      if (std::string(tokenizer_name).size() > 20 && method[0] == 'c') continue;
      const Scheme scheme = scheme_of(method, tokenizer_name);
      const auto tokenizer = tokenizer_for(scheme);
      std::vector<quality::ThresholdCurve> curves;
      for (std::size_t i = 0; i != sets.size(); ++i) {
        curves.push_back(
            quality::threshold_curve(sets[i], scheme, *tokenizer, cli::comparable_between(sets[i], between[i])));
      }
      std::printf("| %s%s |", method, std::string(tokenizer_name).size() > 20 ? ", stemmed" : "");
      double sum = 0;
      for (std::size_t left_out = 0; left_out != sets.size(); ++left_out) {
        std::vector<const quality::ThresholdCurve*> others;
        for (std::size_t i = 0; i != sets.size(); ++i) {
          if (i != left_out) others.push_back(&curves[i]);
        }
        const std::size_t threshold = quality::best_threshold(others);
        const std::size_t own = quality::best_threshold({&curves[left_out]});
        const double f1 = curves[left_out][threshold].f1();
        sum += f1;
        std::printf(" %.3f at .%02zu (%.3f at .%02zu) |", f1, threshold, curves[left_out][own].f1(), own);
      }
      std::printf(" %.3f |\n", sum / static_cast<double>(sets.size()));
      std::fflush(stdout);
    }
  }
}
