/** @file deduplicating_writer.h
 *  Writes documents, and acts on those that repeat a document of the database.
 *
 *  Only verified matches count: exact ones, or estimates whose lower bound reaches the threshold. Documents that were
 *  written and are not committed yet are seen, so duplicates within one batch are found. Documents that are declared
 *  distinct are never duplicates of each other.
 *  THREADS: the writer of the database, one at a time.
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

/** What to do with a document that has a near-duplicate in the database. One whose unique term is there already is
 *  always written, under every policy, or it could never be changed. */
enum class DuplicatePolicy : std::uint8_t {
  kKeep,     ///< write it; nothing is looked for
  kSkip,     ///< do not write it if it is new
  kReplace,  ///< write it and delete its near-duplicates, but a new one only if it is newer than all of them, see below
  kMark,     ///< write it with a mark that names the document it repeats
};

/** The policy and what it needs.
 *
 *  kReplace asks which of two documents is newer. If both have a time, or a value in `age_slot`, it is the one with the
 *  greater one; of equal ones the one that is there stays. If one has none, the one that arrives is the newer. So a set
 *  of documents that arrives again and again, in the same order, does not make near-duplicates change places: the
 *  newest stays, or the last to arrive where ages are not known. */
struct DeduplicationOptions {
  DuplicatePolicy policy = DuplicatePolicy::kKeep;
  double threshold = 0.9;        ///< least Jaccard index of duplicates, 0..1
  Xapian::valueno age_slot = 0;  ///< greater on newer documents, by the order of bytes; Omega's last modification
  /** When a document was last changed, instead of `age_slot`; nothing: not known. A slot of four bytes holds no time
   *  before 1970 or after 2106. */
  std::function<std::optional<std::int64_t>(const Xapian::Document& document)> time_of;
  std::string scheme;        ///< that a new database records, or that the database must have; empty: see above
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

/** Writes documents into one database under one policy. Movable. */
class DeduplicatingWriter {
 public:
  /** @param database   local, may be sharded; outlives this. Its scheme signs; a new database records "standard", or
   *                    options.scheme.
   *  @param tokenizer  of that scheme; null: the one that this library has of its profile.
   *  @exception SchemeMismatchError if options.scheme is another than the database records.
   *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1 or a tokenizer of another profile. */
  explicit DeduplicatingWriter(Xapian::WritableDatabase& database, const DeduplicationOptions& options = {},
                               std::unique_ptr<Tokenizer> tokenizer = nullptr);
  DeduplicatingWriter(DeduplicatingWriter&&) noexcept;
  DeduplicatingWriter& operator=(DeduplicatingWriter&&) noexcept;
  ~DeduplicatingWriter();

  /** Sign a document and write it, or not. Not committed.
   *
   *  kSkip: a new document is not written if it has a near-duplicate; the most similar one is named.
   *  kReplace: a new document is not written if any near-duplicate is not older; else all are deleted. An updated
   *  document is written, and those that are older are deleted.
   *  kMark: the document is marked with the most similar near-duplicate that is not marked itself.
   *  Under every policy, when a document changes, those that are marked with its id and are no longer near lose their
   *  mark.
   *  @param unique_term  of the document, added to it; replaces the documents that have it.
   *  @param document     with its terms and data; this adds the signature.
   *  @param text         what is signed. A text without a word has no near-duplicates. */
  WriteOutcome write(const std::string& unique_term, Xapian::Document& document, std::string_view text);

  /** Delete a document, and remove the mark from those that are marked with its id. Nothing happens if there is no such
   *  document. Not committed. */
  void remove(const std::string& unique_term);

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace neardup

#endif  // NEARDUP_DEDUPLICATING_WRITER_H
