/** @file database_repair.h
 *  Mends the signatures that check_database() found wanting. Groups are mended by grouping again (grouper.h).
 *
 *  THREADS: the writer of the database, one at a time.
 */
#ifndef NEARDUP_PLUGIN_CHECK_DATABASE_REPAIR_H
#define NEARDUP_PLUGIN_CHECK_DATABASE_REPAIR_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include <xapian.h>

#include "index/document_signer.h"
#include "neardup/issue.h"

namespace neardup {

/** What became of a document. */
enum class RepairOutcome : std::uint8_t {
  kSigned,         ///< signed from its positions
  kReplaced,       ///< so too, in place of a signature of its text, which is not that of its words
  kBandsRestored,  ///< its band terms were put right; its values are as before
  kRemoved,  ///< cannot be signed from its positions: what was left of a signature is gone, and it counts as unsigned
  kLeft,     ///< cannot be signed from its positions: its signature, which decodes, stays
};

struct DatabaseRepairOptions {
  std::function<void(Xapian::docid docid, RepairOutcome outcome)> repaired;  ///< told of each document; may be empty
  std::size_t commit_every = 10000;  ///< as in database_signing.h, like the rest
  std::function<void()> commit;
  std::function<void(std::size_t done, std::size_t all)> progress;
  std::function<bool()> stop;
};

struct DatabaseRepairReport {
  std::size_t signed_documents = 0;  ///< some of them in place of a signature of a text
  std::size_t bands_restored = 0;
  std::size_t removed = 0;
  std::size_t left = 0;
  bool finished = true;  ///< false: stopped; check again and repair for the rest
};

/** Sign, by sign_database(), the documents of the issues that is_mended_by_signing() holds of, and every other one that
 *  is not signed; where only band terms are wrong, these alone are put right, and a valid signature stays. A valid
 *  signature that was made of a text gives way to one from positions only where the words prove that it is not theirs;
 *  then take away what is left of signatures that do not decode. All marks of groups go from the documents that are
 *  written. Where the words are others than were signed, the old signature counts for nothing.
 *  @param issues  of check_database(), in any order; those of other kinds are passed over.
 *  @param indexer   of the database's one scheme.
 *  @exception SchemeMismatchError if another scheme is recorded: then every document is to be signed anew
 *             (DatabaseSigningOptions::resign).
 *  @exception Xapian::InvalidArgumentError as sign_database(). */
DatabaseRepairReport repair_database(Xapian::WritableDatabase& database, DocumentSigner& indexer,
                                     const std::vector<Issue>& issues, const DatabaseRepairOptions& options);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_CHECK_DATABASE_REPAIR_H
