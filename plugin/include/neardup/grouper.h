/** @file grouper.h
 *  Star groups of a whole database, written into its group values: what search results collapse on.
 *
 *  In order of preference a document is a representative unless an earlier representative is near it; otherwise it joins
 *  the first such one. So every member reaches the threshold with its representative, and groups never chain.
 *  THREADS: the caller's; the database handle must not be used by others meanwhile.
 */
#ifndef NEARDUP_GROUPER_H
#define NEARDUP_GROUPER_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/group_role.h"
#include "neardup/group_scope.h"
#include "neardup/match.h"
#include "neardup/preference.h"
#include "neardup/token.h"

namespace neardup {

/** What a run is at; in this order. */
enum class GroupPhase : std::uint8_t {
  kReading,    ///< the signatures
  kBuckets,    ///< the posting lists of the band terms; in a run from scratch
  kComparing,  ///< documents decided
  kWriting,    ///< documents that differ written
};

/** What a run changes of a document. */
struct GroupChange {
  Xapian::docid docid = 0;
  std::string group_before;  ///< empty: none
  std::string group;         ///< empty: none
  GroupRole role_before = GroupRole::kSingle;
  GroupRole role = GroupRole::kSingle;
};

/** How to group. */
struct GrouperOptions {
  double threshold = 0.9;  ///< least Jaccard index of a member with its representative, 0..1
  Preference prefer;       ///< which document of a group represents it
  GroupScope scope;        ///< what groups are confined to
  /** Databases that are only read, local or remote, and grouped by themselves: their representatives, and documents
   *  without a near-duplicate there, come first in the order and stand for themselves; their groups keep their ids. */
  std::vector<Xapian::Database> references;
  std::size_t band_cap = 200;  ///< representatives that one band remembers, >= 1
  bool group_terms = true;     ///< write XNG terms, by which a group can be listed
  DocumentTextSource texts;    ///< texts of documents whose positions do not cover them; such a run is from scratch
  std::string scheme;          ///< which of several that a database records, by id or preset; empty: its only one
  bool from_scratch = false;   ///< decide every document anew
  bool dry_run = false;        ///< as plan_groups()
  /** Documents changed between two calls of `commit`, >= 1; below the 10,000 changes at which Xapian would commit by
   *  itself, unless XAPIAN_FLUSH_THRESHOLD says otherwise. */
  std::size_t commit_every = 9000;
  std::function<void()> commit;  ///< makes what is written durable; called at the end too
  /** Told of each document whose value, term or state changes, by ascending docid, before it is written. */
  std::function<void(const GroupChange& change)> changed;
  /** Told of each phase when it begins and as it goes on; `all` is 0 where it is not known. An exception from it ends
   *  the run: up to kComparing nothing was written; then what is written stands, and a later run does the rest. */
  std::function<void(GroupPhase phase, std::size_t done, std::size_t all)> progress;
};

/** What a run found and did. */
struct GroupReport {
  std::size_t documents = 0;          ///< with a valid signature of the scheme
  std::size_t unusable = 0;           ///< documents left out: their signature is damaged or another scheme's
  std::size_t without_bands = 0;      ///< of the documents, those that lack band terms, so that nothing finds them:
                                      ///< 'xapian-neardup sign' puts them back
  std::size_t without_time = 0;       ///< documents in no group: the scope has a window, they have no time
  std::size_t groups = 0;             ///< of two documents or more
  std::size_t grouped_documents = 0;  ///< in them, representatives included
  std::size_t largest_group = 0;      ///< documents
  double min_similarity = 1;          ///< least of a member with its representative; 1 without groups
  std::size_t estimated_links = 0;    ///< members whose similarity is estimated
  std::size_t changed_documents = 0;  ///< that were written, or would be
  bool incremental = false;           ///< whether only what had changed was decided anew
  std::size_t comparisons = 0;        ///< pairs looked at
  std::size_t verified = 0;           ///< of these, compared word for word
  std::size_t documents_read = 0;     ///< for that; one counts again if it was read again
  std::size_t oversized_bands = 0;    ///< bands with more representatives than band_cap
  std::size_t forgotten = 0;          ///< representatives that oversized bands did not remember, summed over bands
};

/** Group a database. Equal texts stay together; the result does not depend on the order in which documents were written.
 *
 *  A run remembers in the metadata what it saw. The next one with the same options decides only documents that were
 *  added, replaced or deleted since, by whatever program, and those whose group that changes; it leaves byte for byte
 *  what a run from scratch leaves. Documents that are declared distinct are not near, even if their texts are equal.
 *  @param database   local. It is committed when this returns, by options.commit if that is given; commit_durably()
 *                    (durable_commit.h) makes a commit survive a power cut.
 *  @param tokenizer  of the database's scheme; null: the one that this library has of that profile.
 *  @exception SchemeMismatchError if the database records no scheme, or several and none is named.
 *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1, a band_cap or commit_every of 0, a remote
 *             database, a preference by a value slot in which no signed document has a value, a scope that no document
 *             has a term or time for, or, on the first run, a group slot that holds another program's data.
 *  Cost: linear in the documents, but for the pairs in shared bands; a later run reads the values of every document and
 *  else costs what has changed. Memory: about 400 bytes a document, and 64 MiB for words. */
GroupReport group(Xapian::WritableDatabase& database, const GrouperOptions& options = {},
                  Tokenizer* tokenizer = nullptr);

/** Group several databases as one: documents of the first are preferred to those of the second where the rules do not
 *  tell them apart, and so on. Searched together, their results collapse on common groups.
 *  @param databases  one or more, of the same scheme. docids in options.changed are those of a Xapian::Database of all
 *                    in that order. */
GroupReport group(const std::vector<Xapian::WritableDatabase>& databases, const GrouperOptions& options = {},
                  Tokenizer* tokenizer = nullptr);

/** What group() would do: the same report, and options.changed is told of the same changes. Nothing is written.
 *  @exception Xapian::DatabaseModifiedError if a writer overtakes the reading: plan again (snapshot_retry.h). */
GroupReport plan_groups(const std::vector<Xapian::Database>& databases, const GrouperOptions& options = {},
                        Tokenizer* tokenizer = nullptr);

}  // namespace neardup

#endif  // NEARDUP_GROUPER_H
