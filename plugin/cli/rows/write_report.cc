#include "rows/write_report.h"

#include <fmt/format.h>

namespace neardup::cli {

namespace {

std::string named(const Duplicate& duplicate) {
  const bool exact = duplicate.similarity.verification == Verification::kExact;
  return fmt::format("{} ({:.4f}{})", duplicate.id.value_or(fmt::format("docid {}", duplicate.docid)),
                     duplicate.similarity.jaccard, exact ? "" : ", estimated");
}

}  // namespace

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
