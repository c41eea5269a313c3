#include "rows/pair_verdict.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "group/grouping.h"
#include "marks/distinct_pairs.h"
#include "output/printable.h"
#include "rows/match_row.h"

namespace neardup::cli {

namespace {

bool share_a_group(const Xapian::Database& database, const Scheme& scheme, Xapian::docid a, Xapian::docid b) {
  const std::string group = database.get_document(a).get_value(scheme.slots.group);
  return !group.empty() && group == database.get_document(b).get_value(scheme.slots.group);
}

std::string likeness(const PairExplanation& explanation) {
  const Similarity& similarity = *explanation.similarity;
  if (similarity.verification == Verification::kEstimated) {
    return fmt::format("similarity about {}, estimated", similarity_number(similarity.jaccard));
  }
  if (similarity.jaccard == 1 && (!explanation.words || explanation.words->measures.edit_distance == std::size_t{0}))
    return similarity.by_index ? "their words in the index are the same" : "their words are the same";
  return explanation.words ? how_alike(*explanation.words, similarity.jaccard, explanation.without_numbers)
                           : "similarity " + similarity_number(similarity.jaccard);
}

std::string group_note(const PairGrouping& grouping) {
  if (grouping.distinct) return "They are declared distinct, so they are in no common group.";
  if (grouping.one_group) return "They are in one group, so a search shows one of them.";
  return grouping.by_rule ? "They are in no common group: the groups have a rule, which `xapian-neardup info` shows."
                          : "They are in no common group.";
}

/** @param grouping  of near-duplicates that share a band and no template. */
std::string near_group_note(const PairGrouping& grouping) {
  if (grouping.one_group || grouping.distinct || grouping.by_rule) return group_note(grouping);
  if (!grouping.grouped) return "The database is not grouped yet.";
  return "They are in no common group: a group has what was near its centre when `group` last ran, and no two "
         "documents with other headlines, dates or facts.";
}

std::string kinds_text(const std::vector<EvidenceKind>& kinds) {
  std::string text;
  for (std::size_t i = 0; i != kinds.size(); ++i) {
    text += i == 0 ? "" : i + 1 == kinds.size() ? " and " : ", ";
    text += rule_of(kinds[i]).name;
  }
  return text;
}

/** What happened to the words of texts that have no word alone, if so many of them differ. */
std::string_view change_of_place(const WordComparison& words, std::size_t differing) {
  const auto times = [](const std::vector<RepeatedWord>& more) {
    return std::accumulate(more.begin(), more.end(), std::size_t{0},
                           [](std::size_t sum, const RepeatedWord& word) { return sum + word.times; });
  };
  const std::size_t more = times(words.more_in_a) + times(words.more_in_b);
  return more == 0 ? "moved" : differing <= more ? "repeated" : "moved or repeated";
}

constexpr std::size_t kNamedWords = 8;

std::string line_of(const std::vector<std::string>& words, const std::string& indent, const std::string& whose) {
  if (words.empty()) return "";
  const std::size_t shown = std::min(words.size(), kNamedWords);
  const auto end = words.begin() + static_cast<std::ptrdiff_t>(shown);
  return fmt::format("\n{}only in {}: {}{}", indent, whose,
                     printable(fmt::format("{}", fmt::join(words.begin(), end, " "))),
                     shown == words.size() ? "" : " ...");
}

}  // namespace

std::string similarity_number(double similarity) {
  constexpr double kThousand = 1000;
  constexpr double kAboveRounding = 1e-9;
  return fmt::format("{}", std::floor(similarity * kThousand + kAboveRounding) / kThousand);
}

std::string how_alike(const WordComparison& words, double similarity, bool without_numbers) {
  const std::optional<std::size_t> distance = words.measures.edit_distance;
  const std::string index =
      fmt::format("(similarity {}{})", similarity_number(similarity), without_numbers ? " without numbers" : "");
  if (distance == std::size_t{0}) return similarity == 1 ? "the same words" : "the same words " + index;
  const std::size_t all = std::max(words.a.tokens.size(), words.b.tokens.size());
  const std::string differing =
      distance ? with_commas(*distance) : "more than " + with_commas(words.measures.edit_distance_bound);
  const bool one = distance == std::size_t{1};
  const bool same_words = words.only_in_a.empty() && words.only_in_b.empty();
  const std::string change =
      same_words ? fmt::format("{} {}", one ? "is" : "are",
                               change_of_place(words, distance.value_or(words.measures.edit_distance_bound + 1)))
      : one      ? "differs"
                 : "differ";
  return fmt::format("{} of {} words {} {}", differing, with_commas(all), change, index);
}

std::vector<std::string> words_to_show(std::vector<std::string> only, const std::vector<RepeatedWord>& more) {
  for (const RepeatedWord& word : more) {
    only.push_back(word.times == 1 ? word.text + " (once more)"
                                   : fmt::format("{} ({} times more)", word.text, word.times));
  }
  return only;
}

PairGrouping pair_grouping(const Xapian::Database& database, const Scheme& scheme, Xapian::docid a, Xapian::docid b) {
  PairGrouping grouping;
  if (const std::optional<RecordedGrouping> recorded = recorded_grouping(database, scheme)) {
    grouping.grouped = true;
    grouping.threshold = recorded->options.threshold;
    grouping.by_jaccard = recorded->options.measure == Measure::kJaccard;
    const GroupScope& scope = recorded->options.scope;
    grouping.by_rule = !scope.within.empty() || scope.window || !scope.same.empty() || scope.least_words != 0;
  }
  grouping.one_group = share_a_group(database, scheme, a, b);
  grouping.family = common_family(database, scheme, a, b);
  grouping.distinct = !grouping.one_group && DistinctDocuments(database, a).hold(a, b);
  return grouping;
}

void put_parting_kinds(Row& row, const std::vector<EvidenceKind>& kinds) {
  row["parted_by"] = Row::array();
  for (const EvidenceKind kind : kinds) row["parted_by"].push_back(rule_of(kind).name);
}

std::string evidence_text(const std::vector<EvidenceKind>& kinds) {
  return kinds.empty() ? std::string() : fmt::format("\nnot duplicates: their {} differ", kinds_text(kinds));
}

PairVerdict pair_verdict(const PairExplanation& explanation, const PairGrouping& grouping) {
  const std::string note = group_note(grouping);
  if (!explanation.similarity) return {"unknown", "Unknown: the index does not hold the words of both. " + note};
  const std::string alike = likeness(explanation);
  const std::string threshold = "the threshold is " + similarity_number(grouping.threshold);
  const bool below = grouping.by_jaccard && !explanation.similarity->reaches(grouping.threshold);
  const std::string parts = kinds_text(explanation.parted_by);
  if (below) {
    PairGrouping without_rule = grouping;  // the similarity decides alone
    without_rule.by_rule = false;
    return {"different",
            fmt::format("Not near-duplicates: {}; {}. {}{}", alike, threshold,
                        parts.empty() ? "" : "Their " + parts + " differ, too. ", group_note(without_rule))};
  }
  if (!parts.empty())
    return {"different", fmt::format("Not near-duplicates: {}, but their {} differ. {}", alike, parts, note)};
  if (!grouping.by_jaccard) return {"similar", fmt::format("Similar: {}. {}", alike, note)};
  if (grouping.family != 0) {
    const char* const why = explanation.words && explanation.words->measures.edit_distance == std::size_t{0}
                                ? "but their titles, or other pages of it, part them"
                                : "but they differ in words of their own";
    return {"template", fmt::format("Pages of one template: {}, {}. {}", alike, why, note)};
  }
  if (explanation.without_numbers && grouping.one_group) {
    return {"near-duplicates",
            fmt::format("Near-duplicates by their canonical URL: {}; {}. {}", alike, threshold, note)};
  }
  if (explanation.bands_shared.empty() && grouping.one_group) {
    return {"missed", fmt::format("Near-duplicates: {}; {}; they share no band. {}", alike, threshold, note)};
  }
  if (explanation.bands_shared.empty()) {
    return {"missed", fmt::format("Near-duplicates that searches miss: {}; {}; but they share no band. {}", alike,
                                  threshold, note)};
  }
  return {"near-duplicates", fmt::format("Near-duplicates: {}; {}. {}", alike, threshold, near_group_note(grouping))};
}

void TextDifference::put(Row& row) const {
  row["sentence"] = text_or_null(sentence);
  row["only_in_document"] = only_in_document;
  row["only_in_representative"] = only_in_representative;
}

std::string TextDifference::words_text(const std::string& indent, const std::string& document,
                                       const std::string& representative) const {
  return line_of(words_to_show(only_in_document, more_in_document), indent, document) +
         line_of(words_to_show(only_in_representative, more_in_representative), indent, representative);
}

TextDifference text_difference(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                               Xapian::docid representative, Xapian::docid document) {
  const PairExplanation explanation = explain_pair(database, scheme, tokenizer, representative, document);
  if (!explanation.words || !explanation.similarity) return {};
  if (explanation.words->measures.edit_distance == std::size_t{0} && explanation.similarity->jaccard == 1)
    return {"the same text", {}, {}};
  const WordComparison& words = *explanation.words;
  return {how_alike(words, explanation.similarity->jaccard, explanation.without_numbers), words.only_in_b,
          words.only_in_a, words.more_in_b, words.more_in_a};
}

}  // namespace neardup::cli
