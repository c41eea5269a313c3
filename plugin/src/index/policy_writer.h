/** @file deduplicating_writer.h
 *  What becomes of a document that arrives while a near-duplicate of it is in the database.
 *
 *  Stage document --> database of the flow: stands between DocumentSigner::annotate() and the database, in place of
 *  WritableDatabase::replace_document(). Only verified matches count: exact ones, or estimates whose lower bound
 * reaches the threshold (finder.h). Documents written before and not committed yet are seen, so that duplicates within
 * one batch are found; documents declared distinct (distinct_pairs.h) are never duplicates of each other. It acts on
 * what arrives and leaves alone what is there already: group_database() is for that. THREADS: the writer of the
 * database, one at a time.
 */
#ifndef NEARDUP_ARRIVALS_H
#define NEARDUP_ARRIVALS_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "find/cascade_finder.h"
#include "neardup/match.h"
#include "scheme/scheme.h"
#include "neardup/token.h"
#include "verify/verifier.h"

namespace neardup {

/** What to do with a document that has a near-duplicate in the database. One whose unique term is there already is
 *  always written, under every policy, or it could never be changed. */
enum class DuplicatePolicy : std::uint8_t {
  kKeep,     ///< write it; nothing is looked for
  kSkip,     ///< do not write it if it is new
  kReplace,  ///< write it and delete its near-duplicates, but a new one only if it is newer than all of them, see below
  kMark,     ///< write it with a mark that names the document it repeats (duplicate_mark.h)
};

/** The policy and what it needs.
 *
 *  kReplace asks which of two documents is newer. If both have a time, or a value in `age_slot`, it is the one with the
 *  greater one; of equal ones the one that is there stays. If one has none, the one that arrives is the newer. So a set
 * of documents that arrives again and again, in the same order, does not make near-duplicates change places: the newest
 *  stays, or the last to arrive where ages are not known. */
struct DeduplicationOptions {
  DuplicatePolicy policy = DuplicatePolicy::kKeep;
  double threshold = 0.9;        ///< least Jaccard index of duplicates, 0..1
  Xapian::valueno age_slot = 0;  ///< greater on newer documents, by the order of bytes; Omega's last modification
  /** When a document was last changed, instead of `age_slot`; nothing: not known. A slot of four bytes holds no time
   *  before 1970 or after 2106. */
  std::function<std::optional<std::int64_t>(const Xapian::Document& document)> time_of;
  DocumentTextSource texts;  ///< texts of documents whose positions do not cover them
};

/** A near-duplicate that was in the database. */
struct Duplicate {
  Xapian::docid docid = 0;
  std::optional<std::string> id;  ///< document_id.h; nothing if it has none
  Similarity similarity;
};

enum class WriteAction : std::uint8_t {
  kAdded,
  kUpdated,  ///< its unique term was there
  kSkipped,  ///< not written
};

/** What was done with one document. */
struct WriteOutcome {
  WriteAction action = WriteAction::kAdded;
  Xapian::docid docid = 0;                ///< 0 if skipped
  std::optional<Duplicate> duplicate_of;  ///< for the sake of which it was skipped or marked
  std::vector<Duplicate> replaced;        ///< deleted, the most similar first
};

/** Writes documents into one database under one policy. */
class PolicyWriter {
 public:
  /** @param database   local; kept by reference. May be sharded.
   *  @param scheme     the documents' (prepare_database() has recorded it).
   *  @param tokenizer  the scheme's; kept by reference. Under kKeep it is used only for documents that others repeat.
   *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1 or a tokenizer of another profile; under
   *             kKeep not before it is needed. */
  PolicyWriter(Xapian::WritableDatabase& database, const Scheme& scheme, Tokenizer& tokenizer,
                      DeduplicationOptions options = {});

  /** Write a signed document, or not. Not committed.
   *
   *  kSkip: a new document is not written if it has a near-duplicate; the most similar one is named.
   *  kReplace: a new document is not written if any near-duplicate is not older; else all are deleted. An updated
   *  document is written, and those that are older are deleted.
   *  kMark: the document is marked with the most similar near-duplicate that is not marked itself, so marks do not
   *  chain: hiding what is marked hides no text whose near-duplicate is not shown.
   *
   *  Under every policy, when a document changes, those marked with its id that are no near-duplicates any more lose
   *  their mark.
   *  @param unique_term  of the document, on it as well (unique_term()); replaces the documents that have it.
   *  @param document     signed by an DocumentSigner of the scheme with that text; kMark changes its mark.
   *  @param text         what was signed. A document without a word, or not signed, has no near-duplicates.
   *  Cost under kKeep: that of replace_document(), but for documents that marked ones repeat. Else that of
   *  CascadeFinder::find_incoming(). */
  WriteOutcome write(const std::string& unique_term, Xapian::Document& document, std::string_view text);

  /** Delete a document, and take the mark from those that are marked with its id: what repeated it does not any more.
   *  Under every policy; nothing happens if there is no such document. */
  void remove(const std::string& unique_term);

 private:
  std::vector<Match> near_duplicates(const std::string& unique_term, const Xapian::Document& document,
                                     std::string_view text);
  void skip(const std::vector<Match>& matches, WriteOutcome& arrival) const;
  void replace(const Xapian::Document& document, const std::vector<Match>& matches, WriteOutcome& arrival);
  void mark(Xapian::Document& document, const std::vector<Match>& matches, WriteOutcome& arrival) const;
  bool is_older(Xapian::docid docid, const Xapian::Document& arriving) const;
  Duplicate duplicate(const Match& match) const;
  bool has_copies(const std::string& id) const;
  void unmark_copies(const std::string& id, const std::vector<Match>& still_near);

  Xapian::WritableDatabase& database_;
  Scheme scheme_;
  Tokenizer& tokenizer_;
  DeduplicationOptions options_;
  std::optional<CascadeFinder> finder_;  // made when it is needed, if all are kept
};

}  // namespace neardup

#endif  // NEARDUP_ARRIVALS_H
