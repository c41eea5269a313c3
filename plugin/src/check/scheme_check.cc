#include "check/scheme_check.h"

#include <map>
#include <set>

#include "check/group_marks_check.h"
#include "content/page_content.h"
#include "database/argument_checks.h"
#include "database/metadata_keys.h"
#include "database/slot_values.h"
#include "marks/signature_check.h"
#include "marks/taken_slots.h"
#include "marks/words_check.h"
#include "record/chosen_scheme.h"
#include "record/scheme_record.h"
#include "text/indexed_text.h"

namespace neardup {

namespace {

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
