#include "check/scheme_check.h"

#include <algorithm>
#include <set>

#include "database/document_id.h"
#include "database/metadata_keys.h"
#include "marks/distinct_pairs.h"
#include "neardup/measure.h"
#include "record/rule_words.h"
#include "record/scheme_record.h"
#include "record/weight_snapshot.h"

namespace neardup {

namespace {

void check_schemes(const Xapian::Database& database, const Scheme& scheme, const IssueSink& found) {
  const std::vector<Scheme> schemes = recorded_schemes(database);
  if (any_clash(schemes)) {
    found(IssueKind::kSeveralSchemes, 0,
          "signed with " + std::to_string(schemes.size()) + " schemes (" + names_of(schemes) + "), checked under " +
              scheme.name() + ": databases were merged, or a re-signing is unfinished");
  }
  const std::string resigning = database.get_metadata(kResigningKey);
  if (resigning.empty()) return;
  found(IssueKind::kSeveralSchemes, 0,
        "a re-signing under scheme " + resigning.substr(0, resigning.find('\n')) + " was interrupted");
}

void check_versions(const Xapian::Database& database, const Scheme& scheme, const std::string& running,
                    const IssueSink& found) {
  for (const std::string& version : recorded_tokenizer_versions(database, scheme)) {
    if (version == running) continue;
    found(IssueKind::kTokenizerData, 0,
          "some documents were signed with " + version + ", this program runs " + running + "; few words differ");
  }
}

/** Report weights of words that the rule needs and that cannot be read. */
void check_weights(const Xapian::Database& database, const Scheme& scheme, const std::string& rule,
                   const IssueSink& found) {
  const std::string measure = rule_word(rule, "measure").value_or("");
  const bool needed = measure == measure_name(Measure::kIdf) || measure == measure_name(Measure::kCosine);
  if (!needed || database.get_metadata(scheme_key(kWeightSnapshotKeys, scheme)).empty()) return;
  if (read_weight_snapshot(database, scheme)) return;
  found(IssueKind::kOtherGroups, 0,
        "the weights of words are damaged; the next run of 'xapian-neardup group' counts the words again");
}

void check_groups(const Xapian::Database& database, const Scheme& scheme, const IssueSink& found) {
  const std::string rule = rule_of_groups(database, scheme);
  if (rule.empty()) {
    const bool of_others = database.size() > 1;  // Xapian does not show the metadata of the others
    if (of_others || database.get_value_freq(scheme.slots.group_state) == 0) return;
    found(IssueKind::kStaleGroup, 0, "documents are grouped, but the rule is not recorded");
    return;
  }
  const std::string of_scheme = rule_word(rule, "scheme").value_or("");
  if (of_scheme != scheme.name()) {
    found(IssueKind::kStaleGroup, 0,
          "the recorded groups are of scheme '" + of_scheme + "', checked is " + scheme.name());
  } else if (!rule_word(rule, "families")) {
    found(IssueKind::kStaleGroup, 0,
          "the groups were formed by an earlier rule, which built them round the preferred document and did not split "
          "the "
          "families of one template");
  }
  if (rule_word(rule, "databases") || rule_word(rule, "references")) {
    found(IssueKind::kOtherGroups, 0,
          "grouped as one with other databases: not checked whether its groups are as a run would leave them");
    return;
  }
  check_weights(database, scheme, rule, found);
}

void check_distinct(const Xapian::Database& database, const IssueSink& found) {
  const std::vector<DistinctPair> pairs = distinct_pairs(database);
  const std::size_t entries = metadata_keys(database, kDistinctKeys).size();
  if (entries != pairs.size()) {
    found(IssueKind::kDistinct, 0,
          std::to_string(entries - pairs.size()) +
              " declarations of distinct documents cannot be read; declare them again");
  }
  std::set<std::string> missing;
  for (const DistinctPair& pair : pairs) {
    for (const std::string& id : {pair.first, pair.second}) {
      if (!find_document(database, id) && missing.insert(id).second) {
        found(IssueKind::kDistinct, 0,
              "'" + id + "' is declared distinct from '" + (id == pair.first ? pair.second : pair.first) +
                  "', but no document has that id");
      }
    }
  }
}

}  // namespace

void check_metadata(const Xapian::Database& database, const Scheme& scheme, const std::string& tokenizer_version,
                    const IssueSink& found) {
  check_schemes(database, scheme, found);
  check_versions(database, scheme, tokenizer_version, found);
  check_groups(database, scheme, found);
  check_distinct(database, found);
}

}  // namespace neardup
