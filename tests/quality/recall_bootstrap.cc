#include "quality/recall_bootstrap.h"

#include <algorithm>
#include <random>

namespace neardup::quality {

namespace {

constexpr std::size_t kDraws = 1000;
constexpr std::uint64_t kSeed = 20261121;

/** How often each family is drawn, by its number. */
std::vector<double> draw(const SetOfFigures& set, std::mt19937_64& random) {
  std::vector<std::size_t> families(set.families);
  std::sort(families.begin(), families.end());
  families.erase(std::unique(families.begin(), families.end()), families.end());
  std::vector<double> weights(set.documents);
  for (std::size_t i = 0; i != families.size(); ++i) ++weights[families[random() % families.size()]];
  return weights;
}

std::optional<double> difference(const SetOfFigures& set, std::size_t method, std::size_t other, double least,
                                 const std::vector<double>& weights) {
  const std::optional<double> a = set.recall(method, least, weights);
  if (!a) return std::nullopt;
  return *a - *set.recall(other, least, weights);
}

/** Mean over the sets that have a difference, each with the weights that are given for it. */
template <typename WeightsOf>
double mean_difference(const std::vector<SetOfFigures>& sets, std::size_t method, std::size_t other, double least,
                       const WeightsOf& weights_of) {
  double sum = 0;
  std::size_t count = 0;
  for (const SetOfFigures& set : sets) {
    if (const auto value = difference(set, method, other, least, weights_of(set))) sum += *value, ++count;
  }
  return count == 0 ? 0 : sum / static_cast<double>(count);
}

}  // namespace

RecallDifference recall_difference(const std::vector<SetOfFigures>& sets, std::size_t method, std::size_t other,
                                   double least) {
  std::mt19937_64 random(kSeed);
  RecallDifference result;
  result.value = mean_difference(sets, method, other, least, [](const SetOfFigures&) { return std::vector<double>(); });
  std::vector<double> drawn;
  for (std::size_t i = 0; i != kDraws; ++i) {
    drawn.push_back(
        mean_difference(sets, method, other, least, [&](const SetOfFigures& set) { return draw(set, random); }));
  }
  std::sort(drawn.begin(), drawn.end());
  result.low = drawn[kDraws / 40];
  result.high = drawn[kDraws - 1 - kDraws / 40];
  return result;
}

}  // namespace neardup::quality
