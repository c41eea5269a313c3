/** @file policy_writer.h
 *  Decides what to do with a document that arrives while a near-duplicate of it is in the database.
 *
 *  Stage document --> database of the flow: it follows DocumentSigner::annotate() and replaces
 *  WritableDatabase::replace_document(). Only verified matches count: exact ones, or estimates whose lower bound
 *  reaches the threshold (finder.h). It sees documents that are not committed yet, so it finds duplicates within one
 *  batch. Documents that are declared distinct (distinct_pairs.h) are never duplicates of each other. It compares only
 *  arriving documents; group_database() groups the rest. THREADS: the writer of the database, in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_INDEX_POLICY_WRITER_H
#define NEARDUP_PLUGIN_INDEX_POLICY_WRITER_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "find/cascade_finder.h"
#include "neardup/deduplicating_writer.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** Writes documents into one database under one policy. */
class PolicyWriter {
 public:
  /** @param database   local; may be sharded; kept by reference.
   *  @param scheme     of the documents, recorded by prepare_database().
   *  @param tokenizer  the scheme's; kept by reference. Under kKeep it is used only for documents that have marked
   *                    copies.
   *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1 or a tokenizer of another profile; under
   *             kKeep only when they are needed. */
  PolicyWriter(Xapian::WritableDatabase& database, const Scheme& scheme, Tokenizer& tokenizer,
               DeduplicationOptions options = {});

  /** Write a signed document, if the policy says so. Does not commit.
   *
   *  kSkip: a new document is not written if it has a near-duplicate. The outcome names the most similar one.
   *  kReplace: a new document is not written unless all its near-duplicates are older; then they are deleted. An
   *  updated document is always written, and its older near-duplicates are deleted.
   *  kMark: the document is marked with its most similar near-duplicate that has no mark itself. So marks do not chain:
   *  each hidden text has a near-duplicate that is shown.
   *
   *  Under every policy, when a document changes, documents that are marked with its id and are no longer near it lose
   *  their mark.
   *  @param unique_term  of the document, which must have it (unique_term()); replaces the documents that have it.
   *  @param document     signed by a DocumentSigner of the scheme with this text; kMark changes its mark.
   *  @param text         what was signed. A document that has no word, or is not signed, has no near-duplicates.
   *  Cost under kKeep: as replace_document(), except for documents that have marked copies. Otherwise as
   *  CascadeFinder::find_incoming(). */
  WriteOutcome write(const std::string& unique_term, Xapian::Document& document, std::string_view text);

  /** Delete a document, and remove the mark from documents that are marked with its id, under every policy. Does
   *  nothing if there is no such document. */
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
  std::optional<CascadeFinder> finder_;  // made when needed, under kKeep
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_INDEX_POLICY_WRITER_H
