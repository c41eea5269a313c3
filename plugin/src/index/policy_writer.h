/** @file policy_writer.h
 *  What becomes of a document that arrives while a near-duplicate of it is in the database.
 *
 *  Stage document --> database of the flow: stands between DocumentSigner::annotate() and the database, in place of
 *  WritableDatabase::replace_document(). Only verified matches count: exact ones, or estimates whose lower bound
 *  reaches the threshold (finder.h). Documents written before and not committed yet are seen, so that duplicates within
 *  one batch are found; documents declared distinct (distinct_pairs.h) are never duplicates of each other. It acts on
 *  what arrives and leaves alone what is there already: group_database() is for that. THREADS: the writer of the
 *  database, one at a time.
 */
#ifndef NEARDUP_PLUGIN_INDEX_POLICY_WRITER_H
#define NEARDUP_PLUGIN_INDEX_POLICY_WRITER_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "find/cascade_finder.h"
#include "neardup/deduplicating_writer.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "verify/verifier.h"

namespace neardup {

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

#endif  // NEARDUP_PLUGIN_INDEX_POLICY_WRITER_H
