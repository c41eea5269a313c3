#include "boundaries/cjk_segmenter.h"

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <string_view>

#include "repair/icu_library.h"

namespace neardup {

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
