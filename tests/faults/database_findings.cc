#include "faults/database_findings.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

#include "neardup/database_check.h"
#include "neardup/database_scheme.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup::faults {

namespace {

using FindingsByDocument = std::map<Xapian::docid, std::vector<Finding>>;

FindingsByDocument findings_under(const Xapian::Database& database, const Scheme& scheme) {
  FindingsByDocument findings;
  DatabaseCheckOptions options;
  options.words = true;
  options.found = [&](const Finding& finding) { findings[finding.docid].push_back(finding); };
  check_database(database, scheme, *tokenizer_for(scheme), options);
  return findings;
}

/** Signed documents that nothing recorded explains. */
std::vector<Finding> findings_without_scheme(const Xapian::Database& database) {
  const SchemeSlots slots = Scheme().slots;
  std::vector<Finding> findings;
  for (auto posting = database.postlist_begin(""); posting != database.postlist_end(""); ++posting) {
    const Xapian::Document document = database.get_document(*posting);
    if (document.get_value(slots.signature).empty() && document.get_value(slots.fingerprint).empty()) continue;
    findings.push_back({FindingKind::kForeignSignature, *posting, "signed, and no scheme is recorded"});
  }
  return findings;
}

std::size_t gravity(const std::vector<Finding>& findings) {
  return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(), [](const Finding& finding) {
    return finding_weight(finding.kind) != FindingWeight::kNote;
  }));
}

/** Keep of each document what is said under the scheme that has less to say. */
FindingsByDocument better_of(const FindingsByDocument& a, const FindingsByDocument& b) {
  FindingsByDocument better;
  for (const auto& [docid, findings] : a) {
    const auto other = b.find(docid);
    if (docid != 0 && other == b.end()) continue;
    const bool other_is_better = other != b.end() && gravity(other->second) < gravity(findings);
    better[docid] = other_is_better ? other->second : findings;
  }
  return better;
}

}  // namespace

std::vector<Finding> findings_of(const Xapian::Database& database) {
  std::optional<FindingsByDocument> best;
  for (const Scheme& scheme : recorded_schemes(database)) {
    FindingsByDocument findings = findings_under(database, scheme);
    best = best ? better_of(*best, findings) : std::move(findings);
  }
  if (!best) return findings_without_scheme(database);
  std::vector<Finding> all;
  for (const auto& [docid, findings] : *best) all.insert(all.end(), findings.begin(), findings.end());
  return all;
}

}  // namespace neardup::faults
