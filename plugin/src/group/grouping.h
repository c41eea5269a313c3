/** @file grouping.h
 *  Groups the near-duplicates of a whole database and writes the groups into values. Search results collapse on these.
 *
 *  Stage GROUP of the flow: database --> signatures --> components of documents that share a band --> verified star groups
 *  round centres (item_groups.h), families split --> group value, group term and group state of each document.
 *  THREADS: works in the caller's thread; nobody else may use the database handle meanwhile.
 */
#ifndef NEARDUP_PLUGIN_GROUP_GROUPING_H
#define NEARDUP_PLUGIN_GROUP_GROUPING_H

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <xapian.h>

#include "neardup/grouper.h"
#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

/** Group a database, or several as one. Grouping is deterministic, keeps equal texts together and never chains. Each run
 *  forms all groups again. Only differences are written: documents that left their group lose its value and term.
 *  Documents that are declared distinct (distinct_pairs.h) are not near, even if their texts are equal: neither joins
 *  the other. If both are near a third document, the later one stands alone.
 *  If some copies of a text are declared distinct, all its copies count as one more band.
 *
 *  Where the rules do not decide, documents of the first database are preferred to those of the second, and so on. If you
 *  search the databases together, results collapse on common groups.
 *  @param databases  one or more, local, of the same scheme. Each one's metadata gets the rule.
 *                    `options.commit` must commit all of them. docids in `options.changed` are
 *                    those of one Xapian::Database that has all of them in this order.
 *  @param scheme     the database's.
 *  @param tokenizer  the scheme's.
 *  @exception Xapian::InvalidArgumentError for a threshold outside 0..1; a band_cap or commit_every of 0; another
 *             tokenizer profile; a remote database; a preference by a value slot in which no signed document has a
 *             value, or which grouping itself writes; a scope for which no document has a term, time or field; or, on
 *             the first run, a group slot that holds another program's data.
 *  Cost: linear in the documents, plus the pairs in shared bands. One database to which nobody has committed since the last
 *  run costs nothing. Memory:
 *  about 400 bytes a document, and the Verifier's. */
GroupReport group_databases(const std::vector<Xapian::WritableDatabase>& databases, const Scheme& scheme,
                            Tokenizer& tokenizer, const GrouperOptions& options = {});

/** What group_databases() would do: gives the same report, and calls `options.changed` for the same changes. Nothing is
 *  written, locked or committed, and the databases may be open for reading only.
 *  @exception Xapian::DatabaseModifiedError if a writer overtakes the reader: plan again (snapshot_retry.h). */
GroupReport plan_groups(const std::vector<Xapian::Database>& databases, const Scheme& scheme, Tokenizer& tokenizer,
                        const GrouperOptions& options = {});

/** How a database was grouped last. */
struct RecordedGrouping {
  GrouperOptions options;      ///< threshold, preference, scope and band_cap; default values for the rest
  std::size_t databases = 1;   ///< grouped together
  std::size_t references = 0;  ///< whose representatives came first
};

/** How a database was last grouped under the scheme; nothing if it never was. Re-signing under another scheme removes
 *  the groups, but keeps options that are not the default ones.
 *  @exception Xapian::InvalidArgumentError if the recorded rule is damaged or of a later version. */
std::optional<RecordedGrouping> recorded_grouping(const Xapian::Database& database, const Scheme& scheme);

/** Set one option by its word in the recorded rule: threshold, measure, prefer, within, max-days, same, min-words,
 *  band-cap, families, terms or singles; other words say nothing.
 *  @param value  empty removes a limit.
 *  @exception Xapian::InvalidArgumentError for a value that cannot be read. */
void choose_grouping(GrouperOptions& options, const std::string& word, const std::string& value);

/** Record how the next run groups a database, if it is not told otherwise. Nothing if a rule is recorded already.
 *  @return whether it was recorded. */
bool record_grouping(Xapian::WritableDatabase& database, const Scheme& scheme, const GrouperOptions& options);

/** The line of metadata that says how a database was grouped (plugin/FORMAT.md): words of `name=value`, separated by single
 *  spaces.
 *  @param databases  grouped together. */
std::string group_rule_text(const Scheme& scheme, const GrouperOptions& options, std::size_t databases);

/** The part of a rule that stays when its groups are removed: the chosen options; empty if they are the default ones.
 */
std::string rule_without_groups(const std::string& rule);

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_GROUP_GROUPING_H
