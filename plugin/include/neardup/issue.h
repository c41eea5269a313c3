/** @file issue.h
 *  What can be wrong with the near-duplicate data of a database: each kind with its name, weight and remedy.
 *
 *  check_database() (database_check.h) reports issues. THREADS: plain values and pure functions.
 */
#ifndef NEARDUP_ISSUE_H
#define NEARDUP_ISSUE_H

#include <cstdint>
#include <string>

#include <xapian.h>

namespace neardup {

enum class IssueKind : std::uint8_t {
  // Of a document's signature.
  kDamagedSignature,    ///< `damaged-signature`: a fingerprint or signature value whose checksum or content is wrong
  kForeignSignature,    ///< `foreign-signature`: a fingerprint or signature value of another scheme
  kMissingFingerprint,  ///< `missing-fingerprint`: a signature without a fingerprint
  kMissingSignature,    ///< `missing-signature`: a fingerprint without a signature
  kWrongBands,          ///< `wrong-bands`: band terms are missing, or do not fit the fingerprint or the words
  kWrongSignature,      ///< `wrong-signature`: the words are those that were signed, but give another signature
  kOtherWords,          ///< `other-words`: the index holds other words than were signed
  kSlotTaken,           ///< `slot-taken`: another program keeps values in slots of the scheme
  kTermTaken,           ///< `term-taken`: terms of the form of a band or group term that nothing proves to be ours
  kUnsigned,            ///< `unsigned`: documents with words in the index and no part of a signature
  kWithoutPositions,    ///< `without-positions`: like `unsigned`, but no word has a position
  kUnderPrefixes,       ///< `under-prefixes`: like `unsigned`, but all words have prefixes
  kEstimatedOnly,       ///< `estimated-only`: signed documents in which no word has a position
  kDoubtfulContent,     ///< `doubtful-content`: pages of which more than the chosen text was signed
  // Of its group.
  kDamagedGroup,           ///< `damaged-group`: a group or group state value that no version of this library writes
  kForeignGroup,           ///< `foreign-group`: a group state of another scheme
  kGroupWithoutSignature,  ///< `group-without-signature`: group marks on a document that has no signature
  kStaleGroup,             ///< `stale-group`: the text has changed since it was grouped
  kOtherGroups,            ///< `other-groups`: documents whose groups the next run of grouping would change
  // Of the database.
  kSeveralSchemes,       ///< `several-schemes`: two recorded schemes write to the same place
  kUnfinishedResigning,  ///< `unfinished-resigning`: a re-signing was interrupted
  kTokenizerData,        ///< `tokenizer-data`: signed with other tokenizer data than this program has
  kNoGroupRule,          ///< `no-group-rule`: documents are grouped, but no rule is recorded
  kForeignGroupRule,     ///< `foreign-group-rule`: the recorded rule belongs to another scheme
  kGroupedApart,         ///< `grouped-apart`: several databases are checked as one, but were grouped one by one
  kGroupedTogether,      ///< `grouped-together`: several databases as one, whose groups are not compared with a run
  kDamagedDistinct,      ///< `damaged-distinct`: a declaration of distinct documents that cannot be read
  kMissingDistinct,      ///< `missing-distinct`: a document that is declared distinct does not exist
};

constexpr IssueKind kLastIssueKind = IssueKind::kMissingDistinct;

/** How serious an issue is, ascending. */
enum class IssueWeight : std::uint8_t {
  kNote,          ///< nothing is wrong; for information
  kInconsistent,  ///< parts do not fit each other
  kOtherScheme,   ///< data of another scheme
  kDamaged,       ///< bytes that no version of this library writes
};

struct Issue {
  IssueKind kind = IssueKind::kDamagedSignature;
  Xapian::docid docid = 0;  ///< 0: the whole database
  std::string detail;       ///< one line; may contain text of foreign origin
};

/** Name of a kind for programs: lower-case words joined by hyphens, unique for each kind. */
std::string issue_name(IssueKind kind);

IssueWeight issue_weight(IssueKind kind);

/** What to do: one line with the command, in which DATABASE is the database; empty if there is nothing to do. */
std::string issue_remedy(IssueKind kind);

/** Whether the issue belongs to one scheme. Other issues are the same for all schemes of a database. */
bool is_of_a_scheme(IssueKind kind);

/** Whether repair_database() (database_repair.h) repairs it: the issue is about a document's signature. */
bool is_mended_by_signing(IssueKind kind);

}  // namespace neardup

#endif  // NEARDUP_ISSUE_H
