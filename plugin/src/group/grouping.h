/** @file grouping.h
 *  Star groups of a whole database, written into its group values: what search results collapse on.
 *
 *  Stage GROUP of the flow: database --> buckets (the posting lists of the band terms) --> verified star groups
 *  (star_groups.h) --> group value, group term and group state of each document.
 *  THREADS: the caller's; the database handle must not be used by others meanwhile.
 */
#ifndef NEARDUP_PLUGIN_GROUP_GROUPING_H
#define NEARDUP_PLUGIN_GROUP_GROUPING_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/grouper.h"
#include "neardup/preference.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"
#include "verify/verifier.h"

namespace neardup {

/** Group a database: deterministic, equal texts together, no chains. In order of preference a document is a
 *  representative unless an earlier representative is near it; otherwise it joins the first such one. Documents that
 *  left their group lose its value and term. Only what differs is written. Documents that are declared distinct
 *  (distinct_pairs.h) are not near, be their texts equal: neither joins the other. Both may be near a third document,
 *  and are in one group if that one represents it: members are held against their representative only. The copies of a
 *  text of which some are declared distinct count as a band of their own.
 *
 *  A run remembers in the metadata what it saw. The next one with the same options decides only documents that were
 *  added, replaced or deleted since, by whatever program, and those whose group that changes; it leaves byte for byte
 *  what a run from scratch leaves. It sees a change of a document's text, of its marks, its scope, its place in the
 *  order of preference and whom it is declared distinct from. It does not see when a program alters the positions, band
 *  terms or fingerprint of a document and keeps its signature and marks. Documents that lost their band terms so keep
 *  their groups, and are counted.
 *  @param database   local, writable; its metadata gets the rule, the threshold and what is remembered.
 *  @param scheme     the database's.
 *  @param tokenizer  the scheme's.
 *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1, a band_cap or commit_every of 0, another
 *             tokenizer profile, a remote database, a preference by a value slot in which no signed document has a
 *             value, or which grouping itself writes, a scope that no document has a term or time for, or, on the first
 *             run, a group slot that holds another program's data. Cost: linear in the documents, but for the pairs in
 *             shared bands; a later run reads the values of every document and else costs what has changed. Memory
 *             about 400 bytes a document, and the Verifier's. */
GroupReport group_database(Xapian::WritableDatabase& database, const Scheme& scheme, Tokenizer& tokenizer,
                           const GrouperOptions& options = {});

/** Group several databases together, as one: documents of the first are preferred to those of the second where the
 *  rules do not tell them apart, and so on. Searched together, their results collapse on common groups.
 *  @param databases  one or more, of the same scheme; each one's metadata gets the rule, the first one's what is
 *                    remembered. `options.commit` is to commit all of them. docids in `options.changed` are those of a
 *                    Xapian::Database of all in that order. */
GroupReport group_databases(const std::vector<Xapian::WritableDatabase>& databases, const Scheme& scheme,
                            Tokenizer& tokenizer, const GrouperOptions& options = {});

/** What group_databases() would do: the same report, and `options.changed` is told of the same changes. Nothing is
 *  written, locked or committed, and the databases may be open for reading only.
 *  @exception Xapian::DatabaseModifiedError if a writer overtakes the reading: plan again (snapshot_retry.h). */
GroupReport plan_groups(const std::vector<Xapian::Database>& databases, const Scheme& scheme, Tokenizer& tokenizer,
                        const GrouperOptions& options = {});

/** How a database was grouped. */
struct RecordedGrouping {
  GrouperOptions options;      ///< threshold, preference, scope and band_cap; the others are the usual ones
  std::size_t databases = 1;   ///< grouped together
  std::size_t references = 0;  ///< whose representatives came first
};

/** How a database was grouped last under the scheme; nothing if it never was. A re-signing under another scheme, which
 *  takes the groups away, leaves the options, if they are not the usual ones.
 *  @exception Xapian::InvalidArgumentError if a later version recorded a rule that is not known, or it is damaged. */
std::optional<RecordedGrouping> recorded_grouping(const Xapian::Database& database, const Scheme& scheme);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUPING_H
