#include "mail/encoded_words.h"

#include <gmime/gmime.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "bytes/percent_encoding.h"
#include "characters/text_encoding.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

/** An encoded word, decoded. */
struct EncodedWord {
  std::string charset;
  std::string bytes;
  std::size_t size = 0;  // size of the word in the field
};

std::string from_q(std::string_view text) {
  std::string spaced(text);
  std::replace(spaced.begin(), spaced.end(), '_', ' ');
  return percent_decoded(spaced, '=');
}

/** The encoded word at the start of a text; nothing if there is none. */
std::optional<EncodedWord> word_at(std::string_view text) {
  if (text.substr(0, 2) != "=?") return std::nullopt;
  const std::size_t charset_end = text.find('?', 2);
  if (charset_end == std::string_view::npos || text.size() < charset_end + 3 || text[charset_end + 2] != '?') {
    return std::nullopt;
  }
  const std::string encoding = lower_ascii(text.substr(charset_end + 1, 1));
  if (encoding != "b" && encoding != "q") return std::nullopt;  // before the end is looked for, which may be far
  const std::size_t begin = charset_end + 3;
  const std::size_t end = text.find("?=", begin);
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view charset = text.substr(2, charset_end - 2);
  const std::string_view encoded = text.substr(begin, end - begin);
  return EncodedWord{lower_ascii(charset.substr(0, charset.find('*'))),
                     encoding == "b" ? from_base64(encoded) : from_q(encoded), end + 2};
}

}  // namespace

std::string from_base64(std::string_view text) {
  const std::string padded = std::string(text) + "===";  // only whole groups of four are decoded
  std::string bytes(padded.size(), '\0');
  gint state = 0;
  guint kept = 0;
  bytes.resize(
      g_base64_decode_step(padded.data(), padded.size(), reinterpret_cast<guchar*>(bytes.data()), &state, &kept));
  return bytes;
}

std::string decoded_words(std::string_view field) {
  std::string text;
  std::string bytes;  // of adjacent words of one charset
  std::string charset;
  const auto finish_words = [&] {
    if (!bytes.empty()) text += utf8_from_text(std::exchange(bytes, {}), {charset, {}});
  };
  bool after_word = false;
  // No word can begin after the last end marker: this keeps the cost linear.
  const std::size_t last = field.rfind("?=");
  const std::string_view rest = field.substr(last == std::string_view::npos ? 0 : last + 2);
  field.remove_suffix(rest.size());
  while (!field.empty()) {
    const std::size_t plain = std::min(field.find("=?"), field.size());
    const std::optional<EncodedWord> word = word_at(field.substr(plain));
    const std::string_view between = field.substr(0, word || plain == field.size() ? plain : plain + 2);
    // White space between two encoded words is not part of the text.
    const bool is_text = !after_word || !word || !trimmed(between).empty();
    if (is_text || word->charset != charset) finish_words();
    if (is_text) text += between;
    if (word) {
      charset = word->charset;
      bytes += word->bytes;
    }
    after_word = word.has_value();
    field.remove_prefix(between.size() + (word ? word->size : 0));
  }
  finish_words();
  return text.append(rest);
}

}  // namespace neardup
