#include "rows/match_row.h"

#include <fmt/format.h>

namespace neardup::cli {

const char* verification_name(Verification verification) {
  return verification == Verification::kExact ? "exact" : "estimated";
}

void add_similarity(Row& row, std::optional<unsigned> hamming, const std::optional<Similarity>& similarity) {
  row["hamming"] = hamming ? Row(*hamming) : Row(nullptr);
  row["jaccard"] = similarity ? number_or_null(similarity->jaccard) : Row(nullptr);
  row["containment"] = similarity ? number_or_null(similarity->containment) : Row(nullptr);
  row["verification"] = similarity ? Row(verification_name(similarity->verification)) : Row(nullptr);
}

std::string similarity_text(std::optional<unsigned> hamming, const std::optional<Similarity>& similarity) {
  std::string text = similarity ? fmt::format("{:.4f} {:<9}  contained {:.4f}", similarity->jaccard,
                                              verification_name(similarity->verification), similarity->containment)
                                : fmt::format("{:<34}", "similarity unknown");
  text += hamming ? fmt::format("  {:>2} {:<4}", *hamming, *hamming == 1 ? "bit" : "bits") : "         ";
  return text;
}

}  // namespace neardup::cli
