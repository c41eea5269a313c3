#include "pipeline/spelling_tokenizer.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <array>
#include <optional>
#include <vector>

#include "repair/icu_library.h"
#include "repair/next_character.h"
#include "repair/normalizer.h"
#include "tokens/each_token.h"

namespace neardup {

namespace {

UScriptCode script_of(UChar32 c) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(c, &status);
}

bool is_mark(UChar32 c) {
  return u_charType(c) == U_NON_SPACING_MARK;
}

/** Inherited marks are those of the letter before them. */
bool is_optional_mark(UChar32 c, UScriptCode before) {
  constexpr UChar32 kMaddaAbove = 0x653;
  constexpr UChar32 kHamzaBelow = 0x655;
  if (!is_mark(c) || (c >= kMaddaAbove && c <= kHamzaBelow)) return false;
  const UScriptCode script = script_of(c) == USCRIPT_INHERITED ? before : script_of(c);
  return script == USCRIPT_ARABIC || script == USCRIPT_HEBREW || script == USCRIPT_GREEK;
}

/** The first character of a canonical decomposition; of a decomposed mark none. */
UChar32 base_of(UChar32 c) {
  icu::UnicodeString parts;
  return nfd().getDecomposition(c, parts) ? parts.char32At(0) : c;
}

/** Whether a character is a radical, as some PDF have in place of letters of Han. */
bool is_radical(UChar32 c) {
  return c >= 0x2E80 && c <= 0x2FDF;
}

std::string decomposed(UChar32 c) {
  icu::UnicodeString parts;
  std::string text;
  return (nfkd().getDecomposition(c, parts) ? parts : icu::UnicodeString(c)).toUTF8String(text);
}

/** The value of a digit of another script, or of a raised or lowered one. */
std::optional<char> digit_of(UChar32 c) {
  icu::UnicodeString parts;
  if (u_charType(c) == U_DECIMAL_DIGIT_NUMBER) return static_cast<char>('0' + u_charDigitValue(c));
  if (u_charType(c) != U_OTHER_NUMBER || !nfkd().getDecomposition(c, parts) || parts.length() != 1) return std::nullopt;
  const UChar32 digit = parts.char32At(0);
  return digit >= '0' && digit <= '9' ? std::optional(static_cast<char>(digit)) : std::nullopt;
}

std::string utf8(UChar32 c) {
  std::string text;
  return icu::UnicodeString(c).toUTF8String(text);
}

/** What stands in place of a character beyond ASCII; nothing: itself. */
std::optional<std::string> respelled(UChar32 c, UScriptCode before) {
  constexpr std::array<std::pair<UChar32, std::string_view>, 13> kLetters{{{0x131, "i"},
                                                                           {0x218, "\u015E"},
                                                                           {0x219, "\u015F"},
                                                                           {0x21A, "\u0162"},
                                                                           {0x21B, "\u0163"},
                                                                           {0x2BB, "'"},
                                                                           {0x2BC, "'"},
                                                                           {0x5F0, "\u05D5\u05D5"},
                                                                           {0x5F1, "\u05D5\u05D9"},
                                                                           {0x5F2, "\u05D9\u05D9"},
                                                                           {0x6A9, "\u0643"},
                                                                           {0x6CC, "\u064A"},
                                                                           {0x2116, "No"}}};
  for (const auto& [from, to] : kLetters) {
    if (c == from) return std::string(to);
  }
  if (is_optional_mark(c, before)) return std::string();
  if (const std::optional<char> digit = digit_of(c)) return std::string(1, *digit);
  if (is_radical(c)) return decomposed(c);
  if (script_of(c) == USCRIPT_GREEK && base_of(c) != c) return utf8(base_of(c));
  return std::nullopt;
}

}  // namespace

void SpellingTokenizer::tokenize(std::string_view text, TokenSink& sink) {
  if (!respell(text)) return words_.tokenize(text, sink);
  std::vector<Token> mapped;  // with their ranges in the text
  take_tokens(words_, respelled_, [&](const Token* tokens, std::size_t count) {
    mapped.assign(tokens, tokens + count);
    for (Token& token : mapped) {
      const ByteRange range = map_.to_source({token.begin, token.end});
      token.begin = range.begin;
      token.end = range.end;
    }
    sink.take(mapped.data(), count);
  });
}

/** @return whether the text changed. */
bool SpellingTokenizer::respell(std::string_view text) {
  map_.clear();
  respelled_.clear();
  std::size_t copied = 0;
  UScriptCode before = USCRIPT_COMMON;  // of the last letter
  for (std::size_t end = 0; end != text.size();) {
    const std::size_t begin = end;
    if (static_cast<signed char>(text[begin]) >= 0) {
      before = USCRIPT_COMMON;
      ++end;
      continue;
    }
    const UChar32 c = next_character(text, end);
    if (c < 0) continue;
    const std::optional<std::string> spelling = respelled(c, before);
    if (!is_mark(c)) before = script_of(c);
    if (!spelling) continue;
    respelled_.append(text, copied, begin - copied);
    map_.add({begin, end}, {respelled_.size(), respelled_.size() + spelling->size()});
    respelled_.append(*spelling);
    copied = end;
  }
  respelled_.append(text, copied);
  return copied != 0;
}

std::string SpellingTokenizer::profile() const {
  return words_.profile() + "-spelling";
}

std::string SpellingTokenizer::version() const {
  return words_.version();
}

std::unique_ptr<Tokenizer> SpellingTokenizer::clone() const {
  return std::make_unique<SpellingTokenizer>();
}

}  // namespace neardup
