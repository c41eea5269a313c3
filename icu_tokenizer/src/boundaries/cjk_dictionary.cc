#include "boundaries/cjk_dictionary.h"

#include <unicode/appendable.h>
#include <unicode/unistr.h>

#include <cstring>

namespace neardup {

namespace {

// The data begin with eight 32-bit numbers: the trie's offset is the first, its type the fifth.
constexpr std::size_t kTrieOffset = 0;
constexpr std::size_t kTrieType = 4;
constexpr std::int32_t kTypeMask = 7;
constexpr std::int32_t kTypeUChars = 1;

constexpr std::size_t kFewestPlaces = 1 << 12;  // in the table of pairs

UBool is_dictionary(void*, const char*, const char*, const UDataInfo* info) {
  constexpr std::uint8_t kFormat[] = {'D', 'i', 'c', 't'};
  return info->isBigEndian == U_IS_BIG_ENDIAN && std::memcmp(info->dataFormat, kFormat, sizeof(kFormat)) == 0 &&
         info->formatVersion[0] == 1;
}

}  // namespace

CjkDictionary::CjkDictionary() : pages_(0x110000 >> 8) {
  UErrorCode status = U_ZERO_ERROR;
  data_ = udata_openChoice(U_ICUDATA_NAME "-brkitr", "dict", "cjdict", is_dictionary, nullptr, &status);
  if (U_FAILURE(status)) return;
  const auto* numbers = static_cast<const std::int32_t*>(udata_getMemory(data_));
  if ((numbers[kTrieType] & kTypeMask) != kTypeUChars) return;
  const auto* bytes = reinterpret_cast<const char*>(numbers) + numbers[kTrieOffset];
  trie_ = std::make_unique<icu::UCharsTrie>(icu::ConstChar16Ptr(reinterpret_cast<const char16_t*>(bytes)));
}

CjkDictionary::~CjkDictionary() {
  udata_close(data_);
}

CjkDictionary::Prefix CjkDictionary::prefix_behind(UStringTrieResult result) const {
  Prefix prefix;
  prefix.state = trie_->getState64();
  prefix.is_word = USTRINGTRIE_HAS_VALUE(result);
  prefix.goes_on = USTRINGTRIE_HAS_NEXT(result);
  if (prefix.is_word) prefix.cost = static_cast<std::uint16_t>(trie_->getValue());
  return prefix;
}

CjkDictionary::Prefix& CjkDictionary::fill_page_of(char32_t character) {
  auto page = std::make_unique<Page>();
  const char32_t first = character & ~char32_t{0xFF};
  for (char32_t i = 0; i != page->size(); ++i) {
    (*page)[i] = prefix_behind(trie_->first(static_cast<int32_t>(first + i)));
  }
  pages_[character >> 8] = std::move(page);
  return (*pages_[character >> 8])[character & 0xFF];
}

CjkDictionary::Prefix CjkDictionary::next_in_trie(const Prefix& one, char32_t second) {
  trie_->resetToState64(one.state);
  return prefix_behind(trie_->next(static_cast<int32_t>(second)));
}

void CjkDictionary::add_pairs(const Prefix& one, char32_t first) {
  icu::UnicodeString seconds;
  icu::UnicodeStringAppendable appendable(seconds);
  trie_->resetToState64(one.state);
  trie_->getNextUChars(appendable);
  for (int32_t i = 0; i != seconds.length(); ++i) {
    Prefix pair = next_in_trie(one, static_cast<char32_t>(seconds[i]));
    pair.key = first << 16 | static_cast<char32_t>(seconds[i]);
    add_pair(pair);
  }
}

void CjkDictionary::add_pair(const Prefix& pair) {
  if (2 * (pair_count_ + 1) > pairs_.size()) {
    std::vector<Prefix> old(std::max<std::size_t>(kFewestPlaces, 2 * pairs_.size()));
    old.swap(pairs_);
    pair_count_ = 0;
    for (const Prefix& kept : old) {
      if (kept.key != 0) add_pair(kept);
    }
  }
  std::size_t place = place_of(pair.key);
  while (pairs_[place].key != 0) place = (place + 1) & (pairs_.size() - 1);
  pairs_[place] = pair;
  ++pair_count_;
}

}  // namespace neardup
