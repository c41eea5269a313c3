#include "quality/threshold_study.h"

#include <set>
#include <utility>
#include <vector>

#include "quality/measuring/exact_pairs.h"
#include "sign/signer.h"

namespace neardup::quality {

namespace {

constexpr std::size_t kLeast = 10;

}  // namespace

ThresholdCurve threshold_curve(const cli::LabelledSet& set, const Scheme& scheme, Tokenizer& tokenizer,
                               const std::function<bool(std::size_t, std::size_t)>& comparable) {
  const Signer signer(scheme);
  std::vector<ShingleSet> features;
  for (const cli::LabelledDocument& document : set.documents) {
    features.push_back(signer.shingle_set(document.text, tokenizer));
  }
  std::set<std::pair<std::size_t, std::size_t>> truth;
  for (const cli::LabelledPair& pair : set.pairs) truth.emplace(pair.first, pair.second);
  std::array<std::size_t, kThresholds + 1> found{}, right{};
  std::vector<ExactPair> pairs;
  each_exact_pair(features, kLeast / 100.0, [&pairs](const ExactPair& pair) { pairs.push_back(pair); });
  for (const ExactPair& pair : pairs) {
    if (comparable && !comparable(pair.first, pair.second)) continue;
    const auto grade = static_cast<std::size_t>(pair.jaccard * kThresholds + 1e-9);
    ++found[grade];
    right[grade] += truth.count({pair.first, pair.second});
  }
  ThresholdCurve curve;
  std::size_t all_found = found[kThresholds], all_right = right[kThresholds];
  for (std::size_t i = kThresholds; i-- > kLeast;) {
    all_found += found[i];
    all_right += right[i];
    const auto share = [&](std::size_t all) {
      return all == 0 ? 1 : static_cast<double>(all_right) / static_cast<double>(all);
    };
    curve[i] = {share(all_found), share(truth.size())};
  }
  for (std::size_t i = 0; i != kLeast; ++i) curve[i] = {0, 0};
  return curve;
}

std::size_t best_threshold(const std::vector<const ThresholdCurve*>& curves) {
  std::size_t best = kLeast;
  double most = -1;
  for (std::size_t i = kLeast; i != kThresholds; ++i) {
    double sum = 0;
    for (const ThresholdCurve* curve : curves) sum += (*curve)[i].f1();
    if (sum > most) best = i, most = sum;
  }
  return best;
}

}  // namespace neardup::quality
