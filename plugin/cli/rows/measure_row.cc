#include "rows/measure_row.h"

#include <fmt/format.h>

namespace neardup::cli {

std::vector<std::string> measure_columns() {
  Row row;
  add_measures(row, std::nullopt);
  return keys_of(row);
}

void add_measures(Row& row, const std::optional<TextMeasures>& measures) {
  const auto add = [&](const char* key, const auto& value_of) {
    row[key] = measures ? Row(value_of(*measures)) : Row(nullptr);
  };
  add("a_in_b", [](const TextMeasures& m) { return number_or_null(m.a_in_b); });
  add("b_in_a", [](const TextMeasures& m) { return number_or_null(m.b_in_a); });
  add("multiset_jaccard", [](const TextMeasures& m) { return number_or_null(m.multiset_jaccard); });
  add("idf_jaccard", [](const TextMeasures& m) { return number_or_null(m.idf_jaccard); });
  add("cosine", [](const TextMeasures& m) { return number_or_null(m.cosine); });
  add("longest_common_run", [](const TextMeasures& m) { return m.longest_common_run.length; });
  add("edit_distance", [](const TextMeasures& m) { return m.edit_distance ? Row(*m.edit_distance) : Row(nullptr); });
  add("edit_distance_bound", [](const TextMeasures& m) { return m.edit_distance_bound; });
}

std::vector<MeasureLine> measure_lines(const TextMeasures& measures) {
  const auto share = [](double value) { return fmt::format("{:.4f}", value); };
  std::vector<MeasureLine> lines{
      {"jaccard", share(measures.jaccard), "share of all features that both texts have; decides about matches"},
      {"first in second", share(measures.a_in_b), "share of its features that the other text has"},
      {"second in first", share(measures.b_in_a), "share of its features that the other text has"},
      {"multiset jaccard", share(measures.multiset_jaccard),
       "like jaccard, each feature counted as often as it occurs"}};
  if (measures.idf_jaccard) {
    lines.push_back({"idf jaccard", share(*measures.idf_jaccard), "like jaccard of words, weighted by rarity"});
  }
  lines.push_back({"cosine", share(measures.cosine),
                   measures.idf_jaccard ? "of words, by number and rarity (tf-idf)" : "of words, by number"});
  lines.push_back({"longest common run", fmt::format("{}", measures.longest_common_run.length), "words"});
  lines.push_back({"edit distance",
                   measures.edit_distance ? fmt::format("{}", *measures.edit_distance)
                                          : fmt::format("over {}", measures.edit_distance_bound),
                   "words inserted, deleted or replaced"});
  return lines;
}

std::string measures_text(const TextMeasures& measures) {
  std::string text;
  for (const MeasureLine& line : measure_lines(measures)) {
    text += fmt::format("{}  {:<18}{:>11}  {}", text.empty() ? "" : "\n", line.name, line.value, line.meaning);
  }
  return text;
}

}  // namespace neardup::cli
