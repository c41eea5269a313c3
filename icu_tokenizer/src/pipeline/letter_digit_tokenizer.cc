#include "pipeline/letter_digit_tokenizer.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "repair/icu_library.h"
#include "repair/next_character.h"

namespace neardup {

namespace {

constexpr UChar32 kLastOfOneUnit = 0xffff;

bool belongs_to_word(UChar32 character) {
  return character >= 0 && character <= kLastOfOneUnit && u_isalnum(character);
}

}  // namespace

void LetterDigitTokenizer::tokenize(std::string_view text, TokenSink& sink) {
  batch_.start(sink);
  run_ = Run();
  for (std::size_t begin = 0; begin != text.size();) {
    std::size_t end = begin;
    const UChar32 character = next_character(text, end);
    if (belongs_to_word(character)) {
      append(static_cast<char32_t>(character), {begin, end});
    } else {
      end_run();
    }
    begin = end;
  }
  end_run();
  batch_.finish();
}

void LetterDigitTokenizer::append(char32_t character, ByteRange source) {
  const auto code = static_cast<UChar32>(character);
  if (run_.text.empty()) run_.source.begin = source.begin;
  run_.source.end = source.end;
  run_.has_letter |= u_isalpha(code) != 0;
  icu::UnicodeString(u_tolower(code)).toUTF8String(run_.text);
}

void LetterDigitTokenizer::end_run() {
  if (run_.text.empty()) return;
  batch_.add(run_.text, run_.source, run_.has_letter ? TokenClass::kWord : TokenClass::kNumber);
  run_.text.clear();
  run_.has_letter = false;
}

std::string LetterDigitTokenizer::profile() const {
  return "letters-digits";
}

std::string LetterDigitTokenizer::version() const {
  return icu_version();
}

std::unique_ptr<Tokenizer> LetterDigitTokenizer::clone() const {
  return std::make_unique<LetterDigitTokenizer>();
}

}  // namespace neardup
