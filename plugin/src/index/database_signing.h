/** @file database_signing.h
 *  Signs the documents of a database that another indexer wrote, such as omindex, scriptindex or your own program.
 *
 *  The words come from the index's positions (position_reader.h); no stored text is needed. Text that an indexer left
 *  out of the index, such as unspaced Chinese or Thai, is not part of such a signature. A database may mix documents
 *  that were signed from their text and from positions: if the positions hold all words, the signatures are equal.
 *  THREADS: the writer of the database, in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_INDEX_DATABASE_SIGNING_H
#define NEARDUP_PLUGIN_INDEX_DATABASE_SIGNING_H

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include <xapian.h>

#include "index/document_signer.h"

namespace neardup {

/** The outcome for one document. */
enum class SigningOutcome : std::uint8_t {
  kNewlySigned,       ///< had no valid signature
  kResigned,          ///< had one, which was to be replaced or was stale
  kBandsRestored,     ///< had one that lacked band terms, or had wrong ones: the terms were restored, the values kept
  kWithoutWords,      ///< has no unprefixed term that is a word: never a near-duplicate
  kWithoutPositions,  ///< has unprefixed terms, but no positions: cannot be signed
  kUnderPrefixes,     ///< has words under prefixes only: cannot be signed
  kNotCovered,        ///< signed before, and the positions now hold more or fewer words, by 2 % or more, or do not give
                      ///< the missing band terms
  kSlotTaken,         ///< another program keeps a value in a slot of the scheme (taken_slots.h): left as it is
};

/** How a run over the documents of a database commits and reports, and when it ends. */
struct DatabaseRun {
  /** Documents read between two commits, at least 1; of a detaching run, those that it changed. */
  std::size_t commit_every = 10000;
  std::function<void()> commit;  ///< makes the changes durable, after every batch and at the end; may be empty
  std::function<void(std::size_t done, std::size_t all)> progress;  ///< called before each document; may be empty
  std::function<bool()> stop;  ///< called before each document: true ends the run cleanly; may be empty
};

struct DatabaseSigningOptions : DatabaseRun {
  /** Called after each commit but the last one. It may close the database and assign the same one, opened again, to the handle
   *  that was given; other programs may write it in between. May be empty. */
  std::function<void()> let_others_in;
  std::chrono::milliseconds hold{200};  ///< commit and let others in at least so often
  /** Sign documents again that have a valid signature, of this scheme or of another. Removes the other schemes' values,
   *  terms and metadata. */
  bool resign = false;
  /** Check all signatures with the words, and mend what is wrong: sign again what is damaged, of another scheme or of
   *  other words, restore band terms, and remove the rest of signatures that cannot be made again. */
  bool verify = false;
  bool take_slots = false;  ///< with verify: remove values in the scheme's slots and terms of its form that nothing
                            ///< proves to be ours, and sign these documents
  std::function<void(Xapian::docid docid, SigningOutcome outcome)> looked_into;  ///< called after each; may be empty
};

/** Counts of a run. All but dropped add up to documents when the run is finished. */
struct DatabaseSigningReport {
  std::size_t documents = 0;       ///< in the database
  std::size_t already_signed = 0;  ///< skipped: their signature is valid
  std::size_t newly_signed = 0;    ///< had no valid signature
  std::size_t resigned = 0;        ///< had one
  std::size_t bands_restored = 0;  ///< had one that lacked band terms
  std::size_t without_words = 0;   ///< see SigningOutcome, also for the next four
  std::size_t without_positions = 0;
  std::size_t under_prefixes = 0;
  std::size_t not_covered = 0;
  std::size_t slots_taken = 0;
  std::set<std::string> prefixes;  ///< of the words under prefixes
  std::size_t overlapping = 0;     ///< of the signed ones, those of several words at one position
  std::size_t dropped = 0;         ///< of the last four, those whose damaged or foreign signature was removed
  bool finished = true;            ///< false: stopped; the same call completes the run
};

/** Sign every document without a valid signature of the indexer's scheme, and every document whose signature is stale
 *  (words_check.h). A signature is valid if both the fingerprint value and the signature value can be decoded. It
 *  may be stale if band terms are missing, or if the document has another length than at the last run. With
 *  options.verify, all signatures are compared with the words, and a run leaves no issue that check_database() reports
 *  of a signature and the words in the index can mend. Documents are signed in order of docid, each completely or not at all,
 *  so the same call resumes an interrupted run at its last commit. With resign, the metadata records the progress until
 *  the end. Until then the database has two schemes, and prepare_database() rejects both.
 *
 *  Between two batches other programs may write (let_others_in): documents that they remove are skipped, and documents that they
 *  add are signed at the end.
 *
 *  A valid signature that lacks band terms is completed; its values do not change, also not the source of the words.
 *  Simhash bands come from the fingerprint. Other bands come from the words in the positions, if the digest or the
 *  sketch shows that these are the words that were signed. Otherwise the document is signed again if the signature is
 *  stale, and else left as it is.
 *
 *  A scheme with simhash bands whose fingerprint leaves links out cannot sign from positions. An index does not tell
 *  which words are links, so a text signed in both ways would have two fingerprints and share no band.
 *
 *  A document that cannot be signed from its positions keeps its signature of this scheme, but loses a signature of
 *  another scheme, which could not be compared with any other. With resign, the scheme's own groups stay and groups of
 *  other schemes are removed: group the database afterwards.
 *  @param database  local, with one shard, because its metadata must be in the same place as its documents.
 *  @param indexer   its scheme is recorded in the database with the first signature.
 *  @exception SchemeMismatchError if another scheme is recorded or is on a document that is not to be signed again, and
 *             resign is false; names both. Nothing is changed. With verify, a document of another scheme is signed again.
 *  @exception Xapian::InvalidArgumentError if the database is remote or has several shards, commit_every is 0, or a
 *             document with positions is to be signed with a scheme that cannot. Nothing is changed.
 *  Cost: two value streams, the lengths of all documents, and all positions of each document that is signed, once. Memory: 4 bytes for each of these
 *  documents, and what Xapian keeps of a batch. */
DatabaseSigningReport sign_database(Xapian::WritableDatabase& database, DocumentSigner& indexer,
                                    const DatabaseSigningOptions& options = {});

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_INDEX_DATABASE_SIGNING_H
