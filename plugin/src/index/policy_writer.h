/** @file policy_writer.h
 *  What DeduplicatingWriter (deduplicating_writer.h) does with a document that is signed. Internal.
 *
 *  Stage document --> database of the flow: it follows DocumentSigner::annotate() and replaces
 *  WritableDatabase::replace_document(). It compares only arriving documents; group_databases() groups the rest.
 *  THREADS: the writer of the database, in one thread at a time.
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

  /** Write a signed document, if the policy says so, as DeduplicatingWriter::write() does. Marks do not chain: each
   *  hidden text has a near-duplicate that is shown.
   *  @param unique_term  of the document, which must have it (unique_term()); replaces the documents that have it.
   *  @param document     signed by a DocumentSigner of the scheme with this text; kMark changes its mark.
   *  @param text         what was signed. A document that has no word, or is not signed, has no near-duplicates.
   *  Cost under kKeep: as replace_document(), except for documents that have marked copies. Otherwise as
   *  CascadeFinder::find_incoming(). */
  WriteOutcome write(const std::string& unique_term, Xapian::Document& document, std::string_view text);

  /** As DeduplicatingWriter::remove(), under every policy. */
  void remove(const std::string& unique_term);

 private:
  CascadeFinder& finder();
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
