#include "rows/sample_report.h"

#include <optional>
#include <tuple>

#include <fmt/format.h>

#include "databases/database_opening.h"
#include "output/printable.h"
#include "record/scheme_record.h"
#include "sample/threshold_advice.h"

namespace neardup::cli {

namespace {

constexpr std::size_t kFirstClass = 2;  // from 0.1: unrelated pairs lie below

Row estimate_row(const std::optional<ShareEstimate>& estimate) {
  if (!estimate) return nullptr;
  return {{"share", number_or_null(estimate->share)},
          {"lower", number_or_null(estimate->interval.lower)},
          {"upper", number_or_null(estimate->interval.upper)},
          {"effective_size", number_or_null(estimate->effective_size)}};
}

Row tenth_row(std::size_t tenth, const BandRecall& recall) {
  return {{"from", number_or_null(static_cast<double>(tenth) / 10)},
          {"pairs", recall.pairs},
          {"candidates", recall.candidates},
          {"expected", number_or_null(recall.expected)}};
}

/** The middle of the valley. */
std::optional<double> valley_of(const MethodFigures& figures) {
  const std::optional<Interval> valley = figures.similarities.valley();
  return valley ? std::optional(valley->middle()) : std::nullopt;
}

Row pair_row(const std::optional<SimilarPair>& pair) {
  if (!pair) return nullptr;
  return {{"id1", pair->first}, {"id2", pair->second}, {"jaccard", number_or_null(pair->similarity)}};
}

Row advice_row(const std::optional<ThresholdAdvice>& advice) {
  if (!advice) return nullptr;
  return {{"threshold", number_or_null(advice->threshold)},
          {"begin", number_or_null(advice->begin)},
          {"below", pair_row(advice->below)},
          {"above", pair_row(advice->above)}};
}

Row method_row(const MethodFigures& figures) {
  return {{"features", figures.method.text()},
          {"near_duplicates", figures.near_duplicates},
          {"histogram", figures.similarities.counts()},
          {"valley", number_or_null(valley_of(figures))},
          {"chance_share", number_or_null(figures.chance_share)}};
}

std::string estimate_text(const std::optional<ShareEstimate>& estimate) {
  return fmt::format("{:.4f} (95 % interval {:.4f} to {:.4f})", estimate->share, estimate->interval.lower,
                     estimate->interval.upper);
}

std::string or_dash(std::optional<double> number, const char* format) {
  return number ? fmt::format(fmt::runtime(format), *number) : "-";
}

std::string documents_text(const RecallSampleOptions& options, const RecallSample& sample) {
  std::string text = fmt::format("{} of {} drawn with seed {}, each compared with {}", sample.drawn,
                                 counted(sample.documents, "signed document"), options.seed, compared_text(sample));
  const std::tuple<std::size_t, const char*, const char*> left_out[] = {
      {sample.unread, "document", "the index does not hold their words"},
      {sample.unusable, "signature", "damaged or of another scheme"},
      {sample.distinct, "pair", "declared distinct"}};
  for (const auto& [number, noun, why] : left_out) {
    if (number != 0) text += fmt::format("\n            {} left out: {}", counted(number, noun), why);
  }
  return text;
}

std::string recall_text(const Scheme& scheme, const RecallSampleOptions& options, const RecallSample& sample) {
  if (!sample.candidates) {
    return fmt::format(
        "unknown: no drawn document has a near-duplicate at {} by {}; raise --documents or lower --threshold",
        options.threshold, scheme.features.text());
  }
  std::string text =
      fmt::format("{} of {} at {} by {} share a band", estimate_text(sample.candidates),
                  counted(sample.near_duplicates.pairs, "near-duplicate"), options.threshold, scheme.features.text());
  if (sample.near_duplicates.expected) {
    text += fmt::format("\nexpected    {:.4f} for these pairs, by the MinHash bands", *sample.near_duplicates.expected);
  }
  return text + "\nreported    " + estimate_text(sample.reported) + " by 'find'";
}

std::string candidates_text(const RecallSample& sample) {
  std::uint64_t candidates = 0;
  for (const BandRecall& recall : sample.by_similarity) candidates += recall.candidates;
  return fmt::format("{:.2f} per document, {:.2f} of them near-duplicates",
                     static_cast<double>(candidates) / static_cast<double>(sample.drawn),
                     static_cast<double>(sample.near_duplicates.candidates) / static_cast<double>(sample.drawn));
}

std::string tenths_text(const RecallSample& sample) {
  std::string text = fmt::format("{:<12}{:>12}{:>15}{:>10}", "similarity", "pairs", "share a band", "expected");
  for (std::size_t tenth = sample.by_similarity.size(); tenth-- != 0;) {
    const BandRecall& recall = sample.by_similarity[tenth];
    if (recall.pairs == 0) continue;
    text += fmt::format(
        "\n{:<12}{:>12}{:>15.4f}{:>10}",
        fmt::format("{:.1f} to {:.1f}", 0.1 * static_cast<double>(tenth), 0.1 * static_cast<double>(tenth + 1)),
        recall.pairs, static_cast<double>(recall.candidates) / static_cast<double>(recall.pairs),
        or_dash(recall.expected, "{:.4f}"));
  }
  return text;
}

/** The heading of a method's column; the scheme's own method has a star. */
std::string column_name(const RecallSample& sample, std::size_t method) {
  const FeatureMethod& features = sample.methods[method].method;
  return (features.of_token_hashes() ? std::to_string(features.length) : features.text()) +
         (method == sample.own ? "*" : "");
}

/** A line of the table of methods: a name, and a cell for each. */
template <typename Cell>
std::string method_line(const RecallSample& sample, const std::string& name, Cell cell) {
  std::string line = fmt::format("{:<13}", name);
  for (std::size_t m = 0; m != sample.methods.size(); ++m) {
    line += fmt::format("{:>{}}", cell(m), std::max<std::size_t>(8, column_name(sample, m).size() + 1));
  }
  return line + "\n";
}

std::string histogram_text(const RecallSample& sample) {
  std::string text = method_line(sample, "N words", [&](std::size_t m) { return column_name(sample, m); });
  for (std::size_t i = SimilarityHistogram::kClasses; i-- != kFirstClass;) {
    const auto count = [&](std::size_t m) { return sample.methods[m].similarities.counts()[i]; };
    std::string line = method_line(
        sample, fmt::format("{:.2f} to {:.2f}", 0.05 * static_cast<double>(i), 0.05 * static_cast<double>(i + 1)),
        count);
    line.back() = ' ';
    text += line + " " + doubling_bar(count(sample.own));
    text.erase(text.find_last_not_of(' ') + 1);
    text += "\n";
  }
  text +=
      method_line(sample, "valley at", [&](std::size_t m) { return or_dash(valley_of(sample.methods[m]), "{:.3f}"); });
  const auto percent = [](std::optional<double> share) {
    return share ? fmt::format("{:.2f} %", *share * 100) : std::string("-");
  };
  text += method_line(sample, "by chance", [&](std::size_t m) { return percent(sample.methods[m].chance_share); });
  return text;
}

/** How the scheme's features differ from the advice, and how to change them; empty if they do not differ. */
std::string change_advice(const Scheme& scheme, unsigned advised_length) {
  const bool runs = scheme.features.of_token_hashes();
  if (runs && scheme.features.length == advised_length) return "";
  const std::string own = fmt::format("\n            the scheme's features are {}", scheme.features.text());
  if (runs && scheme.features.length > advised_length)
    return own + ": these are rare too, but each edit changes more of them";
  Scheme advised = scheme;
  advised.features = {"word", advised_length};
  return own + fmt::format("; to sign with runs of words, use --scheme '{}'", brief_text(advised));
}

std::string length_advice(const Scheme& scheme, const RecallSample& sample) {
  if (sample.unrelated_pairs == 0) {
    return "none: all pairs of documents share a run of 9 words; they may have a common header or footer";
  }
  if (!sample.advised_length) {
    return "none: even unrelated documents share runs of 9 words";
  }
  return fmt::format("{}: less than {:.0f} % of a document's runs occur in another document by chance",
                     counted(*sample.advised_length, "word"), kRareShare * 100) +
         change_advice(scheme, *sample.advised_length);
}

std::string gap_text(const RecallSample& sample) {
  const MethodFigures& own = sample.methods[sample.own];
  const std::optional<Interval> gap = own.similarities.valley();
  if (!gap) {
    return fmt::format("no valley between unlike texts and near-duplicates by {}: too few pairs, or no gap",
                       own.method.text());
  }
  return fmt::format(
      "{0:.2f} to {1:.2f} is the valley between unlike texts and near-duplicates by {2}\n"
      "            choose bands for its upper end with: xapian-neardup plan --threshold {1:.2f}",
      gap->lower, gap->upper, own.method.text());
}

/** What to do about a recall, in a sentence. */
std::string recall_sentence(const RecallSampleOptions& options, const RecallSample& sample, const std::string& note) {
  if (!sample.candidates) {
    return fmt::format("No near-duplicates at {} or more among {} drawn of {}{}: the recall is unknown.",
                       options.threshold, sample.drawn, counted(sample.documents, "document"), note);
  }
  return fmt::format("The bands find {} of the near-duplicates at {} or more (95 % interval {} to {}, {}{}).",
                     percent(sample.candidates->share), options.threshold, percent(sample.candidates->interval.lower),
                     percent(sample.candidates->interval.upper), counted(sample.drawn, "document") + " drawn", note);
}

std::string pair_line(const std::optional<SimilarPair>& pair, const char* what) {
  if (!pair) return "";
  return fmt::format("\n  {:.4f}  {}  {}, {}", pair->similarity, printable(pair->first), printable(pair->second), what);
}

/** Why this threshold. */
std::string reason_of(const ThresholdAdvice& advice) {
  if (!advice.begin) return "the usual threshold, because no gap tells unlike texts from near-duplicates";
  if (*advice.begin >= advice.threshold) return "where near-duplicates begin";
  if (!advice.of_bands)
    return fmt::format("the usual threshold; near-duplicates may begin at {:.2f}: judge the pairs below",
                       *advice.begin);
  return fmt::format("though near-duplicates begin at {:.2f}, because the bands find too few of those below",
                     *advice.begin);
}

std::string threshold_recommendation(const std::string& place, const ThresholdAdvice& advice) {
  const GroupCommand command = group_command(place);
  const std::string pairs =
      pair_line(advice.below, "the most similar pair below") + pair_line(advice.above, "the least similar pair above");
  const bool in_doubt = advice.begin && *advice.begin < advice.threshold && !advice.of_bands;
  const std::string list =
      in_doubt ? fmt::format("\n  xapian-neardup pairs {} --threshold {:.2f}", shell_word(place), *advice.begin) : "";
  return fmt::format("Recommended: keep the scheme, and group at {:.2f}, {}{}:\n  {} --threshold {:.2f}{}{}{}",
                     advice.threshold, reason_of(advice), command.where.empty() ? "" : "," + command.where,
                     command.text, advice.threshold,
                     pairs.empty() ? "" : "\nCompare the pairs that it stands on:", pairs, list);
}

/** One recommendation, and its command. */
std::string recommendation(const std::string& place, const Scheme& scheme, const RecallSampleOptions& options,
                           const RecallSample& sample) {
  const std::optional<ThresholdAdvice> advice = threshold_advice(scheme, sample);
  if (!advice) {
    return fmt::format(
        "No recommendation: {} are too few to tell what similarity near-duplicates have; at least {} are needed.",
        counted(sample.documents, "document"), kLeastAdvisingDocuments);
  }
  const bool runs = scheme.features.of_token_hashes();
  if (sample.advised_length && runs && scheme.features.length < *sample.advised_length) {
    Scheme advised = scheme;
    advised.features = {"word", *sample.advised_length};
    return fmt::format(
        "Recommended: sign by runs of {}, because unlike texts share too many shorter ones:\n"
        "  xapian-neardup sign {} --resign --scheme '{}'",
        counted(*sample.advised_length, "word"), shell_word(place), brief_text(advised));
  }
  constexpr double kGood = 0.95;
  if (sample.candidates && sample.candidates->share < kGood) {
    return fmt::format("Recommended: bands that find more:\n  xapian-neardup plan --threshold {} --recall 0.98",
                       options.threshold);
  }
  return threshold_recommendation(place, *advice);
}

}  // namespace

std::string sample_recommendation(const std::string& place, const Scheme& scheme, const RecallSampleOptions& options,
                                  const RecallSample& sample, const std::string& threshold_note) {
  constexpr double kShortText = 60;  // words
  std::string text = recall_sentence(options, sample, threshold_note);
  text += "\n" + recommendation(place, scheme, options, sample);
  if (sample.median_tokens > 0 && sample.median_tokens <= kShortText) {
    text +=
        fmt::format("\nHalf of the texts have at most {:.0f} words. If they are titles or records, do this instead. {}",
                    sample.median_tokens, kShortTextAdvice);
  }
  return text;
}

std::string compared_text(const RecallSample& sample) {
  return sample.compared == sample.documents ? "all others" : fmt::format("{} of the others", sample.compared);
}

std::string doubling_bar(std::uint64_t number) {
  std::string bar;
  for (; number != 0; number /= 2) bar += '#';
  return bar;
}

Row sample_row(const Scheme& scheme, const RecallSampleOptions& options, const RecallSample& sample) {
  Row by_similarity = Row::array();
  for (std::size_t i = 0; i != sample.by_similarity.size(); ++i)
    by_similarity.push_back(tenth_row(i, sample.by_similarity[i]));
  Row methods = Row::array();
  for (const MethodFigures& figures : sample.methods) methods.push_back(method_row(figures));
  return {{"scheme", scheme.text()},
          {"threshold", options.threshold},
          {"seed", options.seed},
          {"documents", sample.documents},
          {"unread", sample.unread},
          {"unusable", sample.unusable},
          {"distinct", sample.distinct},
          {"drawn", sample.drawn},
          {"compared", sample.compared},
          {"near_duplicates", sample.near_duplicates.pairs},
          {"candidates", estimate_row(sample.candidates)},
          {"expected", number_or_null(sample.near_duplicates.expected)},
          {"reported", estimate_row(sample.reported)},
          {"by_similarity", std::move(by_similarity)},
          {"methods", std::move(methods)},
          {"own", sample.own},
          {"unrelated_pairs", sample.unrelated_pairs},
          {"median_tokens", sample.median_tokens},
          {"advised_length", value_or_null(sample.advised_length)},
          {"valley", number_or_null(valley_of(sample.methods[sample.own]))},
          {"recommended", advice_row(threshold_advice(scheme, sample))}};
}

std::string sample_text(const Scheme& scheme, const RecallSampleOptions& options, const RecallSample& sample) {
  return fmt::format(
      "documents   {}\n"
      "recall      {}\n"
      "candidates  {}\n\n{}\n\n"
      "Pairs by their similarity in runs of N words; * marks the scheme's own features. In their bar each # "
      "doubles.\n{}\n"
      "shingles    {}\n"
      "threshold   {}",
      documents_text(options, sample), recall_text(scheme, options, sample), candidates_text(sample),
      tenths_text(sample), histogram_text(sample), length_advice(scheme, sample), gap_text(sample));
}

}  // namespace neardup::cli
