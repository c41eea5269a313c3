/** @file deduplicating_writer.h
 *  Writes documents, and handles each one that repeats a document of the database by a policy.
 *
 *  Only verified matches count as duplicates: exact ones, or estimates whose lower bound reaches the threshold. The
 *  writer also sees documents that it has written and not committed yet, so it finds duplicates within one batch.
 *  Documents that are declared distinct are never duplicates of each other.
 *  THREADS: the writer of the database, in one thread at a time.
 */
#ifndef NEARDUP_DEDUPLICATING_WRITER_H
#define NEARDUP_DEDUPLICATING_WRITER_H

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <xapian.h>

#include "neardup/match.h"
#include "neardup/token.h"

namespace neardup {

/** What to do with a document that has a near-duplicate in the database. Every policy writes a document whose unique
 *  term the database has already; otherwise you could never change that document. */
enum class DuplicatePolicy : std::uint8_t {
  kKeep,     ///< write it; look for nothing
  kSkip,     ///< do not write it if it is new
  kReplace,  ///< write it and delete its near-duplicates; a new one only if it is newer than all of them, see below
  kMark,     ///< write it with a mark that names the document that it repeats
};

/** The policy and what it needs.
 *
 *  kReplace asks which of two documents is newer. If both have a time, or a value in `age_slot`, the greater one is
 *  newer; if these are equal, the document in the database stays. If one has none, the arriving document is newer. So
 *  the winner is stable when the same documents arrive repeatedly in the same order: the newest stays, or without known
 *  ages the last to arrive. */
struct DeduplicationOptions {
  DuplicatePolicy policy = DuplicatePolicy::kKeep;
  double threshold = 0.9;        ///< least Jaccard index of duplicates, 0..1
  Xapian::valueno age_slot = 0;  ///< greater on newer documents, in byte order; Omega's last modification
  /** When a document was last changed, in seconds since 1970; replaces `age_slot`. Returns nothing if the time is not
   *  known. A slot of four bytes holds no time before 1970 or after 2106. */
  std::function<std::optional<std::int64_t>(const Xapian::Document& document)> time_of;
  std::string scheme;        ///< for a new database, or the one that the database must have; empty: the database's
  DocumentTextSource texts;  ///< texts of documents whose positions do not cover them
};

/** A near-duplicate that was in the database. */
struct Duplicate {
  Xapian::docid docid = 0;
  std::optional<std::string> id;  ///< its unique term without Q or U; nothing if it has none
  Similarity similarity;
};

enum class WriteAction : std::uint8_t {
  kAdded,
  kUpdated,  ///< the database had its unique term
  kSkipped,  ///< not written
};

/** What was done with one document. */
struct WriteOutcome {
  WriteAction action = WriteAction::kAdded;
  Xapian::docid docid = 0;                ///< 0 if skipped
  std::optional<Duplicate> duplicate_of;  ///< the document because of which it was skipped or marked
  std::vector<Duplicate> replaced;        ///< documents that were deleted, the most similar first
};

/** Writes documents into one database under one policy. Movable. */
class DeduplicatingWriter {
 public:
  /** @param database   local, may be sharded; must outlive this object. Its scheme signs; a new database records
   *                    "standard", or options.scheme.
   *  @param tokenizer  of that scheme; null: this library's tokenizer of its profile.
   *  @exception SchemeMismatchError if options.scheme differs from the scheme that the database records.
   *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1 or a tokenizer of another profile. */
  explicit DeduplicatingWriter(Xapian::WritableDatabase& database, const DeduplicationOptions& options = {},
                               std::unique_ptr<Tokenizer> tokenizer = nullptr);
  DeduplicatingWriter(DeduplicatingWriter&&) noexcept;
  DeduplicatingWriter& operator=(DeduplicatingWriter&&) noexcept;
  ~DeduplicatingWriter();

  /** Sign a document, and write it if the policy says so. Does not commit.
   *
   *  kSkip: a new document is not written if it has a near-duplicate. The outcome names the most similar one.
   *  kReplace: a new document is not written unless all its near-duplicates are older; then they are deleted. An
   *  updated document is always written, and its older near-duplicates are deleted.
   *  kMark: the document is marked with its most similar near-duplicate that has no mark itself.
   *  Near-duplicates share a band term with the document: of the preset `containment`, a text of few words may have none, and
   *  only grouping finds its copies.
   *  Other texts of the document's template are no near-duplicates here, as in groups of two.
   *  Under every policy, when a document changes, documents that are marked with its id and are no longer near it lose
   *  their mark.
   *  @param unique_term  of the document; this adds it, and replaces the documents that have it. Behind Q, U or the prefixes
   *                      that the scheme names (idterm=), it has the document's id.
   *  @param document     with its terms and data; this adds the signature.
   *  @param text         what is signed. A text without a word has no near-duplicates.
   *  @exception Xapian::InvalidArgumentError under kMark for a unique term without an id: marks name ids. */
  WriteOutcome write(const std::string& unique_term, Xapian::Document& document, std::string_view text);

  /** Delete a document, and remove the mark from documents that are marked with its id. Does nothing if there is no
   *  such document. Does not commit. */
  void remove(const std::string& unique_term);

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace neardup

#endif  // NEARDUP_DEDUPLICATING_WRITER_H
