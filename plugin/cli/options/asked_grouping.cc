#include "options/asked_grouping.h"

#include <fmt/format.h>

#include "output/counted.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

std::string words_of(const GrouperOptions& options, std::size_t databases, std::size_t references) {
  std::string words = fmt::format("threshold {}, prefer {}", options.threshold, options.prefer.text());
  if (options.measure != Measure::kJaccard) words += ", measure " + measure_name(options.measure);
  if (!options.scope.within.empty()) words += ", within " + printable(options.scope.within);
  if (const auto& window = options.scope.window) words += fmt::format(", max-days {}:{}", window->slot, window->days);
  if (options.scope.same) words += ", same " + options.scope.same->text();
  if (options.scope.least_words != 0) words += fmt::format(", min-words {}", options.scope.least_words);
  if (options.band_cap != GrouperOptions().band_cap) words += fmt::format(", band-cap {}", options.band_cap);
  if (options.keep_families) words += ", families keep";
  if (databases > 1) words += fmt::format(", {} databases as one", databases);
  if (references != 0) words += ", " + counted(references, "reference");
  return words;
}

}  // namespace

GrouperOptions chosen_grouping(const AskedGrouping& asked, const std::optional<RecordedGrouping>& before) {
  GrouperOptions chosen = before ? before->options : GrouperOptions();
  if (asked.threshold) chosen.threshold = *asked.threshold;
  if (asked.measure) chosen.measure = measure_named(*asked.measure);
  if (asked.prefer) chosen.prefer = Preference::parse(*asked.prefer);
  if (asked.within) chosen.scope.within = *asked.within == kNoBound ? "" : *asked.within;
  if (asked.max_days == kNoBound) {
    chosen.scope.window.reset();
  } else if (asked.max_days) {
    chosen.scope.window = TimeWindow::parse(*asked.max_days);
  }
  if (asked.same == kNoBound) {
    chosen.scope.same.reset();
  } else if (asked.same) {
    chosen.scope.same = SameField::parse(*asked.same);
  }
  if (asked.least_words) chosen.scope.least_words = *asked.least_words;
  if (asked.band_cap) chosen.band_cap = *asked.band_cap;
  if (asked.families) chosen.keep_families = *asked.families == kKeepFamilies;
  return chosen;
}

std::optional<RecordedGrouping> grouping_before(const Xapian::Database& database, const Scheme& scheme,
                                                const AskedGrouping& asked) {
  try {
    return recorded_grouping(database, scheme);
  } catch (const Xapian::InvalidArgumentError& error) {
    if (asked.threshold && asked.prefer) return std::nullopt;
    throw Xapian::InvalidArgumentError(error.get_msg() + "; give --threshold and --prefer to set another rule");
  }
}

std::string grouping_text(const GrouperOptions& chosen, std::size_t databases,
                          const std::optional<RecordedGrouping>& before) {
  const std::string now = words_of(chosen, databases, chosen.references.size());
  if (!before) return "rule: " + now;
  const std::string then = words_of(before->options, before->databases, before->references);
  return "rule: " + now + (then == now ? "; unchanged" : "; previously: " + then);
}

}  // namespace neardup::cli
