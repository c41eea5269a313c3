#include "check/group_marks_check.h"

#include <optional>
#include <utility>

#include "group/grouping.h"
#include "record/rule_words.h"

namespace neardup {

namespace {

constexpr Xapian::docid kNoHead = ~Xapian::docid{0};

}  // namespace

GroupMarksCheck::GroupMarksCheck(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                                 IssueSink found)
    : database_(database),
      scheme_(scheme),
      tokenizer_(tokenizer),
      found_(std::move(found)),
      rule_(rule_of_groups(database, scheme)) {}

void GroupMarksCheck::check(const StoredMarks& marks) {
  remember(marks);
  if (!marks.values.group.empty() && !is_group_id(marks.values.group)) {
    found_(IssueKind::kDamaged, marks.docid,
           "value " + std::to_string(scheme_.slots.group) + " of " + std::to_string(marks.values.group.size()) +
               " bytes is not a group id");
  }
  if (!marks.values.state.empty() && !marks.state) {
    const bool foreign = is_of_another_scheme(marks.values.state, scheme_.id());
    found_(foreign ? IssueKind::kForeign : IssueKind::kDamaged, marks.docid,
           described_value(database_, scheme_, scheme_.slots.group_state, marks.values.state));
  }
  const bool any = !marks.values.group.empty() || !marks.values.state.empty();
  if (any && marks.values.signature.empty()) {
    found_(IssueKind::kStaleGroup, marks.docid, "group marks on a document that has no signature");
  }
  if (marks.state && marks.signature && marks.state->token_digest != marks.signature->text_digest()) {
    found_(IssueKind::kStaleGroup, marks.docid, "its text has changed since it was grouped");
  }
}

void GroupMarksCheck::remember(const StoredMarks& marks) {
  if (marks.values.group.empty() || (marks.state && marks.state->role == GroupRole::kSingle)) return;
  const bool represents = marks.state && marks.state->role == GroupRole::kRepresentative;
  const Xapian::docid shard = (marks.docid - 1) % static_cast<Xapian::docid>(database_.size());
  const auto [head, is_new] = heads_.try_emplace(marks.values.group, represents ? shard : kNoHead);
  if (is_new || !represents) return;
  if (head->second != kNoHead && head->second != shard) grouped_apart_ = true;
  head->second = shard;
}

void GroupMarksCheck::finish() const {
  if (!grouped_apart_ || rule_word(rule_, "databases") || rule_word(rule_, "references")) return;
  found_(IssueKind::kGroupedApart, 0,
         "its " + std::to_string(database_.size()) +
             " databases were grouped one by one: near-duplicates in different ones may be in different groups");
}

std::vector<Xapian::docid> GroupMarksCheck::changed_by_a_run(const std::function<void()>& progress) const {
  std::vector<Xapian::docid> changed;
  GrouperOptions options = recorded_grouping(database_, scheme_)->options;
  options.changed = [&changed](const GroupChange& change) { changed.push_back(change.docid); };
  options.progress = [&progress](GroupPhase, std::size_t, std::size_t) { progress(); };
  plan_groups({database_}, scheme_, tokenizer_, options);
  return changed;
}

void GroupMarksCheck::compare_with_a_run(const std::function<void()>& progress) const {
  const bool of_others = rule_word(rule_, "databases") || rule_word(rule_, "references");  // check_groups() says so
  if (!of_others && database_.size() > 1) {
    found_(IssueKind::kOtherGroups, 0,
           "several databases as one: not checked whether their groups are as a run would leave them; check each by "
           "itself");
  }
  if (of_others || database_.size() > 1 || rule_word(rule_, "scheme").value_or("") != scheme_.name()) return;
  try {
    const std::vector<Xapian::docid> changed = changed_by_a_run(progress);
    if (changed.empty()) return;
    found_(IssueKind::kOtherGroups, 0,
           "the next run of grouping changes the groups of " + docid_list(changed) +
               ": documents came, changed or went since the last one, or another program changed these groups");
  } catch (const Xapian::InvalidArgumentError& error) {
    found_(IssueKind::kOtherGroups, 0, "a run of grouping by the recorded rule fails: " + error.get_msg());
  }
}

}  // namespace neardup
