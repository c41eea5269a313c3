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
  std::string run;
  std::size_t run_begin = 0;
  bool has_letter = false;
  for (std::size_t begin = 0, end = 0; begin != text.size(); begin = end) {
    const UChar32 character = next_character(text, end);
    const bool in_word = belongs_to_word(character);
    if (in_word) {
      if (run.empty()) run_begin = begin;
      has_letter = has_letter || u_isalpha(character) != 0;
      icu::UnicodeString(u_tolower(character)).toUTF8String(run);
    }
    const std::size_t run_end = in_word ? end : begin;
    if (run.empty() || (in_word && end != text.size())) continue;
    batch_.add(run, {run_begin, run_end}, has_letter ? TokenClass::kWord : TokenClass::kNumber);
    run.clear();
    has_letter = false;
  }
  batch_.finish();
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
