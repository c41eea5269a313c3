#include "notation/names_with_signs.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "bytes/ascii.h"
#include "bytes/eight_bytes.h"
#include "bytes/plain_words.h"
#include "bytes/utf8_characters.h"
#include "notation/sign_context.h"
#include "tokens/each_token.h"

namespace neardup {

namespace {

constexpr std::size_t kMostNameBytes = 96;

/** Bytes of the sign at the beginning of a text: up to three `+`, or `#`, if nothing is stuck to it; else 0. */
std::size_t bytes_of_name_sign(std::string_view text) {
  const std::size_t end = std::min(text.find_first_not_of("+#"), text.size());
  const std::string_view sign = text.substr(0, end);
  if (sign != "#" && (sign.size() > 3 || sign.find('#') != sign.npos)) return 0;
  return is_name_character(character_at(text, end)) ? 0 : end;
}

/** Whether a character beyond ASCII parts names: white space, punctuation of all scripts or of East Asia. */
bool is_mark(std::string_view last) {
  return (last >= "\u2000" && last <= "\u206f") || (last >= "\u3000" && last <= "\u303f") || last == "\u00a0";
}

/** The name at the end of a text; behind a letter or number of another script, such as a raised one, that alone is the name. */
std::string_view name_at_end(std::string_view text) {
  std::string_view before = text;
  while (is_name_character(last_character_of(before))) before.remove_suffix(last_character_of(before).size());
  if (before.size() == text.size() && !text.empty()) {
    const std::string_view last = last_character_of(text);
    if (last.size() > 1 && !is_mark(last)) before.remove_suffix(last.size());
  }
  return text.substr(before.size());
}

/** The last token of the word at the end of a text. */
std::string last_token(std::string_view text, Tokenizer& tokenizer) {
  std::string_view before = text;
  while (text.size() - before.size() < kMostNameBytes) {
    const std::string_view last = last_character_of(before);
    if (last.size() > 1 ? is_mark(last) : !is_name_character(last)) break;
    before.remove_suffix(last.size());
  }
  const std::vector<std::string> tokens = token_texts(tokenizer, text.substr(before.size()));
  return tokens.empty() ? std::string() : tokens.back();
}

/** Whether one letter is repeated, and no other character stands there. */
bool repeats(std::string_view letters, char letter) {
  return letters.find_first_not_of(letter) == letters.npos;
}

}  // namespace

void add_names_with_signs(std::string_view text, char kind, Tokenizer* tokenizer, std::set<std::string>& names) {
  for (std::size_t at = 0; (at = text.find(kind, at)) != text.npos;) {
    const std::string_view before = bytes_before(text, at, kMostNameBytes);
    const std::size_t bytes = bytes_of_name_sign(text.substr(at));
    const std::string_view name = bytes == 0 ? std::string_view() : name_at_end(before);
    if (!name.empty()) {
      const bool by_token = tokenizer != nullptr && !is_ascii(name);
      names.insert((by_token ? last_token(before, *tokenizer) : folded(name)).append(text.substr(at, bytes)));
    }
    at = std::min(text.find_first_not_of("+#", at), text.size());
  }
}

std::size_t bytes_of_grade(std::string_view text) {
  const std::size_t begin = [text] {
    std::size_t at = text.size();
    while (at != 0 && is_letter(text[at - 1])) --at;
    return at;
  }();
  const std::string_view word = text.substr(begin);
  const bool grade = !word.empty() && word.size() <= 3 && 'A' <= word[0] && word[0] <= 'F' && repeats(word, word[0]);
  const bool whole = !is_name_character(last_character_of(text.substr(0, begin)));
  return whole && (grade || lower_ascii(word) == "rh") ? word.size() : 0;
}

}  // namespace neardup
