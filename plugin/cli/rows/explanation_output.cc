#include "rows/explanation_output.h"

#include <algorithm>

#include <fmt/format.h>

#include "output/printable.h"
#include "rows/match_row.h"
#include "rows/pair_verdict.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kShownWords = 40;
constexpr std::size_t kContextWords = 5;

/** The words before and after a run in one of the texts. */
struct Context {
  std::string before;
  std::string after;
};

Context context_of(const MeasuredText& text, std::size_t begin, std::size_t length) {
  const std::size_t end = begin + length;
  return {passage_text(text, begin - std::min(begin, kContextWords), begin),
          passage_text(text, end, std::min(end + kContextWords, text.tokens.size()))};
}

Row family_row(const FamilyMatch& family) {
  Row bands = Row::array();
  for (const BandMatch& band : family.bands) {
    bands.push_back({{"band", band.label}, {"in_a", band.in_a}, {"in_b", band.in_b}, {"shared", band.shared}});
  }
  return {{"family", family.family.text()}, {"bands", bands}};
}

Row run_row(const WordComparison& words, const CommonRun& run) {
  const Context a = context_of(words.a, run.begin_in_a, run.length);
  const Context b = context_of(words.b, run.begin_in_b, run.length);
  return {{"words", run.length},          {"begin_in_a", run.begin_in_a},
          {"begin_in_b", run.begin_in_b}, {"text", passage_text(words.a, run.begin_in_a, run.begin_in_a + run.length)},
          {"before_in_a", a.before},      {"after_in_a", a.after},
          {"before_in_b", b.before},      {"after_in_b", b.after}};
}

/** Both ends of a long passage. */
std::string shortened(const MeasuredText& text, std::size_t begin, std::size_t end) {
  constexpr std::size_t kEnd = 10;
  if (end - begin <= 2 * kEnd + 2) return passage_text(text, begin, end);
  return passage_text(text, begin, begin + kEnd) + " ... " + passage_text(text, end - kEnd, end);
}

std::string run_in(const MeasuredText& text, std::size_t begin, std::size_t length) {
  const Context context = context_of(text, begin, length);
  return fmt::format("{}[{}]{}", context.before.empty() ? "" : context.before + " ",
                     shortened(text, begin, begin + length), context.after.empty() ? "" : " " + context.after);
}

std::vector<CommonRun> longest_first(std::vector<CommonRun> runs) {
  std::stable_sort(runs.begin(), runs.end(),
                   [](const CommonRun& x, const CommonRun& y) { return x.length > y.length; });
  return runs;
}

std::string runs_text(const WordComparison& words, std::size_t shown) {
  const std::vector<CommonRun> runs = longest_first(words.shared_runs);
  shown = std::min(shown, runs.size());
  std::string text =
      fmt::format("\nshared runs         {}{}", runs.size(), runs.size() > 1 ? " in the same order in both" : "");
  if (shown != 0 && shown != runs.size()) text += fmt::format(", the longest {}:", shown);
  const std::size_t longest = words.measures.longest_common_run.length;
  if (!runs.empty() && runs.front().length < longest) {
    text +=
        fmt::format("\n  the common run of {} is not among them: it stands in another order", counted(longest, "word"));
  }
  for (std::size_t i = 0; i != shown; ++i) {
    const CommonRun& run = runs[i];
    text += fmt::format("\n  {:<16}  first   {}\n  {:<16}  second  {}", counted(run.length, "word"),
                        printable(run_in(words.a, run.begin_in_a, run.length)), "",
                        printable(run_in(words.b, run.begin_in_b, run.length)));
  }
  return text;
}

std::string left_out_text(const PairExplanation& explanation) {
  std::string text;
  if (!explanation.left_out_of_a.empty() || !explanation.left_out_of_b.empty()) {
    text += fmt::format("\nleft out of first   {}\nleft out of second  {}", word_list(explanation.left_out_of_a),
                        word_list(explanation.left_out_of_b));
  }
  if (explanation.title_of_a != explanation.title_of_b) {
    text += fmt::format("\ntitle of first      {}\ntitle of second     {}", printable(explanation.title_of_a),
                        printable(explanation.title_of_b));
  }
  if (explanation.same_canonical) {
    text += fmt::format("\ncanonical URLs      {}", *explanation.same_canonical ? "the same" : "different");
  }
  return text + evidence_text(explanation.parted_by);
}

std::string bands_text(const PairExplanation& explanation) {
  std::string text = fmt::format("bands shared        {} of {}", explanation.bands_shared.size(), explanation.bands);
  for (const FamilyMatch& family : explanation.families) text += "\n  " + family_text(family);
  return text;
}

}  // namespace

std::string word_list(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i != std::min(words.size(), kShownWords); ++i) text += (i == 0 ? "" : " ") + words[i];
  if (words.size() > kShownWords) text += fmt::format(" ... and {} more", words.size() - kShownWords);
  return words.empty() ? "-" : printable(text);
}

std::string passage_text(const MeasuredText& text, std::size_t begin, std::size_t end) {
  if (begin >= end) return "";
  const std::size_t first = text.tokens[begin].begin;
  std::string passage;
  for (const char c : text.text.substr(first, text.tokens[end - 1].end - first)) {
    const bool space = c == ' ' || (c >= '\t' && c <= '\r');
    if (!space) passage += c;
    if (space && (passage.empty() || passage.back() != ' ')) passage += ' ';
  }
  return passage;
}

std::string family_text(const FamilyMatch& family) {
  std::string text = fmt::format("{:<18}", family.family.text());
  for (const BandMatch& band : family.bands) text += band.shared ? " " + band.label : " -";
  return text;
}

Row explanation_row(const PairExplanation& explanation) {
  const auto& words = explanation.words;
  Row row{{"bands_shared", explanation.bands_shared.size()}, {"bands", explanation.bands}, {"families", Row::array()}};
  for (const FamilyMatch& family : explanation.families) row["families"].push_back(family_row(family));
  add_similarity(row, explanation.hamming, explanation.similarity);
  add_measures(row, words ? std::optional(words->measures) : std::nullopt);
  row["longest_common_run_text"] = words ? Row(words->longest_common_run_text()) : Row(nullptr);
  row["shared_runs"] = words ? Row::array() : Row(nullptr);
  if (words) {
    for (const CommonRun& run : words->shared_runs) row["shared_runs"].push_back(run_row(*words, run));
  }
  row["only_in_a"] = words ? Row(words->only_in_a) : Row(nullptr);
  row["only_in_b"] = words ? Row(words->only_in_b) : Row(nullptr);
  row["title_of_a"] = explanation.title_of_a;
  row["title_of_b"] = explanation.title_of_b;
  row["left_out_of_a"] = explanation.left_out_of_a;
  row["left_out_of_b"] = explanation.left_out_of_b;
  put_parting_kinds(row, explanation.parted_by);
  row["same_canonical"] = value_or_null(explanation.same_canonical);
  return row;
}

std::string explanation_text(const PairExplanation& explanation, std::size_t runs) {
  std::string text = fmt::format("similarity          {}\n{}",
                                 similarity_text(explanation.hamming, explanation.similarity), bands_text(explanation));
  if (!explanation.words)
    return text + "\nwords               unknown: the positions in the index do not cover the texts" +
           left_out_text(explanation);
  const WordComparison& words = *explanation.words;
  const CommonRun& longest = words.measures.longest_common_run;
  return text +
         fmt::format("\nmeasures\n{}\nlongest common run  {}: {}{}\nonly in the first   {}\nonly in the second  {}",
                     measures_text(words.measures), counted(longest.length, "word"),
                     printable(shortened(words.a, longest.begin_in_a, longest.begin_in_a + longest.length)),
                     runs_text(words, runs), word_list(words_to_show(words.only_in_a, words.more_in_a)),
                     word_list(words_to_show(words.only_in_b, words.more_in_b))) +
         left_out_text(explanation);
}

}  // namespace neardup::cli
