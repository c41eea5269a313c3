#include "pages/report_parts.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "output/printable.h"
#include "pages/page_frame.h"
#include "pages/text_comparison.h"
#include "rows/pair_verdict.h"

namespace neardup::cli {

namespace {

constexpr const char* kReportStyle = R"(
.verdict { font-size: 1.3rem; font-weight: 600; max-width: 60rem; }
h3 { margin: 1.2rem 0 .2rem; font-size: 1rem; overflow-wrap: anywhere; }
.group { border-top: 1px solid var(--line); padding-bottom: .6rem; } .group ul { margin: .3rem 0; padding-left: 1.4rem; }
.group li, .verdict, .changes { overflow-wrap: anywhere; } .changes { max-width: 60rem; } .sample { color: var(--faint); overflow-wrap: anywhere; }
.pair { margin-bottom: 1.5rem; } .pair .texts { font-size: .9rem; }
.wide td, .wide th { text-align: left; }
pre { margin: .4rem 0; padding: .6rem .9rem; border-radius: .3rem; background: var(--soft); overflow-x: auto; }
a { color: var(--mark); }
.apart { margin-right: .4rem; } .parting, [class^="parts"] { display: none; } .apply { display: block; }
main:has(.apart:checked) .parting { display: block; }
@supports not selector(:has(*)) { .parting, [class^="parts"] { display: block; } }
)";

constexpr std::size_t kSampleBytes = 200;

/** Whether it was compared with the first of its group by bytes, since both have no words. */
bool is_equal_bytes(const ReportedDocument& document) {
  return document.words && document.words->a.tokens.empty() && document.words->b.tokens.empty();
}

/** How a document differs from the first of its group: in words, in their lines, and all of both to open. */
std::string changes_part(const ReportedDocument& document, const ReportedDocument& first) {
  constexpr ComparisonExtent kLines{8, 6, 30};
  constexpr ComparisonExtent kWhole{kAllWords, 300, 1000};
  if (!document.words) return {};
  const std::string alike =
      " <span class=\"faint\">" +
      (is_equal_bytes(document) ? "the same bytes" : how_alike(*document.words, document.words->measures.jaccard)) +
      "</span>";
  if (document.words->measures.edit_distance == std::size_t{0}) return alike;
  return alike + marked_changes(*document.words, kLines) + "<details><summary>All of both texts</summary>\n" +
         text_comparison(*document.words, first, document, kWhole) + "</details>";
}

/** A document of a group: where it is, its title if it differs, and a note. */
std::string member_item(const ReportedDocument& document, const ReportedDocument& first, const std::string& note) {
  const bool has_own_title = !document.record.caption.empty() && document.title() != first.title();
  return "<li>" + place_link(document) + (has_own_title ? ": " + isolated_text(document.title()) : "") +
         (note.empty() ? "" : " <span class=\"faint\">" + note + "</span>") + changes_part(document, first) + "</li>\n";
}

/** The members of a group that are not compared here. */
std::string named_part(const ReportedGroup& group) {
  if (group.shown.size() >= group.documents) return {};
  std::string items;
  for (const ReportedDocument& document : group.named) items += member_item(document, group.shown.front(), "");
  const std::size_t unnamed = group.documents - group.shown.size() - group.named.size();
  return fmt::format("<details><summary>and {} more</summary>\n<ul>\n{}</ul>\n{}</details>\n",
                     group.documents - group.shown.size(), items,
                     unnamed == 0 ? "" : fmt::format("<p class=\"faint\">{} are not named here</p>\n", unnamed));
}

std::string alike_in(const ReportedGroup& group) {
  if (group.shown.size() > 1 && is_equal_bytes(group.shown[1])) return "The same bytes";
  return (group.min_similarity == 1 ? "The same words"
                                    : "Least similarity " + similarity_number(group.min_similarity)) +
         (group.exact ? ", compared word for word" : ", partly estimated");
}

std::string group_part(const ReportedGroup& group, const std::string& noun, const std::string& first_note) {
  const ReportedDocument* const first = group.shown.empty() ? nullptr : &group.shown.front();
  std::string part =
      fmt::format("<div class=\"group\"><h3>{}: {}</h3>\n", isolated_text(first == nullptr ? group.id : first->title()),
                  counted(group.documents, noun));
  part += fmt::format("<p>{}. <span class=\"faint\">group <code>{}</code></span></p>\n", alike_in(group),
                      shown_text(group.id));
  if (first != nullptr && !first->record.sample.empty()) {
    part += fmt::format("<p class=\"sample\" dir=\"auto\">{}</p>\n",
                        shown_text(sample_of(first->record.sample, kSampleBytes)));
  }
  part += "<ul>\n";
  for (const ReportedDocument& document : group.shown)
    part += member_item(document, *first, &document == first ? first_note : "");
  return part + "</ul>\n" + named_part(group) + "</div>\n";
}

/** @param number  of the pair, from 1 on. */
std::string pair_part(const BorderlinePair& pair, const PairCommands& commands, std::size_t number) {
  constexpr ComparisonExtent kExtent{8, 6, 60};
  std::string below;
  if (commands.part)
    below += fmt::format("<p><label><input type=\"checkbox\" class=\"apart\" id=\"apart{}\">not the same</label></p>\n",
                         number);
  if (commands.explain)
    below += "<p class=\"faint\">All of both: <code>" + shown_text(commands.explain(pair)) + "</code></p>";
  return fmt::format("<div class=\"pair\"><h3>{}</h3>\n{}{}</div>\n", how_alike(pair.words, pair.similarity),
                     text_comparison(pair.words, pair.a, pair.b, kExtent), below);
}

/** The commands for the pairs that are ticked; parting_style() shows these alone, so that the page needs no script. */
std::string parting_part(const std::vector<BorderlinePair>& pairs, const PairCommands& commands) {
  std::string lines;
  for (std::size_t i = 0; i != pairs.size(); ++i)
    lines += fmt::format("<span class=\"parts{}\">{}</span>", i + 1, shown_text(commands.part(pairs[i])));
  return fmt::format(
      "<div class=\"parting\"><p>These commands keep the ticked pairs apart for good:</p>\n"
      "<pre tabindex=\"0\"><code>{}<span class=\"apply\">{}</span></code></pre></div>\n",
      lines, shown_text(commands.apply));
}

std::string parting_style() {
  std::string rules;
  for (std::size_t number = 1; number <= BorderlinePairs::kPairs; ++number)
    rules += fmt::format("main:has(#apart{0}:checked) .parts{0} {{ display: block; }}\n", number);
  return rules;
}

/** What thresholds above the present one would show again. */
std::string stricter_rows(const NearDuplicateReport& report, const char* words) {
  constexpr unsigned kStep = 5;
  constexpr unsigned kRows = 2;
  constexpr unsigned kWhole = 100;
  std::string rows;
  unsigned percents = (static_cast<unsigned>(report.threshold * kWhole + 1e-7) / kStep + 1) * kStep;
  for (unsigned i = 0; i != kRows && percents <= kWhole; ++i, percents += kStep) {
    const std::size_t shown =
        std::accumulate(report.percents.begin(), report.percents.begin() + percents, std::size_t{0});
    rows += table_row({fmt::format("{:.2f}", percents / static_cast<double>(kWhole)),
                       fmt::format(fmt::runtime(words), with_commas(shown),
                                   with_commas(report.hidden - std::min(shown, report.hidden)))},
                      "td");
  }
  return rows;
}

/** What other thresholds would hide. */
std::string threshold_table(const NearDuplicateReport& report, const ThresholdWords& words) {
  std::string part = "<div class=\"wide\" tabindex=\"0\"><table>\n" + table_row({"threshold", "effect"}, "th");
  for (const ThresholdStep& step : report.borderline.looser) {
    part += table_row({fmt::format("{:.2f}", step.threshold),
                       fmt::format(fmt::runtime(words.looser), with_commas(report.borderline.looked_up),
                                   with_commas(step.documents))},
                      "td");
  }
  part += table_row(
      {fmt::format("{:.2f} (now)", report.threshold), fmt::format(fmt::runtime(words.now), with_commas(report.hidden))},
      "td");
  return part + stricter_rows(report, words.stricter) + "</table></div>\n";
}

}  // namespace

std::string report_parts_style() {
  return std::string(kPagePartsStyle) + kTextComparisonStyle + kReportStyle + parting_style();
}

std::string commands_part(const std::vector<std::string>& commands) {
  std::string part;
  for (const std::string& command : commands) part += shown_text(command) + "\n";
  return "<pre tabindex=\"0\"><code>" + part + "</code></pre>\n";
}

std::string groups_part(const std::vector<ReportedGroup>& groups, const std::string& noun, const std::string& first) {
  std::string part =
      "<h2>Largest groups</h2>\n<p class=\"faint\">Words of the first text of a group alone are <del>marked so</del>, "
      "words of another one alone <ins>so</ins>.</p>\n";
  for (const ReportedGroup& group : groups) part += group_part(group, noun, first);
  return part;
}

std::string pairs_part(const std::string& title, const std::string& question, const std::vector<BorderlinePair>& pairs,
                       const PairCommands& commands) {
  if (pairs.empty()) return {};
  std::string part = "<h2>" + title + "</h2>\n<p>" + question + "</p>\n";
  for (std::size_t i = 0; i != pairs.size(); ++i) part += pair_part(pairs[i], commands, i + 1);
  return commands.part ? part + parting_part(pairs, commands) : part;
}

std::string threshold_part(const NearDuplicateReport& report, const ThresholdWords& words) {
  return fmt::format(
      "<h2>{}</h2>\n<p>Now {}. The similarity of two texts is the number of runs of three words in both, divided by "
      "the "
      "runs in either.</p>\n{}<p>{}</p>\n",
      words.title, fmt::format(fmt::runtime(words.rule), similarity_number(report.threshold)),
      threshold_table(report, words), words.next);
}

double other_threshold(double threshold) {
  return threshold < 0.95 ? 0.95 : 0.9;
}

std::string repeats_text(const NearDuplicateReport& report, const char* rest, double share) {
  if (report.hidden == 0) return fmt::format("None of {} texts repeats another.", with_commas(report.texts));
  return fmt::format("{} of {} texts {} another; {}.", with_commas(report.hidden), with_commas(report.texts),
                     report.hidden == 1 ? "repeats" : "repeat", fmt::format(fmt::runtime(rest), percent(share)));
}

}  // namespace neardup::cli
