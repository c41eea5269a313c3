#include "quality/measuring/cluster_agreement.h"

#include <map>
#include <stdexcept>
#include <string>
#include <utility>

namespace neardup {

namespace {

double share(double part, std::size_t all) {
  return all == 0 ? 1 : part / static_cast<double>(all);
}

}  // namespace

double Agreement::f1() const {
  const double sum = precision + recall;
  return sum == 0 ? 0 : 2 * precision * recall / sum;
}

Agreement b_cubed_agreement(const Clustering& found, const Clustering& truth) {
  if (found.size() != truth.size()) {
    throw std::invalid_argument("clusterings of " + std::to_string(found.size()) + " and " +
                                std::to_string(truth.size()) + " items; both must cover the same items");
  }
  std::map<std::size_t, std::size_t> in_found;  // how many items are in each cluster
  std::map<std::size_t, std::size_t> in_truth;
  std::map<std::pair<std::size_t, std::size_t>, std::size_t> in_both;
  for (std::size_t item = 0; item != found.size(); ++item) {
    ++in_found[found[item]];
    ++in_truth[truth[item]];
    ++in_both[{found[item], truth[item]}];
  }
  double of_found = 0;
  double of_truth = 0;
  for (const auto& [clusters, size] : in_both) {
    const auto items = static_cast<double>(size);
    of_found += items * share(items, in_found.at(clusters.first));
    of_truth += items * share(items, in_truth.at(clusters.second));
  }
  return {share(of_found, found.size()), share(of_truth, found.size())};
}

}  // namespace neardup
