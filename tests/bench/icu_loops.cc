#include "bench/icu_loops.h"

#define XXH_INLINE_ALL
#include <unicode/unistr.h>
#include <unicode/ustring.h>
#include <xxhash.h>

#include <array>
#include <stdexcept>

#include "core/whole_sets.h"
#include "fingerprint/simhash.h"

namespace neardup::bench {

namespace {

constexpr std::int32_t kFirstWordStatus = UBRK_WORD_NONE_LIMIT;  // below: white space and punctuation

void require_success(UErrorCode status) {
  if (U_FAILURE(status)) throw std::runtime_error(std::string("ICU failed: ") + u_errorName(status));
}

std::unique_ptr<icu::BreakIterator> word_iterator() {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::BreakIterator> iterator(icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
  require_success(status);
  return iterator;
}

}  // namespace

PlainIcuLoop::PlainIcuLoop() : boundaries_(word_iterator()) {}

std::uint64_t PlainIcuLoop::fingerprint(std::string_view text) {
  const icu::UnicodeString units =
      icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
  boundaries_->setText(units);
  std::array<int, 64> counts{};
  std::int32_t begin = boundaries_->first();
  for (std::int32_t end = boundaries_->next(); end != icu::BreakIterator::DONE; end = boundaries_->next()) {
    if (boundaries_->getRuleStatus() >= kFirstWordStatus) {
      icu::UnicodeString word = units.tempSubStringBetween(begin, end);
      word.foldCase();
      std::string folded;
      word.toUTF8String(folded);
      const std::uint64_t hash = XXH3_64bits(folded.data(), folded.size());
      for (unsigned bit = 0; bit != 64; ++bit) {
        if ((hash >> bit & 1) != 0) {
          ++counts[bit];
        } else {
          --counts[bit];
        }
      }
    }
    begin = end;
  }
  std::uint64_t fingerprint = 0;
  for (unsigned bit = 0; bit != 64; ++bit) {
    if (counts[bit] > 0) fingerprint |= std::uint64_t{1} << bit;
  }
  return fingerprint;
}

TunedIcuLoop::TunedIcuLoop() : boundaries_(word_iterator()), folds_(0x10000) {
  for (std::uint32_t unit = 0; unit != 0x10000; ++unit) {
    if (U16_IS_SURROGATE(unit)) continue;
    const char16_t source = static_cast<char16_t>(unit);
    std::array<char16_t, 8> folded;
    UErrorCode status = U_ZERO_ERROR;
    const std::int32_t size = u_strFoldCase(folded.data(), 8, &source, 1, U_FOLD_CASE_DEFAULT, &status);
    if (size == 1 && !U16_IS_SURROGATE(folded[0])) folds_[unit] = folded[0];
  }
}

void TunedIcuLoop::convert(std::string_view text) {
  if (units_.size() < text.size() + 1) units_.resize(text.size() + 1);
  std::int32_t count = 0;
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8WithSub(units_.data(), static_cast<std::int32_t>(units_.size()), &count, text.data(),
                       static_cast<std::int32_t>(text.size()), 0xfffd, nullptr, &status);
  require_success(status);
  unit_count_ = static_cast<std::size_t>(count);
}

std::uint64_t TunedIcuLoop::fingerprint(std::string_view text) {
  convert(text);
  UErrorCode status = U_ZERO_ERROR;
  utext_openUChars(&source_, units_.data(), static_cast<std::int64_t>(unit_count_), &status);
  boundaries_->setText(&source_, status);
  require_success(status);
  hashes_.clear();
  std::int32_t begin = boundaries_->first();
  for (std::int32_t end = boundaries_->next(); end != icu::BreakIterator::DONE; end = boundaries_->next()) {
    if (boundaries_->getRuleStatus() >= kFirstWordStatus) {
      hashes_.push_back(hash_word(static_cast<std::size_t>(begin), static_cast<std::size_t>(end)));
    }
    begin = end;
  }
  return simhash(hashes_);
}

std::uint64_t TunedIcuLoop::hash_word(std::size_t begin, std::size_t end) {
  constexpr std::size_t kMostUnits = 80;
  if (end - begin > kMostUnits) return hash_word_by_icu(begin, end);
  std::array<char, 3 * kMostUnits> bytes;
  std::size_t size = 0;
  for (std::size_t i = begin; i != end; ++i) {
    const unsigned c = folds_[units_[i]];
    if (c == 0) return hash_word_by_icu(begin, end);
    if (c < 0x80) {
      bytes[size++] = static_cast<char>(c);
    } else if (c < 0x800) {
      bytes[size++] = static_cast<char>(0xc0 | c >> 6);
      bytes[size++] = static_cast<char>(0x80 | (c & 0x3f));
    } else {
      bytes[size++] = static_cast<char>(0xe0 | c >> 12);
      bytes[size++] = static_cast<char>(0x80 | (c >> 6 & 0x3f));
      bytes[size++] = static_cast<char>(0x80 | (c & 0x3f));
    }
  }
  return XXH3_64bits(bytes.data(), size);
}

std::uint64_t TunedIcuLoop::hash_word_by_icu(std::size_t begin, std::size_t end) {
  const std::size_t most_units = 3 * (end - begin);  // the longest folds of Unicode are of three characters
  if (folded_.size() < most_units) folded_.resize(most_units);
  if (bytes_.size() < 3 * most_units) bytes_.resize(3 * most_units);
  UErrorCode status = U_ZERO_ERROR;
  const std::int32_t count =
      u_strFoldCase(folded_.data(), static_cast<std::int32_t>(folded_.size()), units_.data() + begin,
                    static_cast<std::int32_t>(end - begin), U_FOLD_CASE_DEFAULT, &status);
  std::int32_t size = 0;
  u_strToUTF8WithSub(bytes_.data(), static_cast<std::int32_t>(bytes_.size()), &size, folded_.data(), count, 0xfffd,
                     nullptr, &status);
  require_success(status);
  return XXH3_64bits(bytes_.data(), static_cast<std::size_t>(size));
}

}  // namespace neardup::bench
