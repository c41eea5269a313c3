#include "characters/text_measures.h"

#include <algorithm>

#include "bytes/ascii.h"
#include "bytes/eight_bytes.h"
#include "bytes/utf8_characters.h"
#include "characters/plain_numbers.h"
#include "tokens/minus.h"

namespace neardup {

namespace {

constexpr std::size_t kLeastHash = 7;  // digits of an abbreviated hash, as git prints it

/** Whether a word has a run of hexadecimal digits in lower case, letters and digits, that is as long as a hash. */
bool has_hash(std::string_view word) {
  std::size_t letters = 0;
  std::size_t digits = 0;
  for (const char c : word) {
    if (is_digit(c)) {
      ++digits;
    } else if (c >= 'a' && c <= 'f') {
      ++letters;
    } else {
      letters = digits = 0;
    }
    if (letters != 0 && digits != 0 && letters + digits >= kLeastHash) return true;
  }
  return false;
}

/** What makes the number at a place another one. */
std::string_view sign_before(std::string_view text, std::size_t number) {
  if (bytes_of_minus(text, number) != 0) return "minus ";
  const std::string_view before = text.substr(0, number);
  const std::string_view last = last_character_of(before.substr(0, before.find_last_not_of(' ') + 1));
  return is_triangle(last) ? last : std::string_view();
}

}  // namespace

std::uint32_t letter_count(std::string_view text) {
  std::uint32_t letters = 0;
  unsigned char previous = 0;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t rest = text.size() - at;
    const std::size_t window = rest >= 8 ? at : text.size() - 8;  // the last one overlaps the one before
    if (text.size() >= 8 && all_ascii(eight_bytes(text.data() + window))) {
      letters += count_high_bits(at_least(eight_bytes(text.data() + window), '!') &
                                 last_bytes(std::min<std::size_t>(rest, 8)));
      at = window + 8;
      previous = 0;
      continue;
    }
    const auto byte = static_cast<unsigned char>(text[at++]);
    const bool begins_character = byte > 0x20 && (byte & 0xc0) != 0x80;
    letters += static_cast<std::uint32_t>(begins_character) + static_cast<std::uint32_t>(byte >= 0xe3);
    letters -= static_cast<std::uint32_t>(previous == 0xc2 && byte == 0xa0);  // U+00A0
    previous = byte;
  }
  return letters;
}

std::size_t word_count(std::string_view text) {
  std::size_t halves = 0;
  each_word(text, [&halves](std::string_view word) {
    bool spaced = false;
    for (; !word.empty(); word.remove_prefix(1)) {
      spaced = spaced || static_cast<unsigned char>(word.front()) < 0x80;
      if (static_cast<unsigned char>(word.front()) < 0x80) continue;
      const bool unspaced = begins_unspaced(word);
      halves += static_cast<std::size_t>(unspaced);
      const bool begins_character = (static_cast<unsigned char>(word.front()) & 0xc0U) != 0x80;
      spaced = spaced || (begins_character && !unspaced);
    }
    halves += spaced ? 2 : 0;
  });
  return (halves + 1) / 2;
}

/** Whether a word with a figure is an address or a path: no number such as 12/03/2026, FV/120/2024 or 1450/month. */
bool is_address(std::string_view word) {
  constexpr std::size_t kLongestSign = 4;
  if (word.find('@') != word.npos) return true;
  if (word.find('/') == word.npos || is_digit(word.front())) return false;
  while (!word.empty()) {
    const std::string_view part = word.substr(0, word.find('/'));
    const bool number = std::none_of(part.begin(), part.end(), is_letter);
    const bool sign = part.size() <= kLongestSign && std::all_of(part.begin(), part.end(), is_capital);
    if (part.empty() || (!number && !sign)) return true;
    word.remove_prefix(std::min(part.size() + 1, word.size()));
  }
  return false;
}

std::string figures(std::string_view any_spelling) {
  const std::string whole = with_plain_numbers(any_spelling);
  std::string found;
  std::string_view text = whole;
  while (!text.empty()) {
    const auto ends = std::find_if(text.begin(), text.end(), [](char c) { return c < '!' || c > '~'; });
    const auto end = static_cast<std::size_t>(ends - text.begin());
    const std::string_view word = text.substr(0, end);
    const bool figure = std::count_if(word.begin(), word.end(), is_digit) >= kFigureDigits;
    if (figure && !is_address(word) && !has_hash(word)) {
      const std::size_t number = whole.size() - text.size() + word.find_first_of("0123456789");
      ((found += sign_before(whole, number)) += word) += ' ';
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return found;
}

}  // namespace neardup
