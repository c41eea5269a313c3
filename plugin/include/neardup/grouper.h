/** @file grouper.h
 *  Groups the near-duplicates of a whole database and writes the groups into values. Search results collapse on these.
 *
 *  Groups are stars. Documents with many neighbours come first, ties in order of preference: a document joins the first
 *  centre that is near it, or else becomes a centre. So every member reaches the threshold with the centre of its group,
 *  and groups never chain. The most preferred document that all others are near represents a group. By
 *  containment the longest documents come first, so every member stands in the centre.
 *  A group of pages that were filled from one template is no group of duplicates. It is split at last.
 *  THREADS: works in the caller's thread, where the callbacks are called, and with GrouperOptions::reopen in others, too.
 *  Nobody else may use the database handle meanwhile.
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
#include "neardup/measure.h"
#include "neardup/preference.h"
#include "neardup/token.h"

namespace neardup {

/** The phases of a run, in this order. */
enum class GroupPhase : std::uint8_t {
  kReading,    ///< reads the signatures
  kBuckets,    ///< gathers documents that share a band
  kComparing,  ///< decides documents
  kWriting,    ///< writes the documents that change
};

/** What a run changes in a document. */
struct GroupChange {
  Xapian::docid docid = 0;
  std::string group_before;  ///< empty: none
  std::string group;         ///< empty: none
  GroupRole role_before = GroupRole::kSingle;
  GroupRole role = GroupRole::kSingle;
  Xapian::docid behind = 0;  ///< for a member the representative of its group; 0 for others, or if a reference has it
  double similarity = 1;     ///< with the centre of its group
};

/** How to group. */
struct GrouperOptions {
  double threshold = 0.9;               ///< least similarity of a document with the centre of its group, 0..1
  Measure measure = Measure::kJaccard;  ///< of this similarity; other measures need the words of documents in the index
  Preference prefer;                    ///< decides which document of a group represents it
  GroupScope scope;                     ///< limits which documents may share a group
  /** Reference databases, local or remote, which are only read. Each is grouped already, on its own. Their
   *  representatives, and their documents without a near-duplicate, come first in the order and always represent
   *  themselves; their groups keep their ids. A document whose text is in one of their groups joins that group.
   *  If one is written meanwhile, a run ends with a Xapian::DatabaseModifiedError before it writes. */
  std::vector<Xapian::Database> references;
  bool keep_families = false;  ///< do not split families of one template
  std::size_t band_cap = 200;  ///< most centres that one band remembers, and most documents that it offers as
                               ///< neighbours, >= 1
  bool group_terms = false;    ///< write XNG terms, with which stock Omega lists a group; Xapian reads all positions of
                               ///< a document to add one, so that a first run takes several times as long
  bool singles = false;        ///< also give documents without a near-duplicate the id of the group that they would
                               ///< represent: a database needs it to be a reference of databases on other hosts
  DocumentTextSource texts;    ///< texts of documents whose positions do not cover them
  std::string scheme;          ///< id or preset, if the database records several; empty: its only one
  bool recount_words = false;  ///< with a measure that weighs words: count again in how many documents each one is;
                               ///< otherwise a run weighs words as the first run with such a measure did
  /** Documents changed between two calls of `commit`, >= 1. The default is below the 10,000 changes at which Xapian
   *  commits by itself, unless XAPIAN_FLUSH_THRESHOLD says otherwise. */
  std::size_t commit_every = 9000;
  /** Opens once more what is grouped and then the references, as they are committed. With it, documents are compared on so
   *  many threads, or fewer if it throws a Xapian::DatabaseError; without it on the caller's. */
  std::function<std::vector<Xapian::Database>()> reopen;
  std::size_t threads = 1;
  std::function<void()> commit;  ///< makes the changes durable; called at the end too
  /** Called for each document whose value, term or state changes, by ascending docid, before it is written. */
  std::function<void(const GroupChange& change)> changed;
  /** Called when a phase begins and as it goes on; `all` is 0 if it is not known. An exception from it ends the run. Up
   *  to kComparing nothing was written. Later, the changes so far remain and a later run completes them. */
  std::function<void(GroupPhase phase, std::size_t done, std::size_t all)> progress;
};

/** What a run found and did. */
struct GroupReport {
  std::size_t documents = 0;          ///< with a valid signature of the scheme
  std::size_t unusable = 0;           ///< documents left out: their signature is damaged or another scheme's
  std::size_t without_time = 0;       ///< documents in no group: the scope has a window, they have no time
  std::size_t without_field = 0;      ///< documents in no group: the scope has a field that they lack
  std::size_t too_short = 0;          ///< documents in no group: they have fewer words than the scope asks for
  std::size_t parted = 0;             ///< pairs of documents of the same words in other groups: their fields differ
  std::size_t groups = 0;             ///< of two documents or more
  std::size_t grouped_documents = 0;  ///< documents in these groups, representatives included
  std::size_t largest_group = 0;      ///< documents
  double min_similarity = 1;          ///< least similarity of a document and the centre of its group; 1 without groups
  std::size_t families = 0;           ///< groups that were split, since their documents come from one template
  std::size_t family_documents = 0;   ///< documents in these
  std::size_t estimated_links = 0;    ///< members whose similarity is estimated
  std::size_t without_words = 0;  ///< with a measure other than Jaccard: documents of compared pairs whose words are
                                  ///< not those that were signed; they are near their copies only
  std::uint64_t weighed_by = 0;   ///< documents by which words were weighed; 0 for measures that weigh none
  std::size_t slots_taken = 0;    ///< documents whose group was not written: another program keeps a value there
  std::size_t changed_documents = 0;  ///< documents that were written, or would be
  bool unchanged = false;             ///< whether nothing was committed since the last run, so that nothing was decided
  std::size_t comparisons = 0;        ///< pairs compared
  std::size_t verified = 0;           ///< of these, compared word by word
  std::size_t documents_read = 0;     ///< documents read for that; a document that is read again counts again
  std::size_t oversized_bands = 0;    ///< bands with more representatives than band_cap
  std::size_t forgotten = 0;          ///< representatives that oversized bands did not remember, summed over bands
};

/** Group a database. Equal texts stay together. The result does not depend on the order in which documents were
 *  written.
 *
 *  Each run forms all groups again and writes what differs from those of the database, so the result does not depend on
 *  earlier runs. Documents that are declared distinct are not near, even if their texts are equal.
 *  @param database   local. It is committed when this returns, with options.commit if you give one; commit_durably()
 *                    (durable_commit.h) makes a commit survive a power cut.
 *  @param tokenizer  of the database's scheme; null: this library's tokenizer of that profile.
 *  @exception SchemeMismatchError if the database records no scheme, or several and you name none.
 *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1; a band_cap or commit_every of 0; a remote
 *             database; a preference by a value slot in which no signed document has a value; a scope for which no
 *             document has a term, time or field; or, on the first run, group terms of another program.
 *  Cost: linear in the documents, plus the pairs in shared bands. If nobody has committed to the database since the last
 *  run, with the same options, a run costs nothing. Memory:
 *  about 400 bytes a document, and 72 MiB for words. */
GroupReport group(Xapian::WritableDatabase& database, const GrouperOptions& options = {},
                  Tokenizer* tokenizer = nullptr);

/** Group several databases as one. Where the rules do not decide, documents of the first database are preferred to
 *  those of the second, and so on. If you search the databases together, results collapse on common groups.
 *  @param databases  one or more, of the same scheme. docids in options.changed are those of one Xapian::Database that
 *                    has all of them in this order. */
GroupReport group(const std::vector<Xapian::WritableDatabase>& databases, const GrouperOptions& options = {},
                  Tokenizer* tokenizer = nullptr);

/** What group() would do: gives the same report, and calls options.changed for the same changes. Nothing is written.
 *  @exception Xapian::DatabaseModifiedError if a writer overtakes the reader: plan again (snapshot_retry.h). */
GroupReport plan_groups(const std::vector<Xapian::Database>& databases, const GrouperOptions& options = {},
                        Tokenizer* tokenizer = nullptr);

}  // namespace neardup

#endif  // NEARDUP_GROUPER_H
