/** @file database_repair.h
 *  Repairs the damaged signatures that check_database() found. To repair groups, group again (grouper.h).
 *
 *  THREADS: the writer of the database, in one thread at a time.
 */
#ifndef NEARDUP_PLUGIN_CHECK_DATABASE_REPAIR_H
#define NEARDUP_PLUGIN_CHECK_DATABASE_REPAIR_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include <xapian.h>

#include "index/database_signing.h"
#include "neardup/issue.h"

namespace neardup {

/** The outcome for one document. */
enum class RepairOutcome : std::uint8_t {
  kSigned,         ///< signed from its positions
  kReplaced,       ///< signed from its positions; replaces a signature of a text other than its words
  kBandsRestored,  ///< its band terms were restored; its values did not change
  kRemoved,        ///< cannot be signed from its positions: the rest of its signature was removed; it is unsigned now
  kLeft,           ///< cannot be signed from its positions: its signature can be decoded and stays
};

struct DatabaseRepairOptions : DatabaseRun {
  std::function<void(Xapian::docid docid, RepairOutcome outcome)> repaired;  ///< called for each document; may be empty
  bool take_slots =
      false;  ///< remove values of other programs in the scheme's slots, and sign these documents; and terms
              ///< of the scheme's form that nothing proves to be ours
};

struct DatabaseRepairReport {
  std::size_t signed_documents = 0;  ///< some of them replace a signature of a text
  std::size_t bands_restored = 0;
  std::size_t removed = 0;
  std::size_t left = 0;
  bool finished = true;  ///< false: stopped; check again and repair for the rest
};

/** Sign, with sign_database(), the documents whose issues satisfy is_mended_by_signing(), and all unsigned documents.
 *  If only band terms are wrong, restore only these and keep the valid signature. A valid signature that was made from
 *  a text is replaced by one from positions only if the words prove that it belongs to another text. Then remove the
 *  rest of signatures that cannot be decoded. Every document that is written loses its group marks. If the words differ
 *  from the words that were signed, the old signature is ignored.
 *  @param issues  of check_database(), in any order; issues of other kinds are skipped.
 *  @param indexer   of the database's one scheme.
 *  @exception SchemeMismatchError if another scheme is recorded: then sign every document again
 *             (DatabaseSigningOptions::resign).
 *  @exception Xapian::InvalidArgumentError as sign_database(). */
DatabaseRepairReport repair_database(Xapian::WritableDatabase& database, DocumentSigner& indexer,
                                     const std::vector<Issue>& issues, const DatabaseRepairOptions& options);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_CHECK_DATABASE_REPAIR_H
