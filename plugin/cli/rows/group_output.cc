#include "rows/group_output.h"

#include <fmt/format.h>

#include "marks/taken_slots.h"
#include "output/printable.h"

namespace neardup::cli {

Row report_row(const GroupReport& report, const GrouperOptions& options) {
  Row row;
  row["documents"] = report.documents;
  row["unusable"] = report.unusable;
  row["slots_taken"] = report.slots_taken;
  row["without_time"] = report.without_time;
  row["without_field"] = report.without_field;
  row["too_short"] = report.too_short;
  row["groups"] = report.groups;
  row["grouped_documents"] = report.grouped_documents;
  row["largest_group"] = report.largest_group;
  row["min_similarity"] = report.groups == 0 ? Row(nullptr) : number_or_null(report.min_similarity);
  row["families"] = report.families;
  row["family_documents"] = report.family_documents;
  row["without_words"] = report.without_words;
  row["weighed_by"] = report.weighed_by;
  row["estimated_links"] = report.estimated_links;
  row["changed_documents"] = report.changed_documents;
  row["comparisons"] = report.comparisons;
  row["verified"] = report.verified;
  row["oversized_bands"] = report.oversized_bands;
  row["forgotten"] = report.forgotten;
  row["incremental"] = report.incremental;
  row["threshold"] = options.threshold;
  row["measure"] = measure_name(options.measure);
  row["prefer"] = options.prefer.text();
  row["within"] = options.scope.within.empty() ? Row(nullptr) : Row(options.scope.within);
  const auto& window = options.scope.window;
  row["max_days"] = window ? Row(fmt::format("{}:{}", window->slot, window->days)) : Row(nullptr);
  row["same"] = options.scope.same.empty() ? Row(nullptr) : Row(text_of(options.scope.same));
  row["min_words"] = options.scope.least_words;
  row["band_cap"] = options.band_cap;
  row["keep_families"] = options.keep_families;
  row["group_terms"] = options.group_terms;
  row["singles"] = options.singles;
  return row;
}

std::string report_text(const GroupReport& report, const GrouperOptions& grouper, bool planned) {
  std::string text =
      fmt::format("{}: {}", counted(report.documents, "signed document"), counted(report.groups, "group"));
  if (report.groups != 0) {
    text +=
        fmt::format(" of {}, the largest of {}", counted(report.grouped_documents, "document"), report.largest_group);
  }
  text += '\n';
  if (report.families != 0) {
    text += fmt::format("{} with {}, which differ in words of their own; '--families keep' groups them\n",
                        counted(report.families, "template"), counted(report.family_documents, "document"));
  }
  if (report.slots_taken != 0) {
    text += fmt::format("{} left as they are: another program keeps values in slots of the scheme; {}\n",
                        counted(report.slots_taken, "document"), kTakenSlotRemedy);
  }
  if (report.unusable != 0) {
    text += fmt::format("{} left out: signature damaged or of another scheme\n", counted(report.unusable, "document"));
  }
  if (report.without_time != 0) {
    text += fmt::format("{} in no group: no time recorded\n", counted(report.without_time, "document"));
  }
  if (report.without_field != 0) {
    text += fmt::format("{} in no group: without the field of --same\n", counted(report.without_field, "document"));
  }
  if (report.too_short != 0) {
    text += fmt::format("{} in no group: fewer words than --min-words\n", counted(report.too_short, "document"));
  }
  if (report.without_words != 0) {
    text += fmt::format(
        "{} compared with no other: the index lacks words that were signed; see 'xapian-neardup check --words'\n",
        counted(report.without_words, "document"));
  }
  if (report.groups != 0) {
    text += fmt::format("least {} of a document with the centre of its group {:.4f}",
                        grouper.measure == Measure::kJaccard ? "similarity" : measure_name(grouper.measure),
                        report.min_similarity);
    if (report.estimated_links != 0) text += fmt::format(", {} estimated", report.estimated_links);
    text += '\n';
  }
  if (report.weighed_by != 0) {
    text += fmt::format("words are weighed by {}; --recount counts again\n", counted(report.weighed_by, "document"));
  }
  if (report.oversized_bands != 0) {
    text += fmt::format(
        "{}: {} of groups were not compared through them, so some near-duplicates may have stayed apart; --band-cap {} "
        "compares more, and takes longer\n",
        counted(report.oversized_bands, "oversized band"), counted(report.forgotten, "centre"), 2 * grouper.band_cap);
  }
  return text + fmt::format("{} {}, {} compared, {} verified word for word{}",
                            counted(report.changed_documents, "document"), planned ? "would change" : "changed",
                            counted(report.comparisons, "pair"), report.verified,
                            report.incremental ? "; documents unchanged since the last run were kept" : "");
}

}  // namespace neardup::cli
