#include "check/incremental_state_check.h"

#include <algorithm>

#include "database/metadata_keys.h"
#include "record/database_scheme.h"
#include "record/incremental_state.h"

namespace neardup {

namespace {

/** The rule line of the incremental state; empty if there is none. */
std::string rule_of_incremental_state(const Xapian::Database& database, const Scheme& scheme) {
  const std::string head = database.get_metadata(incremental_state_key(scheme));
  return head.substr(0, std::min(head.size(), head.rfind('\n')));
}

/** Whether the line is that rule and a recorded version of the tokenizer's data. */
bool is_of_rule(const Xapian::Database& database, const Scheme& scheme, const std::string& line,
                const std::string& rule) {
  const std::vector<std::string> versions = recorded_tokenizer_versions(database, scheme);
  return std::any_of(versions.begin(), versions.end(), [&](const std::string& version) {
    const std::string begin = rule + " " + version;
    return line.compare(0, begin.size(), begin) == 0;
  });
}

}  // namespace

void check_incremental_state(const Xapian::Database& database, const Scheme& scheme, const std::string& rule,
                             const IssueSink& found) {
  if (database.get_metadata(incremental_state_key(scheme)).empty()) return;
  const std::string its_rule = rule_of_incremental_state(database, scheme);
  if (!read_incremental_state(database, scheme, its_rule)) {
    found(IssueKind::kDamagedState, 0,
          "the incremental state of grouping cannot be read: it is damaged, or xapian-compact mixed it with the state "
          "of another database");
    return;
  }
  if (is_of_rule(database, scheme, its_rule, rule)) return;
  found(IssueKind::kForeignState, 0,
        "the incremental state is of rule '" + its_rule + "', the recorded rule is '" + rule + "'");
}

std::optional<std::vector<Xapian::docid>> docids_of_incremental_state(const Xapian::Database& database,
                                                                      const Scheme& scheme) {
  if (database.get_metadata(incremental_state_key(scheme)).empty()) return std::nullopt;
  const std::optional<IncrementalState> incremental_state =
      read_incremental_state(database, scheme, rule_of_incremental_state(database, scheme));
  if (!incremental_state) return std::nullopt;
  std::vector<Xapian::docid> docids;
  docids.reserve(incremental_state->entries.size());
  for (const IncrementalState::Entry& entry : incremental_state->entries) docids.push_back(entry.docid);
  std::sort(docids.begin(), docids.end());
  return docids;
}

}  // namespace neardup
