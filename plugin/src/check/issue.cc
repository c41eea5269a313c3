#include "neardup/issue.h"

#include <array>
#include "marks/stored_marks.h"
#include "marks/taken_slots.h"

namespace neardup {

namespace {

constexpr const char* kRepair = "'xapian-neardup check DATABASE --repair'";
constexpr const char* kGroup = "'xapian-neardup group DATABASE'";
constexpr const char* kGroupAll = "'xapian-neardup group DATABASE DATABASE...', with all folders in one run";
constexpr const char* kResign =
    "'xapian-neardup sign DATABASE --resign', with --scheme and the name of the scheme to keep";
constexpr const char* kResignOn = "'xapian-neardup sign DATABASE --resign' again, with --scheme and that name";
constexpr const char* kOtherData =
    "none, if 'xapian-neardup check DATABASE --words' finds nothing: few texts, if any, are cut differently";

struct KindText {
  IssueKind kind;
  IssueWeight weight;
  const char* name;
  const char* remedy;
};

using Kind = IssueKind;
using Weight = IssueWeight;

constexpr std::array kKinds{
    KindText{Kind::kDamagedSignature, Weight::kDamaged, "damaged-signature", kRepair},
    KindText{Kind::kForeignSignature, Weight::kOtherScheme, "foreign-signature", kRepair},
    KindText{Kind::kMissingFingerprint, Weight::kInconsistent, "missing-fingerprint", kRepair},
    KindText{Kind::kMissingSignature, Weight::kInconsistent, "missing-signature", kRepair},
    KindText{Kind::kWrongBands, Weight::kInconsistent, "wrong-bands", kRepair},
    KindText{Kind::kWrongSignature, Weight::kInconsistent, "wrong-signature", kRepair},
    KindText{Kind::kOtherWords, Weight::kInconsistent, "other-words", kRepair},
    KindText{Kind::kSlotTaken, Weight::kInconsistent, "slot-taken", kTakenSlotRemedy},
    KindText{Kind::kTermTaken, Weight::kInconsistent, "term-taken", kUnprovenTermsRemedy},
    KindText{Kind::kUnsigned, Weight::kNote, "unsigned", "'xapian-neardup sign DATABASE'"},
    KindText{Kind::kWithoutPositions, Weight::kNote, "without-positions",
             "index them with positions, or through the hook: 'xapian-neardup run -- CMD'"},
    KindText{Kind::kUnderPrefixes, Weight::kNote, "under-prefixes",
             "'xapian-neardup sign DATABASE --text-prefix PREFIX' signs the words of a prefix"},
    KindText{Kind::kEstimatedOnly, Weight::kNote, "estimated-only",
             "none, if estimates are enough; else index them with positions"},
    KindText{Kind::kDoubtfulContent, Weight::kNote, "doubtful-content",
             "none; 'xapian-neardup extract FILE --explain' shows how the text of a page was chosen"},
    KindText{Kind::kDamagedGroup, Weight::kDamaged, "damaged-group", kGroup},
    KindText{Kind::kForeignGroup, Weight::kOtherScheme, "foreign-group", kGroup},
    KindText{Kind::kGroupWithoutSignature, Weight::kInconsistent, "group-without-signature", kGroup},
    KindText{Kind::kStaleGroup, Weight::kInconsistent, "stale-group", kGroup},
    KindText{Kind::kOtherGroups, Weight::kNote, "other-groups", kGroup},
    KindText{Kind::kSeveralSchemes, Weight::kOtherScheme, "several-schemes", kResign},
    KindText{Kind::kUnfinishedResigning, Weight::kInconsistent, "unfinished-resigning", kResignOn},
    KindText{Kind::kTokenizerData, Weight::kNote, "tokenizer-data", kOtherData},
    KindText{Kind::kNoGroupRule, Weight::kInconsistent, "no-group-rule", kGroup},
    KindText{Kind::kForeignGroupRule, Weight::kInconsistent, "foreign-group-rule", kGroup},
    KindText{Kind::kGroupedApart, Weight::kInconsistent, "grouped-apart", kGroupAll},
    KindText{Kind::kGroupedTogether, Weight::kNote, "grouped-together", ""},
    KindText{Kind::kDamagedDistinct, Weight::kNote, "damaged-distinct",
             "'xapian-neardup group DATABASE --distinct A B' again"},
    KindText{Kind::kMissingDistinct, Weight::kNote, "missing-distinct",
             "none, if the document is to come back; else 'xapian-neardup group DATABASE --no-distinct A B'"},
};

constexpr bool in_order_of_kinds() {
  for (std::size_t i = 0; i != kKinds.size(); ++i) {
    if (static_cast<std::size_t>(kKinds[i].kind) != i) return false;
  }
  return kKinds.size() == static_cast<std::size_t>(kLastIssueKind) + 1;
}
static_assert(in_order_of_kinds());

const KindText& text_of(IssueKind kind) {
  return kKinds[static_cast<std::size_t>(kind)];
}

}  // namespace

std::string issue_name(IssueKind kind) {
  return text_of(kind).name;
}

IssueWeight issue_weight(IssueKind kind) {
  return text_of(kind).weight;
}

std::string issue_remedy(IssueKind kind) {
  return text_of(kind).remedy;
}

bool is_of_a_scheme(IssueKind kind) {
  return kind != Kind::kSeveralSchemes && kind != Kind::kUnfinishedResigning && kind != Kind::kDamagedDistinct &&
         kind != Kind::kMissingDistinct;
}

bool is_mended_by_signing(IssueKind kind) {
  return kind <= IssueKind::kOtherWords;
}

}  // namespace neardup
