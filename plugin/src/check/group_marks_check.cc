#include "check/group_marks_check.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "check/metadata_check.h"
#include "check/signature_check.h"
#include "database/docid_list.h"
#include "database/number_text.h"
#include "database/prefixed_terms.h"
#include "groups/group_id.h"
#include "marks/stored_terms.h"
#include "record/rule_words.h"
#include "scope/same_field.h"
#include "scope/scope_terms.h"

namespace neardup {

namespace {

/** Most groups of one scope for one text: far more than anyone declares distinct. */
constexpr std::uint32_t kOrdinals = 256;

std::optional<double> recorded_threshold(const std::string& rule) {
  const std::optional<std::string> text = rule_word(rule, "threshold");
  if (!text) return std::nullopt;
  double threshold = 0;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), threshold);
  if (error != std::errc() || end != text->data() + text->size()) return std::nullopt;
  return stored_similarity(threshold);
}

/** The term that a document's groups are confined to; empty for none. */
std::string scope_term(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid,
                       const std::string& rule) {
  const std::optional<std::string> prefix = rule_word(rule, "within");
  if (!prefix) return {};
  const ScopeTerms scopes(scheme, *prefix);
  std::string weak;
  for (const std::string& term : prefixed_terms(database, docid, *prefix)) {
    const ScopeTerm kind = scopes.kind(term);
    if (kind == ScopeTerm::kCertain) return term;
    if (kind == ScopeTerm::kWeak && weak.empty()) weak = term;
  }
  return weak;
}

/** The recorded fields that documents of a group have alike; none if they cannot be read. */
std::vector<SameField> recorded_fields(const std::string& rule) {
  const std::optional<std::string> text = rule_word(rule, "same");
  try {
    return text ? same_fields(*text) : std::vector<SameField>();
  } catch (const Xapian::InvalidArgumentError&) {
    return {};
  }
}

/** The name of a document's scope (ScopeTable::name()). */
std::string scope_of(const Xapian::Database& database, const Scheme& scheme, Xapian::docid docid,
                     const std::string& rule) {
  std::string scope = scope_term(database, scheme, docid, rule);
  for (const SameField& field : recorded_fields(rule)) {
    const std::string content = field_content(database, scheme, docid, field);
    if (!content.empty() || field.or_none) scope = scope_of_field(scope, content);
  }
  return scope;
}

}  // namespace

GroupMarksCheck::GroupMarksCheck(const Xapian::Database& database, const Scheme& scheme, IssueSink found)
    : database_(database),
      scheme_(scheme),
      found_(std::move(found)),
      rule_(rule_of_groups(database, scheme)),
      threshold_(recorded_threshold(rule_)),
      group_terms_(rule_word(rule_, "terms").has_value()),
      singles_(rule_word(rule_, "singles").has_value()),
      together_(rule_word(rule_, "databases") || rule_word(rule_, "references")),
      shards_(static_cast<Xapian::docid>(database.size())) {
  if (!together_ && shards_ == 1) incremental_state_ = docids_of_incremental_state(database, scheme);
}

void GroupMarksCheck::check(const StoredMarks& marks) {
  check_values(marks);
  check_state(marks);
  check_terms(marks);
  remember(marks);
}

void GroupMarksCheck::check_values(const StoredMarks& marks) {
  if (!marks.group.empty() && !is_group_id(marks.group)) {
    found_(IssueKind::kDamagedGroup, marks.docid,
           "value " + std::to_string(scheme_.slots.group) + " of " + std::to_string(marks.group.size()) +
               " bytes is not a group id");
  }
  if (!marks.state_value.empty() && !marks.state) {
    const bool foreign = is_foreign_value(scheme_, marks.state_value);
    found_(foreign ? IssueKind::kForeignGroup : IssueKind::kDamagedGroup, marks.docid,
           described_value(database_, scheme_, scheme_.slots.group_state, marks.state_value));
  }
  const bool any = !marks.group.empty() || !marks.state_value.empty();
  if (any && marks.signature_value.empty()) {
    found_(IssueKind::kGroupWithoutSignature, marks.docid, "group marks on a document that has no signature");
  }
  if (!marks.group.empty() && marks.state_value.empty()) {
    found_(IssueKind::kGroupWithoutState, marks.docid, "group " + marks.group + " without a group state");
  }
}

void GroupMarksCheck::check_state(const StoredMarks& marks) {
  if (!marks.state) return;
  if (marks.signature && marks.state->token_digest != marks.signature->text_digest()) {
    found_(IssueKind::kStaleGroup, marks.docid, "its text has changed since it was grouped");
  }
  const bool single = marks.state->role == GroupRole::kSingle;
  if (single && singles_) {
    check_single(marks);
  } else if (single != marks.group.empty()) {
    found_(IssueKind::kWrongRole, marks.docid,
           single ? "in no group by its state, in " + marks.group + " by its group value"
                  : "in a group by its state, and without a group value");
  }
  if (!single && threshold_ && marks.state->similarity < *threshold_) {
    found_(IssueKind::kBelowThreshold, marks.docid,
           "similarity " + number_text(marks.state->similarity) +
               " with the centre of its group, the recorded threshold is " + number_text(*threshold_) +
               ": it was grouped by another rule");
  }
}

/** The id that a document without a near-duplicate would give to its group, if the rule asks for it. */
void GroupMarksCheck::check_single(const StoredMarks& marks) {
  SeenGroup group;
  group.representative = marks.docid;
  group.digest = marks.state->token_digest;
  if (is_group_id(marks.group) && (together_ || is_id_of(marks.group, group))) return;
  found_(IssueKind::kWrongRole, marks.docid,
         "in no group by its state, and without the group value that its rule gives to single documents");
}

/** Where the rule asks for none, right ones may be there: xapian-compact keeps the rule of one database. */
void GroupMarksCheck::check_terms(const StoredMarks& marks) {
  std::vector<std::string> right;
  if (!group_terms_ && marks.group_terms.empty()) return;
  if (!marks.group.empty()) right.push_back(scheme_.group_prefix + marks.group);
  if (marks.group_terms == right) return;
  found_(IssueKind::kWrongGroupTerm, marks.docid,
         std::to_string(marks.group_terms.size()) + " group terms" +
             (marks.group_terms.empty() ? "" : ", the first " + marks.group_terms.front()) + "; should have " +
             (right.empty() ? "none" : right.front()));
}

void GroupMarksCheck::remember(const StoredMarks& marks) {
  const bool grouped = !marks.group.empty() || marks.state;
  if (!rule_.empty() && marks.has_signature() && !grouped && marks.state_value.empty()) {
    ungrouped_.push_back(marks.docid);
  }
  if (grouped && incremental_state_ &&
      !std::binary_search(incremental_state_->begin(), incremental_state_->end(), marks.docid)) {
    unknown_.push_back(marks.docid);
  }
  if (grouped) grouped_shards_.insert(shard(marks.docid));
  if (marks.group.empty() || (singles_ && marks.state && marks.state->role == GroupRole::kSingle)) return;
  SeenGroup& group = groups_[marks.group];
  if (group.documents++ == 0) group.first = marks.docid;
  if (shard(marks.docid) != shard(group.first)) group.spread = true;
  if (!marks.state || marks.state->role != GroupRole::kRepresentative) return;
  if (group.representatives++ != 0) {
    if (shard(marks.docid) != shard(group.representative)) group.heads_apart = true;
    return;
  }
  group.representative = marks.docid;
  group.digest = marks.state->token_digest;
}

bool GroupMarksCheck::is_id_of(const std::string& id, const SeenGroup& group) const {
  const std::string scope = scope_of(database_, scheme_, group.representative, rule_);
  for (std::uint32_t ordinal = 0; ordinal != kOrdinals; ++ordinal) {
    if (group_id(group.digest, scope, ordinal) == id) return true;
  }
  return false;
}

std::size_t GroupMarksCheck::groups() const {
  return static_cast<std::size_t>(
      std::count_if(groups_.begin(), groups_.end(), [](const auto& entry) { return entry.second.documents != 0; }));
}

void GroupMarksCheck::check_group(const std::string& id, const SeenGroup& group) {
  const std::string who = "group " + id + " of " + std::to_string(group.documents) + " documents";
  if (group.documents == 1) found_(IssueKind::kGroupOfOne, group.first, "group " + id + " has no other document");
  if (group.representatives == 0) {
    found_(IssueKind::kNoRepresentative, group.first,
           who + " has no representative: it was deleted or its text has changed");
  } else if (group.representatives > 1 && !group.heads_apart) {
    found_(IssueKind::kSeveralRepresentatives, group.representative,
           who + " has " + std::to_string(group.representatives) +
               " representatives: databases were merged, and two of them had a group of this text");
  }
  if (group.representatives == 0 || rule_.empty() || is_id_of(id, group)) return;
  found_(IssueKind::kWrongGroupId, group.representative,
         "group " + id + " has another id than the recorded rule gives: it was formed by another rule");
}

/** Sees only the rule of the first database. A database that refers to another has members in the other's groups, and
 *  those groups have one representative. */
void GroupMarksCheck::tell_if_grouped_apart() const {
  if (shards_ == 1 || together_ || grouped_shards_.empty()) return;
  const auto any_group = [this](const auto& is) {
    return std::any_of(groups_.begin(), groups_.end(), [&is](const auto& entry) { return is(entry.second); });
  };
  const bool apart = any_group([](const SeenGroup& group) { return group.heads_apart; });
  const bool refer = any_group([](const SeenGroup& group) { return group.spread && group.representatives == 1; });
  const bool several = grouped_shards_.size() > 1 || rule_.empty();
  if (!apart && (refer || !several)) return;
  const std::string which = "its " + std::to_string(shards_) + " databases ";
  const std::string what = "near-duplicates in different ones may be in different groups";
  if (apart) return found_(IssueKind::kGroupedApart, 0, which + "were grouped one by one: " + what);
  found_(IssueKind::kPerhapsGroupedApart, 0,
         which + "have no group in common; if they were grouped one by one, " + what);
}

void GroupMarksCheck::finish(const std::function<void()>& before_each) {
  for (const auto& [id, group] : groups_) {
    before_each();
    if (!together_ && is_group_id(id) && !group.uncertain) check_group(id, group);
  }
  tell_if_grouped_apart();
  if (!unknown_.empty()) {
    found_(
        IssueKind::kUnknownToState, 0,
        docid_list(unknown_) +
            " with groups that the last run of grouping did not see: xapian-compact merged or renumbered them, or they "
            "were copied; their groups do not include the others");
  }
  if (!ungrouped_.empty()) found_(IssueKind::kUngrouped, 0, docid_list(ungrouped_) + " not grouped yet");
}

}  // namespace neardup
