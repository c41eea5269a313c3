#include "check/database_repair.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "marks/band_check.h"
#include "marks/signature_reader.h"
#include "marks/signature_removal.h"
#include "marks/stored_marks.h"
#include "marks/taken_slots.h"
#include "record/scheme_record.h"
#include "text/position_reader.h"

namespace neardup {

namespace {

std::vector<Xapian::docid> documents_of(const std::vector<Issue>& issues, bool (*wanted)(IssueKind kind)) {
  std::vector<Xapian::docid> docids;
  for (const Issue& issue : issues) {
    if (issue.docid != 0 && wanted(issue.kind)) docids.push_back(issue.docid);
  }
  std::sort(docids.begin(), docids.end());
  docids.erase(std::unique(docids.begin(), docids.end()), docids.end());
  return docids;
}

/** One run over one database. */
class Repair {
 public:
  Repair(Xapian::WritableDatabase& database, DocumentSigner& indexer, const DatabaseRepairOptions& options)
      : database_(database), indexer_(indexer), options_(options) {}

  DatabaseRepairReport run(const std::vector<Issue>& issues) {
    found_ = documents_of(issues, is_mended_by_signing);
    if (options_.take_slots) take_slots(issues);
    const std::vector<Xapian::docid> values = documents_of(
        issues, [](IssueKind kind) { return is_mended_by_signing(kind) && kind != IssueKind::kWrongBands; });
    of_text_ = signed_from_text(values);
    if (sign(values) && forget_other_words(issues)) sign({});
    if (!report_.finished) return report_;
    if (options_.take_slots) take_terms(issues);
    remove_remains();
    if (options_.commit) options_.commit();
    return report_;
  }

 private:
  void take_slots(const std::vector<Issue>& issues) {
    for (const Xapian::docid docid :
         documents_of(issues, [](IssueKind kind) { return kind == IssueKind::kSlotTaken; })) {
      Xapian::Document document = database_.get_document(docid);
      if (neardup::take_slots(document, indexer_.scheme())) database_.replace_document(docid, document);
    }
  }

  /** Removes terms that another program may have written; of a signed document only those that its words do not give. Runs
   *  when the documents are signed: a check does not find such terms on documents with other issues. */
  void take_terms(const std::vector<Issue>& issues) {
    const Scheme& scheme = indexer_.scheme();
    const std::vector<Xapian::docid> found =
        documents_of(issues, [](IssueKind kind) { return kind == IssueKind::kTermTaken; });
    const std::vector<Xapian::docid> slots_taken =
        documents_of(issues, [](IssueKind kind) { return kind == IssueKind::kSlotTaken; });
    std::set<Xapian::docid> docids = repaired_;
    docids.insert(found.begin(), found.end());
    docids.insert(slots_taken.begin(), slots_taken.end());
    std::vector<std::pair<Xapian::docid, std::vector<std::string>>> extra;  // read before any is written
    {
      WordsFromPositions words(database_, scheme, indexer_.tokenizer());
      SignatureReader reader(database_, scheme);
      for (const Xapian::docid docid : docids) extra.emplace_back(docid, extra_terms(docid, reader, words));
    }
    for (const auto& [docid, terms] : extra) {
      Xapian::Document document = database_.get_document(docid);
      for (const std::string& term : terms) document.remove_term(term);
      if (!terms.empty()) database_.replace_document(docid, document);
      if (!terms.empty() || repaired_.count(docid) != 0 || !std::binary_search(found.begin(), found.end(), docid))
        continue;
      ++report_.left;
      tell(docid, RepairOutcome::kLeft);
    }
  }

  /** None if the index lacks the words that say which of a document's terms are its own. */
  std::vector<std::string> extra_terms(Xapian::docid docid, SignatureReader& reader, WordsFromPositions& words) {
    const Scheme& scheme = indexer_.scheme();
    const Xapian::Document document = database_.get_document(docid);
    std::vector<std::string> stay = band_terms(OwnTerms(scheme), document);
    if (reader.status(docid) != SignatureStatus::kSigned) {
      stay.clear();
    } else if (const auto right = restored_bands(scheme, *reader.fingerprint(docid), *reader.signature(docid), stay,
                                                 words.sign(docid))) {
      stay = *right;
    }
    return terms_that(unproven_terms(document, scheme),
                      [&](const std::string& term) { return std::find(stay.begin(), stay.end(), term) == stay.end(); });
  }

  /** The documents among these whose signature is valid and was made from a text. */
  std::set<Xapian::docid> signed_from_text(const std::vector<Xapian::docid>& docids) const {
    SignatureReader reader(database_, indexer_.scheme());
    std::set<Xapian::docid> of_text;
    for (const Xapian::docid docid : docids) {
      if (reader.status(docid) != SignatureStatus::kSigned) continue;
      if (reader.signature(docid)->source == TextSource::kText) of_text.insert(docid);
    }
    return of_text;
  }

  /** @return false if the run was stopped. */
  bool sign(const std::vector<Xapian::docid>& docids) {
    DatabaseSigningOptions signing;
    static_cast<DatabaseRun&>(signing) = options_;
    signing.sign_again = docids;
    signing.bands = found_;
    signing.looked_into = [this](Xapian::docid docid, SigningOutcome outcome) { take(docid, outcome); };
    report_.finished = sign_database(database_, indexer_, signing).finished;
    return report_.finished;
  }

  void take(Xapian::docid docid, SigningOutcome outcome) {
    if (outcome == SigningOutcome::kNewlySigned || outcome == SigningOutcome::kResigned) {
      ++report_.signed_documents;
      repaired_.insert(docid);
      not_signed_.erase(docid);
      tell(docid, of_text_.count(docid) != 0 ? RepairOutcome::kReplaced : RepairOutcome::kSigned);
    } else if (outcome == SigningOutcome::kBandsRestored) {
      ++report_.bands_restored;
      repaired_.insert(docid);
      tell(docid, RepairOutcome::kBandsRestored);
    } else if (std::binary_search(found_.begin(), found_.end(), docid)) {
      not_signed_.insert(docid);
    }
  }

  /** Removes signatures of other words, because signing keeps a signature with more or fewer words than it finds.
   *  @return whether any was removed. */
  bool forget_other_words(const std::vector<Issue>& issues) {
    bool any = false;
    for (const Xapian::docid docid :
         documents_of(issues, [](IssueKind kind) { return kind == IssueKind::kOtherWords; })) {
      if (not_signed_.count(docid) == 0) continue;
      remove(docid);
      any = true;
    }
    return any;
  }

  void remove(Xapian::docid docid) {
    Xapian::Document document = database_.get_document(docid);
    remove_signature(document, indexer_.scheme());
    database_.replace_document(docid, document);
  }

  /** Reads all documents before it writes any: a cursor must not be open during a write. */
  void remove_remains() {
    SignatureReader reader(database_, indexer_.scheme());
    std::vector<Xapian::docid> remains;
    for (const Xapian::docid docid : not_signed_) {
      if (reader.status(docid) == SignatureStatus::kSigned) {
        ++report_.left;
        tell(docid, RepairOutcome::kLeft);
      } else {
        remains.push_back(docid);
      }
    }
    for (const Xapian::docid docid : remains) {
      remove(docid);
      ++report_.removed;
      tell(docid, RepairOutcome::kRemoved);
    }
  }

  void tell(Xapian::docid docid, RepairOutcome outcome) const {
    if (options_.repaired) options_.repaired(docid, outcome);
  }

  Xapian::WritableDatabase& database_;
  DocumentSigner& indexer_;
  const DatabaseRepairOptions& options_;
  DatabaseRepairReport report_;
  std::vector<Xapian::docid> found_;    // to repair, ascending
  std::set<Xapian::docid> repaired_;    // of these and of those without a signature
  std::set<Xapian::docid> not_signed_;  // of those to repair
  std::set<Xapian::docid> of_text_;     // likewise
};

}  // namespace

DatabaseRepairReport repair_database(Xapian::WritableDatabase& database, DocumentSigner& indexer,
                                     const std::vector<Issue>& issues, const DatabaseRepairOptions& options) {
  require_recorded(database, indexer.scheme());
  return Repair(database, indexer, options).run(issues);
}

}  // namespace neardup
