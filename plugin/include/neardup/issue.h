/** @file issue.h
 *  What can be wrong with the near-duplicate data of a database: each kind with its name, its weight and its remedy.
 *
 *  Issues come from check_database() (database_check.h). THREADS: plain values and pure functions.
 */
#ifndef NEARDUP_FINDING_H
#define NEARDUP_FINDING_H

#include <cstdint>
#include <string>

#include <xapian.h>

namespace neardup {

enum class IssueKind : std::uint8_t {
  // Of a document's signature.
  kDamagedSignature,    ///< `damaged-signature`: a fingerprint or signature value whose checksum or content is wrong
  kForeignSignature,    ///< `foreign-signature`: a fingerprint or signature value of another scheme
  kMissingFingerprint,  ///< `missing-fingerprint`: a signature stands alone
  kMissingSignature,    ///< `missing-signature`: a fingerprint stands alone
  kWrongBands,        ///< `wrong-bands`: band terms are missing, too many, or not those of the fingerprint or the words
  kWrongSignature,    ///< `wrong-signature`: the words are those signed, but sign otherwise
  kOtherWords,        ///< `other-words`: the index holds other words than were signed
  kUnsigned,          ///< `unsigned`: documents with words in the index and nothing of a signature
  kWithoutPositions,  ///< `without-positions`: so too, but no word has a position
  kUnderPrefixes,     ///< `under-prefixes`: so too, but all words stand under prefixes
  kEstimatedOnly,     ///< `estimated-only`: signed documents without a word that has a position
  // Of its group.
  kDamagedGroup,            ///< `damaged-group`: a group or group state value that nobody can have written
  kForeignGroup,            ///< `foreign-group`: a group state of another scheme
  kGroupWithoutSignature,   ///< `group-without-signature`: group marks on a document that has no signature
  kGroupWithoutState,       ///< `group-without-state`: a group value stands alone
  kStaleGroup,              ///< `stale-group`: the text has changed since it was grouped
  kWrongRole,               ///< `wrong-role`: a single document in a group, or a member of none
  kWrongGroupTerm,          ///< `wrong-group-term`: group terms that are not that of the group value
  kNoRepresentative,        ///< `no-representative`: a group of members only
  kSeveralRepresentatives,  ///< `several-representatives`: two groups of one id met
  kGroupOfOne,              ///< `group-of-one`: a group of one document
  kWrongGroupId,            ///< `wrong-group-id`: an id that the recorded rule does not give the representative
  kBelowThreshold,          ///< `below-threshold`: a member that the recorded rule would not let in
  kNoGroupTerms,            ///< `no-group-terms`: there are groups, and no document has a group term
  kUngrouped,               ///< `ungrouped`: signed documents that no run of grouping has seen
  // Of the database.
  kSeveralSchemes,       ///< `several-schemes`: two are recorded that write to the same place
  kUnfinishedResigning,  ///< `unfinished-resigning`: a re-signing was interrupted
  kTokenizerData,        ///< `tokenizer-data`: signed under other data of the tokenizer than this program's
  kNoGroupRule,          ///< `no-group-rule`: documents are grouped, and no rule is recorded
  kForeignGroupRule,     ///< `foreign-group-rule`: the recorded rule is of another scheme
  kDamagedState,         ///< `damaged-state`: what grouping remembers cannot be read
  kForeignState,         ///< `foreign-state`: what grouping remembers is of another rule than the recorded one
  kUnknownToState,       ///< `unknown-to-state`: grouped documents that the last run of grouping here did not see
  kGroupedApart,         ///< `grouped-apart`: several databases looked at as one were grouped one by one
  kPerhapsGroupedApart,  ///< `perhaps-grouped-apart`: so it seems; one may refer to another, and share no group with it
  kGroupedTogether,      ///< `grouped-together`: grouped as one with other databases, which are not looked at
  kDamagedDistinct,      ///< `damaged-distinct`: a declaration of distinct documents that cannot be read
  kMissingDistinct,      ///< `missing-distinct`: a document that is declared distinct is not there
};

constexpr IssueKind kLastIssueKind = IssueKind::kMissingDistinct;

/** How much an issue weighs, ascending. */
enum class IssueWeight : std::uint8_t {
  kNote,          ///< nothing is wrong: what people may want to know
  kInconsistent,  ///< parts do not fit each other
  kOtherScheme,   ///< data of another scheme
  kDamaged,       ///< bytes that nobody wrote
};

struct Issue {
  IssueKind kind = IssueKind::kDamagedSignature;
  Xapian::docid docid = 0;  ///< 0: the database as a whole
  std::string detail;       ///< one line; may hold text of foreign origin
};

/** Name for programs: lower-case words joined by hyphens, distinct for each kind. */
std::string issue_name(IssueKind kind);

IssueWeight issue_weight(IssueKind kind);

/** What to do: one line with the command, in which DATABASE stands for the database; empty if there is nothing to do.
 */
std::string issue_remedy(IssueKind kind);

/** Whether it is of one scheme's data: what is not is the same whichever scheme of a database is looked at. */
bool is_of_a_scheme(IssueKind kind);

/** Whether repair_database() (database_repair.h) mends it: what is wrong is a document's signature. */
bool is_mended_by_signing(IssueKind kind);

}  // namespace neardup

#endif  // NEARDUP_FINDING_H
