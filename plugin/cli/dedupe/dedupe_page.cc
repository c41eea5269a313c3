#include "dedupe/dedupe_page.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "output/printable.h"
#include "pages/page_frame.h"
#include "pages/report_parts.h"
#include "sign/signer.h"
#include "verify/text_measures.h"

namespace neardup::cli {

namespace {

/** "1.3 MB". */
std::string bytes_text(std::uint64_t bytes) {
  constexpr double kThousand = 1000;
  const char* const units[] = {"B", "kB", "MB", "GB"};
  auto value = static_cast<double>(bytes);
  std::size_t unit = 0;
  for (; value >= kThousand && unit != 3; ++unit) value /= kThousand;
  return fmt::format("{:.{}f} {}", value, unit == 0 ? 0 : 1, units[unit]);
}

std::string verdict(const DedupeReport& report) {
  const double share =
      report.bytes == 0 ? 0 : static_cast<double>(report.dropped_bytes) / static_cast<double>(report.bytes);
  return repeats_text(report, "without them the inputs are {} smaller", share);
}

std::string verdict_part(const DedupeReport& report) {
  const std::string act =
      report.removed.empty()
          ? fmt::format("{} of {} can go", bytes_text(report.dropped_bytes), bytes_text(report.bytes))
          : fmt::format("{}, {}", report.removed, bytes_text(report.removed_bytes));
  return fmt::format(
      "<p class=\"verdict\">{}</p>\n<p>{}. Each of these texts was compared word for word "
      "with the one that stays in its place.{}</p>\n",
      verdict(report), act, report.unchanged ? " The inputs are unchanged." : "");
}

std::string threshold_part(const DedupeReport& report) {
  constexpr ThresholdWords kWords{"What the threshold drops and keeps",
                                  "a text goes if its similarity with the text that stays is {} or more",
                                  "of {} texts that stay now, about {} would go",
                                  "{} dropped",
                                  "about {} more would stay, {} would be dropped",
                                  "See what another threshold would drop:"};
  return threshold_part(report, kWords) +
         commands_part({fmt::format("{} --threshold {} --groups", report.command, other_threshold(report.threshold))});
}

std::string pairs_of(const DedupeReport& report) {
  return pairs_part("Dropped by a narrow margin",
                    "The pairs of a group that are least alike. Should both stay? Then raise the threshold.",
                    report.borderline.grouped, {}) +
         pairs_part("Kept by a narrow margin",
                    "Pairs that both stay, because they are just below the threshold. Would one of them do? Then lower "
                    "it.",
                    report.borderline.apart, {});
}

constexpr std::size_t kSampleBytes = 1000;
constexpr std::uint64_t kLongestCompared = std::uint64_t{1} << 20U;  // bytes

class ReportMaker {
 public:
  ReportMaker(const DedupedCorpus& deduped, const Scheme& scheme, Tokenizer& tokenizer, double threshold)
      : records_(deduped.corpus.records),
        groups_(deduped.groups),
        listed_(listed_groups(deduped)),
        signer_(scheme),
        tokenizer_(tokenizer) {
    const DedupeCounts counts = counts_of(deduped);
    report_.threshold = threshold;
    report_.texts = counts.texts;
    report_.hidden = counts.dropped;
  }

  DedupeReport make() {
    count_bytes();
    for (const ListedGroup& group : listed_) count_members(group);
    for (std::size_t i = 0; i != std::min(listed_.size(), report_.kGroups); ++i)
      report_.largest_groups.push_back(reported(listed_[i]));
    add_pairs();
    count_looser();
    return std::move(report_);
  }

 private:
  std::uint64_t bytes_of(std::size_t item) const { return records_.end(item) - records_.place(item); }

  void count_bytes() {
    for (const CorpusRecords::Range& range : records_.ranges()) {
      if (range.begin != range.end) report_.bytes += records_.end(range.end - 1) - records_.place(range.begin);
    }
  }

  void count_members(const ListedGroup& group) {
    constexpr double kWhole = 100;
    for (const CorpusMember* member : group.members) {
      if (member->item == group.representative || member->item < records_.references()) continue;
      report_.dropped_bytes += bytes_of(member->item);
      ++report_.percents[static_cast<std::size_t>(member->to_representative * kWhole + 1e-7)];
    }
  }

  ReportedDocument document(std::size_t item) const {
    ReportedDocument document;
    document.name = records_.name(item);
    if (bytes_of(item) <= kLongestCompared) document.record.sample = records_.text(item).substr(0, kSampleBytes);
    return document;
  }

  ReportedGroup reported(const ListedGroup& group) const {
    ReportedGroup reported{group.id, group.members.size(), group.min_similarity, true, {document(group.representative)},
                           {}};
    for (const CorpusMember* member : group.members) {
      if (member->item == group.representative) continue;
      if (reported.named.size() == report_.kNamedOfAGroup) break;
      const bool shown = reported.shown.size() < report_.kShownOfAGroup;
      ReportedDocument& next = (shown ? reported.shown : reported.named).emplace_back(document(member->item));
      if (shown) next.words = comparison(group.representative, member->item);
    }
    return reported;
  }

  /** Nothing if one of them is too long. */
  std::optional<WordComparison> comparison(std::size_t a, std::size_t b) const {
    if (std::max(bytes_of(a), bytes_of(b)) > kLongestCompared) return std::nullopt;
    return compare_words(measured_text(signer_, tokenizer_, records_.text(a)),
                         measured_text(signer_, tokenizer_, records_.text(b)));
  }

  std::optional<BorderlinePair> pair(const CorpusPair& of) const {
    std::optional<WordComparison> words = comparison(of.first, of.second);
    if (!words) return std::nullopt;
    return BorderlinePair{document(of.first), document(of.second), of.similarity, *std::move(words)};
  }

  void add_pairs() {
    const PairReading read = [this](const CorpusPair& of) { return pair(of); };
    std::vector<CorpusPair> least;
    for (const ListedGroup& group : listed_) {
      const CorpusMember& member =
          **std::min_element(group.members.begin(), group.members.end(),
                             [](const auto* a, const auto* b) { return a->to_representative < b->to_representative; });
      least.push_back({member.representative, member.item, member.to_representative});
    }
    report_.borderline.grouped = grouped_pairs(std::move(least), read);
    report_.borderline.apart =
        apart_pairs(groups_.apart, read, [](std::uint32_t item) { return std::to_string(item); });
  }

  void count_looser() {
    report_.borderline.looked_up = report_.texts - report_.hidden;
    const std::optional<double> least = apart_from(report_.threshold);
    if (!least) return;
    for (const double step : {*least, report_.threshold - BorderlinePairs::kMargin / 2}) {
      std::set<std::uint32_t> reached;
      for (const CorpusPair& pair : groups_.apart) {
        if (pair.similarity >= step && pair.second >= records_.references()) reached.insert(pair.second);
      }
      report_.borderline.looser.push_back({step, reached.size()});
    }
  }

  const CorpusRecords& records_;
  const CorpusGroups& groups_;
  const std::vector<ListedGroup> listed_;
  const Signer signer_;
  Tokenizer& tokenizer_;
  DedupeReport report_;
};

}  // namespace

std::string dedupe_page(const DedupeReport& report) {
  const std::string groups = report.largest_groups.empty() ? "" : groups_part(report.largest_groups, "text", "stays");
  return page_frame("Near-duplicates found by dedupe", report_parts_style(),
                    verdict_part(report) + groups + threshold_part(report) + pairs_of(report));
}

DedupeReport dedupe_report(const DedupedCorpus& deduped, const Scheme& scheme, Tokenizer& tokenizer, double threshold,
                           const std::string& command) {
  DedupeReport report = ReportMaker(deduped, scheme, tokenizer, threshold).make();
  report.command = command;
  return report;
}

}  // namespace neardup::cli
