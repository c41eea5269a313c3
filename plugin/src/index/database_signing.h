/** @file database_signing.h
 *  Signs the documents of a database that another indexer wrote: omindex, scriptindex or a program of one's own.
 *
 *  The words are those of the index's positions (position_reader.h); no stored text is needed. What an indexer left out
 *  of the index, such as unspaced Chinese or Thai, is no part of a signature made so. Documents signed from their text
 *  and from positions mix in one database: where the positions hold all words, the signatures are the same.
 *  THREADS: the writer of the database, one at a time.
 */
#ifndef NEARDUP_PLUGIN_INDEX_DATABASE_SIGNING_H
#define NEARDUP_PLUGIN_INDEX_DATABASE_SIGNING_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include <xapian.h>

#include "index/document_signer.h"

namespace neardup {

/** What became of a document that was looked into. */
enum class SigningOutcome : std::uint8_t {
  kNewlySigned,       ///< had no valid signature
  kResigned,          ///< had one
  kBandsRestored,     ///< had one that lacked band terms, or had others: these were put right, the values are as before
  kWithoutWords,      ///< no unprefixed term, or none that is a word: nobody's near-duplicate
  kWithoutPositions,  ///< unprefixed terms, but none has a position: cannot be signed
  kUnderPrefixes,     ///< words under prefixes only: cannot be signed
  kNotCovered,        ///< signed before, and the positions now hold more or fewer words, by 2 % or more, or do not give
                      ///< the band terms that are missing
};

struct DatabaseSigningOptions {
  /** Sign documents anew that have a valid signature, of this scheme or of another; the other schemes' values, terms
   *  and metadata go. */
  bool resign = false;
  std::vector<Xapian::docid> sign_again;  ///< ascending: documents to sign again even if their signature is valid
  std::vector<Xapian::docid>
      bands;  ///< ascending: documents whose band terms are to be put right, though none is missing
  std::size_t commit_every = 10000;  ///< documents looked into between two commits, at least 1
  std::function<void()> commit;      ///< makes what is written durable, after every batch and at the end; may be empty
  std::function<void(std::size_t done, std::size_t all)> progress;  ///< before each document looked into; may be empty
  std::function<void(Xapian::docid docid, SigningOutcome outcome)> looked_into;  ///< after each; may be empty
  std::function<bool()>
      stop;  ///< asked before each document looked into: true ends the run in good order; may be empty
};

/** What a run did. All but dropped add up to documents when it is finished. */
struct DatabaseSigningReport {
  std::size_t documents = 0;       ///< in the database
  std::size_t already_signed = 0;  ///< passed over: their signature is valid
  std::size_t newly_signed = 0;    ///< had no valid signature
  std::size_t resigned = 0;        ///< had one
  std::size_t bands_restored = 0;  ///< had one that lacked band terms
  std::size_t without_words = 0;   ///< as SigningOutcome says, like the next three
  std::size_t without_positions = 0;
  std::size_t under_prefixes = 0;
  std::size_t not_covered = 0;
  std::set<std::string> prefixes;  ///< of the words under prefixes
  std::size_t dropped = 0;         ///< of the last four, those whose signature of another scheme was taken away
  bool finished = true;            ///< false: stopped; the same call does the rest
};

/** Sign every document that has no valid signature of the indexer's scheme: its fingerprint and signature values both
 *  decode. In order of docid; a document is signed wholly or not at all, so a run that was killed is resumed by the
 *  same call from its last commit on. With resign the place is kept in the metadata until the end: until then the
 *  database has two schemes, and prepare_database() refuses both.
 *
 *  A valid signature that lacks band terms is completed: its values stay as they are, also as to where the words came
 *  from. Simhash bands come from the fingerprint, the others from the words in the positions, as far as digest or
 *  sketch say that these are the words that were signed. Where they are not, the document is left.
 *
 *  A scheme with simhash bands whose fingerprint leaves the words of links out cannot sign from positions: an index
 *  does not tell these words, so that one text signed both ways would have two fingerprints and share no band.
 *
 *  A document that cannot be signed from its positions keeps its signature of this scheme and loses one of another,
 *  which nothing could be compared with. With resign the scheme's own groups stay as they are, and those of other
 *  schemes go: group the database afterwards.
 *  @param database  local and of one shard, for its metadata must stand with its documents.
 *  @param indexer   its scheme is recorded in the database, also if no document could be signed.
 *  @exception SchemeMismatchError if another scheme is recorded or on a document, which is not one of those to sign
 *             anew, and resign is false: both are named, and nothing is changed.
 *  @exception Xapian::InvalidArgumentError if the database is remote or of several shards, or commit_every is 0, or
 *             the scheme is such a one and a document with positions is to be signed; nothing is changed.
 *  Cost: two value streams; of each document to be signed all positions are read once. Memory: 4 bytes for each of
 *  them, and what Xapian keeps of a batch. */
DatabaseSigningReport sign_database(Xapian::WritableDatabase& database, DocumentSigner& indexer,
                                    const DatabaseSigningOptions& options = {});

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_INDEX_DATABASE_SIGNING_H
