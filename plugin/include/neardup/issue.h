/** @file issue.h
 *  What can be wrong with the near-duplicate data of a database: each kind with its name, weight and remedy.
 *
 *  check_database() (database_check.h) reports issues. Signing with `verify` and grouping mend them. THREADS: plain
 *  values and pure functions.
 */
#ifndef NEARDUP_ISSUE_H
#define NEARDUP_ISSUE_H

#include <cstdint>
#include <string>

#include <xapian.h>

namespace neardup {

enum class IssueKind : std::uint8_t {
  // Of a document.
  kDamaged,         ///< `damaged`: a value of a signature or a group that no version of this library writes
  kForeign,         ///< `foreign`: a value of a signature or a group of another scheme
  kWrongBands,      ///< `wrong-bands`: band terms are missing, or do not fit the fingerprint or the words
  kWrongSignature,  ///< `wrong-signature`: a part of the signature is missing, or the words in the index do not give it
  kTaken,           ///< `taken`: another program keeps values in slots of the scheme, or terms of the form of ours
  kStaleGroup,      ///< `stale-group`: group marks of another text or rule, or of a document without a signature
  // Of several documents, said once.
  kUnsigned,          ///< `unsigned`: documents with words in the index and no part of a signature
  kUnderPrefixes,     ///< `under-prefixes`: like `unsigned`, but all words have prefixes
  kWithoutPositions,  ///< `without-positions`: no word has a position: unsigned, or compared by an estimate
  kDoubtfulContent,   ///< `doubtful-content`: pages of which more than the chosen text was signed
  kOtherGroups,       ///< `other-groups`: documents whose groups the next run of grouping would change
  // Of the database.
  kSeveralSchemes,  ///< `several-schemes`: two recorded schemes write to the same place, or a re-signing is unfinished
  kTokenizerData,   ///< `tokenizer-data`: signed with other tokenizer data than this program has
  kGroupedApart,    ///< `grouped-apart`: several databases are checked as one, but were grouped one by one
  kDistinct,        ///< `distinct`: a declaration of distinct documents that is damaged, or names no document
};

constexpr IssueKind kLastIssueKind = IssueKind::kDistinct;

/** How serious an issue is, ascending. */
enum class IssueWeight : std::uint8_t {
  kNote,          ///< nothing is wrong; for information
  kInconsistent,  ///< parts do not fit each other
  kOtherScheme,   ///< data of another scheme
  kDamaged,       ///< bytes that no version of this library writes
};

struct Issue {
  IssueKind kind = IssueKind::kDamaged;
  Xapian::docid docid = 0;  ///< 0: several documents, or the whole database
  std::string detail;       ///< one line; may contain text of foreign origin
};

/** Name of a kind for programs: lower-case words joined by hyphens, unique for each kind. */
std::string issue_name(IssueKind kind);

IssueWeight issue_weight(IssueKind kind);

/** What to do: one line with the command, in which DATABASE is the database; "none" with the reason if there is nothing
 *  to do. */
std::string issue_remedy(IssueKind kind);

/** Whether the issue belongs to one scheme. Other issues are the same for all schemes of a database. */
bool is_of_a_scheme(IssueKind kind);

}  // namespace neardup

#endif  // NEARDUP_ISSUE_H
