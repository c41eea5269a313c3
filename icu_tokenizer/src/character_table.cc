#include "character_table.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "icu_status.h"
#include "normalizer.h"

namespace neardup {

namespace {

constexpr std::uint32_t kWordCategories = U_GC_LL_MASK | U_GC_LU_MASK | U_GC_LT_MASK | U_GC_LO_MASK | U_GC_LM_MASK |
                                          U_GC_MN_MASK | U_GC_ND_MASK | U_GC_PC_MASK;

}  // namespace

CharacterTable::CharacterTable(bool spacing_marks)
    : nfkd_(nfkd()),
      nfkc_casefold_(nfkc_casefold()),
      word_categories_(spacing_marks ? kWordCategories | U_GC_MC_MASK : kWordCategories),
      pages_(0x110000 >> 8) {}

CharacterFacts CharacterTable::fill_page_of(char32_t character) {
  auto page = std::make_unique<Page>();
  const char32_t first = character & ~char32_t{0xFF};
  for (char32_t i = 0; i != page->size(); ++i) {
    (*page)[i] = facts_from_icu(first + i);
  }
  pages_[character >> 8] = std::move(page);
  return (*pages_[character >> 8])[character & 0xFF];
}

CharacterFacts CharacterTable::facts_from_icu(char32_t character) const {
  const auto c = static_cast<UChar32>(character);
  UChar32 folded = c;
  bool folds_to_one = true;
  if (!nfkc_casefold_.isInert(c)) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString fold = nfkc_casefold_.normalize(icu::UnicodeString(c), status);
    throw_if_failed(status, "fold a character");
    folds_to_one = fold.countChar32() == 1;
    folded = folds_to_one ? fold.char32At(0) : c;
  }
  std::uint32_t bits = static_cast<std::uint32_t>(folded);
  const auto set_if = [&bits](bool fact, std::uint32_t bit) { bits |= fact ? bit : 0; };
  set_if(folds_to_one, CharacterFacts::kFoldsToOne);
  set_if(!nfkc_casefold_.hasBoundaryBefore(c), CharacterFacts::kJoinsPrevious);
  set_if((U_GET_GC_MASK(folded) & word_categories_) != 0, CharacterFacts::kInWord);
  set_if(u_isUAlphabetic(folded), CharacterFacts::kAlphabetic);
  set_if(!nfkd_.hasBoundaryBefore(c), CharacterFacts::kNonStarter);
  set_if(u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT), CharacterFacts::kIgnorable);
  return CharacterFacts(bits);
}

}  // namespace neardup
