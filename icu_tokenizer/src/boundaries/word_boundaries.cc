#include "boundaries/word_boundaries.h"

#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <string>

#include "repair/icu_library.h"

namespace neardup {

WordBoundaries::WordBoundaries() {
  UErrorCode status = U_ZERO_ERROR;
  iterator_.reset(icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
  throw_if_failed(status, "load its word-boundary rules");
  load_every_dictionary();
}

WordBoundaries::~WordBoundaries() = default;

/** An iterator loads the dictionary of a script when it first meets the script. Before that it may treat characters of
 *  several scripts differently: U+30FC behind U+30A0 has no dictionary until the iterator has met Kana. If it has met
 *  every script beforehand, it finds the same boundaries whatever text came before. */
void WordBoundaries::load_every_dictionary() {
  std::string text;
  for (int script = 0; script <= u_getIntPropertyMaxValue(UCHAR_SCRIPT); ++script) {
    const icu::UnicodeString sample = uscript_getSampleUnicodeString(static_cast<UScriptCode>(script));
    (sample + sample + icu::UnicodeString(static_cast<UChar32>(' '))).toUTF8String(text);
  }
  set_text(text);
  while (next() != kDone) {
  }
  set_text({});
}

void WordBoundaries::set_text(std::string_view text) {
  UErrorCode status = U_ZERO_ERROR;
  utext_openUTF8(&text_.text, text.data(), static_cast<int64_t>(text.size()), &status);
  iterator_->setText(&text_.text, status);
  throw_if_failed(status, "read a text");
}

std::size_t WordBoundaries::next() {
  const int32_t boundary = iterator_->next();
  return boundary == icu::BreakIterator::DONE ? kDone : static_cast<std::size_t>(boundary);
}

}  // namespace neardup
