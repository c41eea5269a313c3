#include "dedupe/dedupe_page.h"

#include <fmt/format.h>

#include "output/counted.h"
#include "pages/page_frame.h"
#include "pages/report_parts.h"

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
  if (report.dropped == 0) return fmt::format("None of {} texts repeats another.", with_commas(report.texts));
  return fmt::format(
      "{} of {} texts {} another; without them the inputs are {} smaller.", with_commas(report.dropped),
      with_commas(report.texts), report.dropped == 1 ? "repeats" : "repeat",
      percent(report.bytes == 0 ? 0 : static_cast<double>(report.dropped_bytes) / static_cast<double>(report.bytes)));
}

std::string verdict_part(const DedupeReport& report) {
  return fmt::format(
      "<p class=\"verdict\">{}</p>\n<p>{} of {} can go. Each of these texts was compared word for word "
      "with the centre of its group. The inputs are unchanged.</p>\n",
      verdict(report), bytes_text(report.dropped_bytes), bytes_text(report.bytes));
}

std::string threshold_part(const DedupeReport& report) {
  constexpr ThresholdWords kWords{"of {} texts that stay now, about {} would go", "{} dropped",
                                  "about {} more would stay, {} would be dropped"};
  const ThresholdEffects effects{report.threshold, report.dropped, report.percents, report.borderline.looser,
                                 report.borderline.looked_up};
  const double other = report.threshold < 0.95 ? 0.95 : 0.9;
  return fmt::format(
             "<h2>What the threshold drops and keeps</h2>\n<p>The threshold is {0}: a text goes if {1} or more of it "
             "is "
             "the same as in the centre of its group. The part is counted by runs of words in both, of all runs in "
             "either.</p>\n",
             report.threshold, percent(report.threshold)) +
         threshold_table(effects, kWords) + "<p>See what another threshold would drop:</p>\n" +
         commands_part({fmt::format("{} --threshold {} --groups", report.command, other)});
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

}  // namespace

std::string dedupe_page(const DedupeReport& report) {
  const std::string groups = report.largest_groups.empty() ? "" : groups_part(report.largest_groups, "text");
  return page_frame("Near-duplicates found by dedupe", report_parts_style(),
                    verdict_part(report) + groups + threshold_part(report) + pairs_of(report));
}

}  // namespace neardup::cli
