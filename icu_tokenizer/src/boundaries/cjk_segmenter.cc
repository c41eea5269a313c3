#include "boundaries/cjk_segmenter.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <memory>
#include <string_view>

#include <unicode/appendable.h>
#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>

#include "repair/icu_library.h"

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

namespace {

constexpr std::uint32_t kUnreached = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t kUnknownCharacter = 255;

bool is_katakana(char32_t c) {
  return (c >= 0x30A1 && c <= 0x30FE && c != 0x30FB) || (c >= 0xFF66 && c <= 0xFF9F);
}

/** The cost of a run of Katakana as one word, by its length: ICU's table. */
std::uint32_t katakana_cost(std::size_t characters) {
  constexpr std::array<std::uint32_t, 9> kCosts = {8192, 984, 408, 240, 204, 252, 300, 372, 480};
  return characters < kCosts.size() ? kCosts[characters] : 8192;
}

/** Known and unknown words, long and short runs of Katakana, both languages and numerals; each character is one UTF-16
 *  unit. */
constexpr std::u16string_view kSample =
    u"東京都に住んでいる日本語のデータベースコンピューターアーキテクチャ々木さんはスーパーマーケットへ二〇二四年"
    u"中华人民共和国国务院关于实施西部大开发若干政策措施的通知研究生命起源ヴァイオリンをアアアアアアアアアアアアア"
    u"アアアアアアアアアアアア弾くのはむずかしいですね";

}  // namespace

CjkSegmenter::CjkSegmenter() : available_(dictionary_.available() && agrees_with_icu()) {}

/** One check serves the process, whose ICU stays the same. */
bool CjkSegmenter::agrees_with_icu() {
  static const bool agrees = cuts_sample_as_icu();
  return agrees;
}

bool CjkSegmenter::cuts_sample_as_icu() {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::BreakIterator> iterator(
      icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
  throw_if_failed(status, "load its word-boundary rules");
  const icu::UnicodeString text(false, kSample.data(), static_cast<int32_t>(kSample.size()));  // refers to it
  iterator->setText(text);
  std::vector<std::uint32_t> expected;
  for (int32_t end = 0; (end = iterator->next()) != icu::BreakIterator::DONE;) {
    expected.push_back(static_cast<std::uint32_t>(end));
  }
  return segment({kSample.begin(), kSample.end()}) == expected;
}

const std::vector<std::uint32_t>& CjkSegmenter::segment(const std::vector<char32_t>& run) {
  covers_.assign(run.size() + 1, {kUnreached, 0});
  covers_[0].cost = 0;
  bool behind_katakana = false;
  for (std::size_t begin = 0; begin != run.size(); ++begin) {
    const std::uint32_t cost = covers_[begin].cost;
    bool has_one_character = false;
    dictionary_.words_at(run.data() + begin, run.size() - begin, [&](CjkDictionary::Word word) {
      has_one_character = has_one_character || word.characters == 1;
      offer(begin, begin + word.characters, cost + word.cost);
    });
    if (!has_one_character) offer(begin, begin + 1, cost + kUnknownCharacter);
    const bool katakana = is_katakana(run[begin]);
    if (katakana && !behind_katakana) offer_katakana_run(run, begin);
    behind_katakana = katakana;
  }
  ends_.clear();
  for (std::size_t end = run.size(); end != 0; end = covers_[end].last_word) {
    ends_.push_back(static_cast<std::uint32_t>(end));
  }
  std::reverse(ends_.begin(), ends_.end());
  return ends_;
}

void CjkSegmenter::offer(std::size_t begin, std::size_t end, std::uint32_t cost) {
  if (cost < covers_[end].cost) covers_[end] = {cost, static_cast<std::uint32_t>(begin)};
}

void CjkSegmenter::offer_katakana_run(const std::vector<char32_t>& run, std::size_t begin) {
  constexpr std::size_t kTooLong = 20;  // characters
  std::size_t end = begin + 1;
  while (end != run.size() && end - begin < kTooLong && is_katakana(run[end])) ++end;
  if (end - begin < kTooLong) offer(begin, end, covers_[begin].cost + katakana_cost(end - begin));
}

}  // namespace neardup
