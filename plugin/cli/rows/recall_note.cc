#include "rows/recall_note.h"

#include <algorithm>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "bands/bands.h"

namespace neardup::cli {

namespace {

constexpr double kWantedRecall = 0.95;
constexpr unsigned kMostBands = 64;
constexpr const char* kResign = "xapian-neardup sign DATABASE --resign --scheme";

/** The bands that have the recall, without needless candidates: as many rows as the slots allow. */
std::optional<BandFamily> better_bands(const Scheme& scheme, double threshold) {
  if (threshold <= 0) return std::nullopt;
  const std::vector<BandFamily> shapes =
      frugal_shapes(threshold, kWantedRecall, kMostBands, static_cast<unsigned>(scheme.minhash.slots));
  return shapes.empty() ? std::nullopt : std::optional(shapes.back());
}

/** A scheme with the same features and other bands, in words that --scheme takes. */
std::string advice(const Scheme& scheme, double threshold) {
  const std::optional<BandFamily> bands = better_bands(scheme, threshold);
  const bool usual_features = scheme.features == Scheme().features;
  if (!bands || !usual_features) return "'xapian-neardup plan' finds a scheme that does better";
  return fmt::format("{} 'standard bands={}' finds {:.0f} %", kResign, bands->text(),
                     100 * bands->candidate_probability(threshold).value_or(0));
}

}  // namespace

std::string recall_note(const Scheme& scheme, double threshold) {
  const std::optional<double> recall = expected_candidates(scheme, threshold);
  if (!recall || *recall >= kGoodRecall) return {};
  return fmt::format("the bands of this scheme find {:.0f} % of the pairs with similarity {:.2f}; {}", 100 * *recall,
                     threshold, advice(scheme, threshold));
}

std::string containment_note(const Scheme& scheme) {
  const bool samples = std::any_of(scheme.families.begin(), scheme.families.end(), [](const BandFamily& family) {
    return family.kind == BandFamily::Kind::kKeys && family.text().rfind("sample:", 0) == 0;
  });
  if (samples) return {};
  return fmt::format("the bands of this scheme find few excerpts; {} containment finds more", kResign);
}

}  // namespace neardup::cli
