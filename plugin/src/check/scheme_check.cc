#include "check/scheme_check.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <xapian.h>

#include "content/page_content.h"
#include "database/argument_checks.h"
#include "database/metadata_keys.h"
#include "database/slot_values.h"
#include "group/grouping.h"
#include "marks/signature_check.h"
#include "marks/stored_marks.h"
#include "marks/taken_slots.h"
#include "marks/words_check.h"
#include "neardup/token.h"
#include "record/chosen_scheme.h"
#include "record/rule_words.h"
#include "record/scheme_record.h"
#include "scheme/scheme.h"
#include "text/indexed_text.h"

namespace neardup {

namespace {

/** "3 documents (docids 1, 2, 7)"; names only the first of many. */
std::string docid_list(const std::vector<Xapian::docid>& docids) {
  constexpr std::size_t kNamed = 10;
  std::string text = std::to_string(docids.size()) + (docids.size() == 1 ? " document (docid " : " documents (docids ");
  for (std::size_t i = 0; i != std::min(docids.size(), kNamed); ++i)
    text += (i == 0 ? "" : ", ") + std::to_string(docids[i]);
  return text + (docids.size() > kNamed ? ", ...)" : ")");
}

/** Whether the group marks of documents are those that a run of grouping would leave. Takes documents one by one, then compares
 *  with a dry run. */
class GroupMarksCheck {
 public:
  /** All but `found` is kept by reference. */
  GroupMarksCheck(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer, IssueSink found);

  /** Report the issues that one document's marks show by themselves. */
  void check(const StoredMarks& marks);

  /** Report what databases that are checked as one have apart. */
  void finish() const;

  /** Report the documents whose marks the next run would change. Nothing if the recorded rule speaks of databases that
   *  are not here.
   *  @param progress  called now and then.
   *  Cost: a run of grouping that writes nothing. */
  void compare_with_a_run(const std::function<void()>& progress) const;

  std::size_t groups() const { return heads_.size(); }

 private:
  void remember(const StoredMarks& marks);
  std::vector<Xapian::docid> changed_by_a_run(const std::function<void()>& progress) const;

  Xapian::Database database_;
  const Scheme& scheme_;
  Tokenizer& tokenizer_;
  IssueSink found_;
  std::string rule_;
  std::map<std::string, Xapian::docid> heads_;  // [groups] which database has a representative
  bool grouped_apart_ = false;                  // a group has representatives in several databases
};

constexpr Xapian::docid kNoHead = ~Xapian::docid{0};

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

/** One walk over a database. */
class Walk {
 public:
  Walk(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
       const DatabaseCheckOptions& options)
      : database_(database),
        scheme_(scheme),
        tokenizer_(tokenizer),
        options_(options),
        found_([this](IssueKind kind, Xapian::docid docid, const std::string& detail) {
          ++report_.issues;
          if (docid != 0 && kind != IssueKind::kTaken) documents_are_right_ = false;
          if (options_.found) options_.found({kind, docid, detail});
        }),
        groups_(database, scheme, tokenizer, found_),
        words_(database_, scheme, tokenizer, found_) {}

  Walk(const Walk&) = delete;
  Walk& operator=(const Walk&) = delete;

  DatabaseCheckReport run() {
    check_metadata(database_, scheme_, tokenizer_.version(), found_);
    StoredMarksReader reader(database_, scheme_);
    const std::size_t all = database_.get_doccount();
    for (auto document = database_.postlist_begin(""); document != database_.postlist_end(""); ++document) {
      tell(report_.documents++, all);
      look_at(reader.read(*document));
    }
    tell(all, all);
    words_.finish();
    groups_.finish();
    if (documents_are_right_) groups_.compare_with_a_run([&] { tell(all, all); });
    tell_of_documents();
    report_.groups = groups_.groups();
    report_.words_compared = words_.compared();
    report_.not_covered = words_.not_covered();
    for (const auto& [text, docids] : unsigned_) report_.not_signed += docids.size();
    return report_;
  }

 private:
  void tell(std::size_t done, std::size_t all) const {
    if (options_.progress) options_.progress(done, all);
  }

  void look_at(const StoredMarks& marks) {
    if (const std::vector<Xapian::valueno> taken = taken_slots(marks.values, scheme_); !taken.empty()) {
      documents_are_right_ = false;  // no run of grouping can write there
      return found_(IssueKind::kTaken, marks.docid, described_slots(database_.get_document(marks.docid), taken));
    }
    check_signature(database_, scheme_, marks, found_);
    groups_.check(marks);
    if (marks.has_signature()) {
      ++report_.signed_documents;
      if (options_.words) words_.check(marks);
      if (marks.signature->content_rules == kDoubtfulContentRules) doubtful_.push_back(marks.docid);
      if (marks.signature->has_all_words()) whole_.push_back(marks.docid);
      if (!positions_ || (options_.words && !has_positions(marks.docid))) estimated_only_.push_back(marks.docid);
    } else if (marks.values.fingerprint.empty() && marks.values.signature.empty()) {
      look_at_unsigned(marks.docid);
    }
  }

  void look_at_unsigned(Xapian::docid docid) {
    const IndexedText text = indexed_text(database_, docid, scheme_);
    if (text == IndexedText::kUnderPrefixes) prefixes_.merge(word_prefixes(database_, docid));
    if (text != IndexedText::kNone) unsigned_[text].push_back(docid);
  }

  bool has_positions(Xapian::docid docid) const {
    return indexed_text(database_, docid, scheme_) == IndexedText::kWithPositions;
  }

  void tell_of_documents() {
    note(IssueKind::kUnsigned, unsigned_[IndexedText::kWithPositions], "with words in the index and no signature");
    note(IssueKind::kWithoutPositions, unsigned_[IndexedText::kWithoutPositions],
         "with words in the index, but without positions and signature");
    note(IssueKind::kWithoutPositions, estimated_only_,
         "signed, but their words have no positions: similarities are estimated");
    note(IssueKind::kUnderPrefixes, unsigned_[IndexedText::kUnderPrefixes],
         "with words under prefixes only (" + prefix_list(prefixes_) + ") and no signature");
    note(IssueKind::kDoubtfulContent, doubtful_,
         "signed with more than their content, because too little of the page was certainly content");
    if (!metadata_keys(database_, kFrameKeys).empty())
      note(IssueKind::kDoubtfulContent, whole_,
           "signed with all words, and others by their content, so copies may be missed");
  }

  /** @param what  is true of the documents. */
  void note(IssueKind kind, const std::vector<Xapian::docid>& docids, const std::string& what) const {
    if (!docids.empty()) found_(kind, 0, docid_list(docids) + " " + what);
  }

  Xapian::Database database_;
  const Scheme& scheme_;
  Tokenizer& tokenizer_;
  const DatabaseCheckOptions& options_;
  const bool positions_ = database_.has_positions();
  DatabaseCheckReport report_;
  IssueSink found_;
  GroupMarksCheck groups_;
  WordsCheck words_;
  std::map<IndexedText, std::vector<Xapian::docid>> unsigned_;  // with words
  std::set<std::string> prefixes_;                              // of those under prefixes
  std::vector<Xapian::docid> estimated_only_;
  std::vector<Xapian::docid> doubtful_;
  std::vector<Xapian::docid> whole_;  // StoredSignature::has_all_words()
  bool documents_are_right_ = true;   // no issue of one of them but terms of other programs
};

}  // namespace

DatabaseCheckReport check_database(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer,
                                   const DatabaseCheckOptions& options) {
  require_profile(valid_scheme(scheme), tokenizer);
  require_recorded(database, scheme);
  if (!is_local(database)) throw Xapian::InvalidArgumentError("database is remote; check it on its own host");
  return Walk(database, scheme, tokenizer, options).run();
}

DatabaseCheckReport check_database(const Xapian::Database& database, const DatabaseCheckOptions& options,
                                   Tokenizer* tokenizer) {
  const SchemeAndTokenizer choice = choice_to_read(database, options.scheme, tokenizer);
  return check_database(database, choice.scheme, *choice.tokenizer, options);
}

}  // namespace neardup
