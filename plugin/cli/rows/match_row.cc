#include "rows/match_row.h"

#include <algorithm>

#include <fmt/format.h>

#include "bytes/base_encodings.h"
#include "collapse/group_list.h"
#include "output/printable.h"
#include "sign/stored_values.h"

namespace neardup::cli {

namespace {

std::uint64_t family_of(const Xapian::Document& document, const Scheme& scheme) {
  const auto state = decode_group_state(document.get_value(scheme.slots.group_state), scheme.id());
  return state ? state->family : 0;
}

/** In words. */
std::string verification_text(const Similarity& similarity) {
  const std::string name = verification_name(similarity.verification);
  return similarity.by_index && similarity.verification == Verification::kExact ? name + " by the words of the index"
                                                                                : name;
}

}  // namespace

const char* verification_name(Verification verification) {
  return verification == Verification::kExact ? "exact" : "estimated";
}

const char* verification_name(const Similarity& similarity) {
  const bool exact = similarity.verification == Verification::kExact;
  return exact && similarity.by_index ? "exact-by-index" : verification_name(similarity.verification);
}

void add_similarity(Row& row, std::optional<unsigned> hamming, const std::optional<Similarity>& similarity) {
  row["hamming"] = value_or_null(hamming);
  row["jaccard"] = similarity ? number_or_null(similarity->jaccard) : Row(nullptr);
  row["containment"] = similarity ? number_or_null(similarity->containment) : Row(nullptr);
  row["verification"] = similarity ? Row(verification_name(*similarity)) : Row(nullptr);
}

std::string similarity_text(std::optional<unsigned> hamming, const std::optional<Similarity>& similarity) {
  std::string text = similarity ? fmt::format("{:.4f} {:<9}  contained {:.4f}", similarity->jaccard,
                                              verification_text(*similarity), similarity->containment)
                                : fmt::format("{:<34}", "similarity unknown");
  text += hamming ? fmt::format("  {:>2} {:<4}", *hamming, *hamming == 1 ? "bit" : "bits") : "         ";
  return text;
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
  add("edit_distance", [](const TextMeasures& m) { return value_or_null(m.edit_distance); });
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

Row template_or_null(std::uint64_t family) {
  return family == 0 ? Row(nullptr) : Row(base32_encode(family));
}

std::uint64_t common_family(const Xapian::Database& database, const Scheme& scheme, Xapian::docid a, Xapian::docid b) {
  const Xapian::Document first = database.get_document(a);
  const Xapian::Document second = database.get_document(b);
  const std::string group = first.get_value(scheme.slots.group);
  if (!group.empty() && group == second.get_value(scheme.slots.group)) return 0;
  const std::uint64_t family = family_of(first, scheme);
  return family == family_of(second, scheme) ? family : 0;
}

std::string template_note(std::uint64_t family) {
  return family == 0 ? "" : "  of one template";
}

std::string template_text(const Xapian::Database& database, const Scheme& scheme, std::uint64_t family) {
  if (family == 0) return {};
  const std::vector<Family> families = list_families(database, scheme);
  const auto found =
      std::find_if(families.begin(), families.end(), [family](const Family& one) { return one.id == family; });
  const std::size_t members = found == families.end() ? 0 : found->members.size();
  return fmt::format("\ntemplate            a family of {} from one template: {}", counted(members, "document"),
                     base32_encode(family));
}

}  // namespace neardup::cli
