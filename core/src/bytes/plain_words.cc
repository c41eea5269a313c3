#include "bytes/plain_words.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "bytes/ascii.h"
#include "bytes/digits.h"
#include "bytes/eight_bytes.h"
#include "bytes/feature_hash.h"

namespace neardup {

std::string folded(std::string_view any_digits) {
  if (is_ascii(any_digits)) return lower_ascii(any_digits);
  const std::string ascii_digits = with_ascii_digits(any_digits);
  std::string_view text = ascii_digits;
  std::string folded;
  bool combines = false;
  folded.reserve(text.size());
  while (!text.empty()) {
    const std::size_t ascii =
        std::max<std::size_t>(ascii_eights(text), static_cast<unsigned char>(text.front()) < 0x80 ? 1 : 0);
    std::transform(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(ascii), std::back_inserter(folded),
                   lower_letter);
    text.remove_prefix(ascii);
    if (ascii != 0) continue;
    const Utf8Character character = first_character(text);
    const LetterForm form = letter_form(character);
    folded += form.changes ? form.folded : text.substr(0, character.bytes);
    combines = combines || form.combines;
    text.remove_prefix(character.bytes);
  }
  return combines ? composed(folded) : folded;
}

std::uint64_t word_digest(std::string_view text) {
  std::uint64_t digest = 0;
  each_word(folded(text),
            [&digest](std::string_view word) { digest = std::max<std::uint64_t>(xxh3_hash(word, digest), 1); });
  return digest;
}

}  // namespace neardup
