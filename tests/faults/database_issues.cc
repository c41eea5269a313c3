#include "faults/database_issues.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

#include "check/scheme_check.h"
#include "record/scheme_record.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::faults {

namespace {

using IssuesByDocument = std::map<Xapian::docid, std::vector<Issue>>;

IssuesByDocument issues_under(const Xapian::Database& database, const Scheme& scheme) {
  IssuesByDocument issues;
  DatabaseCheckOptions options;
  options.words = true;
  options.found = [&](const Issue& issue) { issues[issue.docid].push_back(issue); };
  check_database(database, scheme, *tokenizer_for(scheme), options);
  return issues;
}

/** Signed documents that nothing recorded explains. */
std::vector<Issue> findings_without_scheme(const Xapian::Database& database) {
  const SchemeSlots slots = Scheme().slots;
  std::vector<Issue> issues;
  for (auto posting = database.postlist_begin(""); posting != database.postlist_end(""); ++posting) {
    const Xapian::Document document = database.get_document(*posting);
    if (document.get_value(slots.signature).empty() && document.get_value(slots.fingerprint).empty()) continue;
    issues.push_back({IssueKind::kForeign, *posting, "signed, and no scheme is recorded"});
  }
  return issues;
}

std::size_t gravity(const std::vector<Issue>& issues) {
  return static_cast<std::size_t>(std::count_if(
      issues.begin(), issues.end(), [](const Issue& issue) { return issue_weight(issue.kind) != IssueWeight::kNote; }));
}

/** Keep of each document what is said under the scheme that has less to say. */
IssuesByDocument better_of(const IssuesByDocument& a, const IssuesByDocument& b) {
  IssuesByDocument better;
  for (const auto& [docid, issues] : a) {
    const auto other = b.find(docid);
    if (docid != 0 && other == b.end()) continue;
    const bool other_is_better = other != b.end() && gravity(other->second) < gravity(issues);
    better[docid] = other_is_better ? other->second : issues;
  }
  return better;
}

}  // namespace

std::vector<Issue> issues_of(const Xapian::Database& database) {
  std::optional<IssuesByDocument> best;
  for (const Scheme& scheme : recorded_schemes(database)) {
    IssuesByDocument issues = issues_under(database, scheme);
    best = best ? better_of(*best, issues) : std::move(issues);
  }
  if (!best) return findings_without_scheme(database);
  std::vector<Issue> all;
  for (const auto& [docid, issues] : *best) all.insert(all.end(), issues.begin(), issues.end());
  return all;
}

}  // namespace neardup::faults
