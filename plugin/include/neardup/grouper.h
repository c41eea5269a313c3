/** @file grouper.h
 *  Star groups of a whole database, written into its group values: what search results collapse on.
 *
 *  Stage GROUP of the flow: database --> buckets (the posting lists of the band terms) --> verified star groups
 *  (star_groups.h) --> group value, group term and group state of each document.
 *  THREADS: the caller's; the database handle must not be used by others meanwhile.
 */
#ifndef NEARDUP_GROUPER_H
#define NEARDUP_GROUPER_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include <xapian.h>

#include "neardup/preference.h"
#include "neardup/scheme.h"
#include "neardup/token.h"
#include "neardup/verifier.h"

namespace neardup {

/** What a run is at; in this order. */
enum class GroupPhase : std::uint8_t {
  kReading,    ///< the signatures
  kBuckets,    ///< the posting lists of the band terms
  kComparing,  ///< documents decided
  kWriting,    ///< documents that differ written
};

/** How to group. */
struct GrouperOptions {
  double threshold = 0.9;     ///< least Jaccard index of a member with its representative, 0..1
  Preference prefer;          ///< which document of a group represents it
  std::size_t hot_cap = 200;  ///< representatives that one band remembers, >= 1
  bool group_terms = true;    ///< write XNG terms, by which a group can be listed
  DocumentTextSource texts;   ///< texts of documents whose positions do not cover them
  /** Documents changed between two calls of `commit`, >= 1; below the 10,000 changes at which Xapian would commit by
   *  itself, unless XAPIAN_FLUSH_THRESHOLD says otherwise. */
  std::size_t commit_every = 9000;
  std::function<void()> commit;  ///< makes what is written durable; called at the end too
  /** Told of each phase when it begins and as it goes on; `all` is 0 where it is not known. */
  std::function<void(GroupPhase phase, std::size_t done, std::size_t all)> progress;
};

/** What a run found and did. */
struct GroupReport {
  std::size_t documents = 0;          ///< with a valid signature of the scheme
  std::size_t unusable = 0;           ///< documents left out: their signature is damaged or another scheme's
  std::size_t groups = 0;             ///< of two documents or more
  std::size_t grouped_documents = 0;  ///< in them, representatives included
  std::size_t largest_group = 0;      ///< documents
  double min_similarity = 1;          ///< least of a member with its representative; 1 without groups
  std::size_t estimated_links = 0;    ///< members whose similarity is estimated
  std::size_t changed_documents = 0;  ///< that were written
  std::size_t comparisons = 0;        ///< pairs looked at
  std::size_t verified = 0;           ///< of these, compared word for word
  std::size_t documents_read = 0;     ///< for that; one counts again if it was read again
  std::size_t hot_bands = 0;          ///< bands with more representatives than hot_cap
  std::size_t forgotten = 0;          ///< representatives that hot bands did not remember, summed over bands
};

/** Group a database from scratch: deterministic, equal texts together, no chains. In order of preference a document is
 * a representative unless an earlier representative is near it; otherwise it joins the first such one. Documents that
 * left their group lose its value and term. Only what differs is written. Documents that are declared distinct
 * (distinct_pairs.h) are not near, be their texts equal: neither joins the other. Both may be near a third document,
 * and are in one group if that one represents it: members are held against their representative only. The copies of a
 * text of which some are declared distinct count as a band of their own.
 *  @param database   local, writable; its metadata gets the rule and threshold.
 *  @param scheme     the database's.
 *  @param tokenizer  the scheme's.
 *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1, a hot_cap or commit_every of 0, another
 *             tokenizer profile, a remote database, or a preference by a value slot in which no signed document has a
 *             value, or which grouping itself writes.
 *  Cost: linear in the documents, but for the pairs in shared bands; memory about 400 octets a document, and the
 *  Verifier's. */
GroupReport group_database(Xapian::WritableDatabase& database, const Scheme& scheme, Tokenizer& tokenizer,
                           const GrouperOptions& options = {});

/** The preference by which a database was grouped last; nothing if it never was.
 *  @exception Xapian::InvalidArgumentError if a later version recorded a rule that is not known. */
std::optional<Preference> recorded_preference(const Xapian::Database& database);

}  // namespace neardup

#endif  // NEARDUP_GROUPER_H
