#include "words/accents.h"

#include <unicode/bytestream.h>
#include <unicode/stringpiece.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include "bytes/eight_bytes.h"
#include "repair/icu_library.h"
#include "repair/next_character.h"
#include "repair/normalizer.h"
#include "repair/one_spelling.h"

namespace neardup {

namespace {

icu::UnicodeString normalized(const icu::Normalizer2& form, const icu::UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString result = form.normalize(text, status);
  throw_if_failed(status, "normalize a text");
  return result;
}

/** Whether a mark of Cyrillic makes another letter of the one before it: short i, but neither io nor a stressed vowel. */
bool makes_cyrillic_letter(UChar32 base, UChar32 mark) {
  constexpr UChar32 kGrave = 0x300;
  constexpr UChar32 kDiaeresis = 0x308;
  const bool is_io = mark == kDiaeresis && u_tolower(base) == 0x435;
  return mark != kGrave && !is_io && nfc().composePair(base, mark) >= 0;
}

/** @param base  the letter before the mark; its script is that of marks which several scripts share. */
bool is_accent(UChar32 mark, UChar32 base, Accents accents) {
  if (u_charType(mark) != U_NON_SPACING_MARK || accents == Accents::kAll) return u_charType(mark) == U_NON_SPACING_MARK;
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode own = uscript_getScript(mark, &status);
  switch (own == USCRIPT_INHERITED ? uscript_getScript(base, &status) : own) {
    case USCRIPT_LATIN:
    case USCRIPT_GREEK:
    case USCRIPT_ARABIC:
    case USCRIPT_HEBREW:
      return true;
    case USCRIPT_CYRILLIC:
      return !makes_cyrillic_letter(base, mark);
    default:
      return false;
  }
}

void respell(std::string& text) {
  constexpr std::string_view kTatweelBytes = "\u0640";
  constexpr char kLead = '\xe0';  // of the other spellings
  if (text.find(kTatweelBytes) == text.npos && text.find(kLead) == text.npos) return;
  std::string spelt;
  std::size_t copied = 0;
  for (std::size_t end = 0; end != text.size();) {
    const std::size_t begin = end;
    const UChar32 character = next_character(text, end);
    if (character < 0 || !may_be_respelled(character)) continue;
    const Respelling respelling = respelled(text, begin);
    if (respelling.range.begin == respelling.range.end) continue;
    spelt.append(text, copied, begin - copied).append(respelling.text);
    copied = end = respelling.range.end;
  }
  if (copied != 0) text = spelt.append(text, copied);
}

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

std::string without_accents(std::string_view text, Accents accents) {
  const icu::UnicodeString parts =
      normalized(nfd(), icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size()))));
  icu::UnicodeString kept;
  UChar32 base = 0;
  for (int32_t at = 0; at < parts.length(); at = parts.moveIndex32(at, 1)) {
    const UChar32 character = parts.char32At(at);
    if (is_accent(character, base, accents)) continue;
    kept.append(character);
    if (u_getCombiningClass(character) == 0) base = character;
  }
  std::string plain;
  return normalized(nfc(), kept).toUTF8String(plain);
}

void compose(std::string& text) {
  respell(text);
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
