#include "neardup/issue.h"

#include <array>
#include <cstddef>

namespace neardup {

namespace {

constexpr const char* kVerify = "'xapian-neardup sign DATABASE --verify', then 'xapian-neardup group DATABASE'";

struct KindText {
  IssueKind kind;
  IssueWeight weight;
  const char* name;
  const char* remedy;
};

using Kind = IssueKind;
using Weight = IssueWeight;

constexpr std::array kKinds{
    KindText{Kind::kDamaged, Weight::kDamaged, "damaged", kVerify},
    KindText{Kind::kForeign, Weight::kOtherScheme, "foreign", kVerify},
    KindText{Kind::kWrongBands, Weight::kInconsistent, "wrong-bands", kVerify},
    KindText{Kind::kWrongSignature, Weight::kInconsistent, "wrong-signature", kVerify},
    KindText{Kind::kTaken, Weight::kInconsistent, "taken",
             "nothing to do if they are another program's: sign under a scheme with other slots and prefixes; "
             "'xapian-neardup "
             "sign DATABASE --verify --take-slots' removes them"},
    KindText{Kind::kStaleGroup, Weight::kInconsistent, "stale-group", "'xapian-neardup group DATABASE'"},
    KindText{Kind::kUnsigned, Weight::kNote, "unsigned",
             "'xapian-neardup sign DATABASE'; if 'xapian-neardup run' signed the others, its command with --overwrite"},
    KindText{Kind::kUnderPrefixes, Weight::kNote, "under-prefixes",
             "nothing to do if they are headers, as of encrypted mails; of a database without signatures "
             "'xapian-neardup sign "
             "DATABASE --text-prefix PREFIX' signs the words of a prefix"},
    KindText{Kind::kWithoutPositions, Weight::kNote, "without-positions",
             "nothing to do if they are mails without text of their own, such as encrypted ones; else index them with "
             "positions, or sign them through the hook: 'xapian-neardup run -- CMD'"},
    KindText{
        Kind::kDoubtfulContent, Weight::kNote, "doubtful-content",
        "'xapian-neardup extract FILE --explain' shows how the text of a page was chosen; 'xapian-neardup run' chooses "
        "that of pages signed with all words, omindex once with --overwrite"},
    KindText{Kind::kOtherGroups, Weight::kNote, "other-groups",
             "'xapian-neardup group DATABASE', with all databases that were grouped as one"},
    KindText{Kind::kSeveralSchemes, Weight::kOtherScheme, "several-schemes",
             "'xapian-neardup sign DATABASE --resign', with --scheme and the name of the scheme to keep"},
    KindText{Kind::kTokenizerData, Weight::kNote, "tokenizer-data",
             "nothing to do if 'xapian-neardup check DATABASE --words' finds nothing: few texts, if any, are cut "
             "differently"},
    KindText{Kind::kGroupedApart, Weight::kInconsistent, "grouped-apart",
             "'xapian-neardup group DATABASE DATABASE...', with all folders in one run"},
    KindText{Kind::kDistinct, Weight::kNote, "distinct",
             "nothing to do if the document is to come back; else 'xapian-neardup group DATABASE --no-distinct A B'"},
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
  return kind != Kind::kSeveralSchemes && kind != Kind::kDistinct;
}

}  // namespace neardup
