#include "rows/index_report.h"

#include <algorithm>
#include <initializer_list>

#include <fmt/format.h>

#include "output/listing.h"
#include "output/printable.h"

namespace neardup::cli {

namespace {

std::string named(const Duplicate& duplicate) {
  const bool exact = duplicate.similarity.verification == Verification::kExact;
  return fmt::format("{} ({:.4f}{})", duplicate.id.value_or(fmt::format("docid {}", duplicate.docid)),
                     duplicate.similarity.jaccard, exact ? "" : ", estimated");
}

}  // namespace

std::string IndexReport::text() const {
  std::string text = fmt::format("{} added, {} updated, {} unchanged", counted(added, "document"), updated, unchanged);
  if (deleted != 0) text += fmt::format(", {} deleted", deleted);
  if (doubtful != 0) text += fmt::format("; {} with doubtful content ('check' lists them)", doubtful);
  if (skipped_duplicates != 0) text += fmt::format("; {} skipped", counted(skipped_duplicates, "near-duplicate"));
  if (replaced_duplicates != 0) text += fmt::format("; {} replaced", counted(replaced_duplicates, "near-duplicate"));
  if (marked_duplicates != 0) text += fmt::format("; {} marked", counted(marked_duplicates, "near-duplicate"));
  if (failed != 0) text += fmt::format("; {} failed", failed);
  const double time = std::max(seconds, 1e-3);
  text += fmt::format("\n{:.1f} s, {:.0f} documents/s, {:.1f} MB/s of text", seconds,
                      static_cast<double>(written()) / time, static_cast<double>(bytes) / 1e6 / time);
  text += repeated.line("repeated", kOfKnownId);
  text += renamed.line("renamed", kOfOtherWords);
  text += renamed_records.line("renamed", kOfOtherRecord);
  text += rewritten.line("rewritten", kOfOtherText);
  text += same_url.line("same URL", kOfKnownUrl);
  text += learned_late.line("kept", kLearnedLate);
  text += held_back.line("kept", kOfUnreadPath);
  text += excluded.line("excluded", "by its site");
  text += empty.line("unsigned", kWithoutWords);
  const auto names_all = [](std::initializer_list<const NamedCount*> counts) {
    return std::all_of(counts.begin(), counts.end(), [](const NamedCount* count) { return count->names_all(); });
  };
  bool named = names_all(
      {&repeated, &renamed, &renamed_records, &rewritten, &same_url, &learned_late, &held_back, &excluded, &empty});
  for (const auto& [kind, inputs] : unread) {
    text += inputs.line("unread", kind);
    named = named && inputs.names_all();
  }
  if (is_empty() && failed + empty.count + excluded.count == 0 && unread.empty() && skipped.empty())
    text += "\nnothing was found to index";
  return text + skipped_text(skipped, named);
}

NEARDUP_ROW_OF(IndexReport, added, updated, unchanged, repeated, renamed, renamed_records, rewritten, deleted, same_url,
               learned_late, held_back, excluded, empty, unread, doubtful, skipped_duplicates, replaced_duplicates,
               marked_duplicates, failed, skipped, bytes, seconds, interrupted)

std::string IndexReport::json() const {
  Row row{{"event", "summary"}};
  row.update(Row(*this));
  return json_text(row);
}

std::string excluded_json(const std::string& id, const std::string& reason) {
  return json_text({{"event", "excluded"}, {"id", id}, {"reason", reason}});
}

std::vector<std::string> write_messages(const std::string& id, const WriteOutcome& arrival) {
  std::vector<std::string> messages;
  if (arrival.duplicate_of) {
    const char* done = arrival.action == WriteAction::kSkipped ? "skipped" : "marked";
    messages.push_back(fmt::format("{}: {}, a near-duplicate of {}", id, done, named(*arrival.duplicate_of)));
  }
  for (const Duplicate& replaced : arrival.replaced) {
    messages.push_back(fmt::format("{}: replaces {}", id, named(replaced)));
  }
  return messages;
}

}  // namespace neardup::cli
