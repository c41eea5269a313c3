#include "words/accents.h"

#include <unicode/bytestream.h>
#include <unicode/stringpiece.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include "bytes/eight_bytes.h"
#include "repair/icu_library.h"
#include "repair/next_character.h"
#include "repair/normalizer.h"

namespace neardup {

namespace {

icu::UnicodeString normalized(const icu::Normalizer2& form, const icu::UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString result = form.normalize(text, status);
  throw_if_failed(status, "normalize a text");
  return result;
}

}  // namespace

namespace {

/** Whether a text has more marks at one letter than any language (UAX #15, section 13). To order them takes quadratic time. */
bool has_flood_of_marks(const std::string& text) {
  constexpr int kMostMarks = 30;
  int marks = 0;
  for (std::size_t at = 0; at != text.size() && marks <= kMostMarks;) {
    if (static_cast<signed char>(text[at]) >= 0) {
      at += std::max<std::size_t>(ascii_eights(std::string_view(text).substr(at)), 1);
      marks = 0;
      continue;
    }
    const UChar32 character = next_character(text, at);
    marks = character < 0 || u_getCombiningClass(character) == 0 ? 0 : marks + 1;
  }
  return marks > kMostMarks;
}

}  // namespace

std::string without_accents(std::string_view text) {
  const icu::UnicodeString parts =
      normalized(nfd(), icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size()))));
  icu::UnicodeString kept;
  for (int32_t at = 0; at < parts.length(); at = parts.moveIndex32(at, 1)) {
    const UChar32 character = parts.char32At(at);
    if (u_charType(character) != U_NON_SPACING_MARK) kept.append(character);
  }
  std::string plain;
  return normalized(nfc(), kept).toUTF8String(plain);
}

void compose(std::string& text) {
  if (text.size() >= static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max())) return;
  const icu::StringPiece bytes(text.data(), static_cast<std::int32_t>(text.size()));
  UErrorCode status = U_ZERO_ERROR;
  if (has_flood_of_marks(text) || nfc().isNormalizedUTF8(bytes, status) != 0) return;
  std::string composed;
  icu::StringByteSink<std::string> sink(&composed, bytes.size());
  nfc().normalizeUTF8(0, bytes, sink, nullptr, status);
  throw_if_failed(status, "compose a text");
  text = std::move(composed);
}

}  // namespace neardup
