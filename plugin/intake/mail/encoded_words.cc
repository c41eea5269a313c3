#include "mail/encoded_words.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "characters/text_encoding.h"
#include "characters/text_line.h"
#include "mail/mail_line.h"

namespace neardup {

namespace {

/** An encoded word, decoded. */
struct EncodedWord {
  std::string charset;
  std::string bytes;
  std::size_t size = 0;  // size of the word in the field
};

/** -1 for a character that is no digit of base64. */
int value_of(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  if (c == '+') return 62;
  return c == '/' ? 63 : -1;
}

std::optional<unsigned> hexadecimal(char c) {
  const std::size_t value = std::string_view("0123456789abcdef").find(lower_ascii({&c, 1}));
  return value == std::string_view::npos ? std::nullopt : std::optional(static_cast<unsigned>(value));
}

std::string from_q(std::string_view text) {
  std::string bytes;
  for (std::size_t i = 0; i != text.size(); ++i) {
    const std::optional<unsigned> high = i + 2 < text.size() ? hexadecimal(text[i + 1]) : std::nullopt;
    const std::optional<unsigned> low = high ? hexadecimal(text[i + 2]) : std::nullopt;
    if (text[i] == '=' && low) {
      bytes += static_cast<char>(*high << 4U | *low);
      i += 2;
    } else {
      bytes += text[i] == '_' ? ' ' : text[i];
    }
  }
  return bytes;
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

/** Joins adjacent words of the same charset. */
class DecodedWords {
 public:
  void add(const EncodedWord& word) {
    if (word.charset != charset_) flush();
    charset_ = word.charset;
    bytes_ += word.bytes;
  }

  void add_plain(std::string_view text) {
    flush();
    text_ += text;
  }

  std::string take() {
    flush();
    return std::move(text_);
  }

 private:
  void flush() {
    if (!bytes_.empty()) text_ += utf8_from_text(std::move(bytes_), {charset_, {}});
    bytes_.clear();
  }

  std::string text_;
  std::string charset_;
  std::string bytes_;
};

constexpr std::size_t kMostPrefix = 40;  // bytes

// What stands before the colon, in lower case where that is ASCII.
constexpr std::string_view kPrefixes[] = {
    // replies
    "re", "aw", "antw", "antwort", "sv", "vs", "odp", "ynt", "res", "rif", "rép", "réf", "bls", "atb", "vá", "σχετ",
    "απ", "отв", "ответ", "відп", "תגובה", "رد", "回复", "回覆", "答复", "答覆", "返信", "회신", "답장",
    // forwarded mail
    "fw", "fwd", "wg", "tr", "vb", "vl", "vs", "rv", "enc", "i", "doorst", "pd", "ilt", "trs", "továbbítás", "πρθ",
    "fs", "пересл", "переслать", "חזרה", "转发", "轉寄", "転送", "전달"};

/** A subject without names of lists: "[list] ". */
std::string_view without_list_names(std::string_view subject) {
  subject = trimmed(subject);
  while (!subject.empty() && subject.front() == '[') {
    const std::size_t end = subject.find(']');
    if (end == std::string_view::npos) break;
    subject = trimmed(subject.substr(end + 1));
  }
  return subject;
}

}  // namespace

std::string from_base64(std::string_view text) {
  std::string bytes;
  unsigned bits = 0;
  unsigned count = 0;
  for (const char c : text) {
    const int value = value_of(c);
    if (value < 0) continue;
    bits = (bits << 6U | static_cast<unsigned>(value)) & 0xffffU;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> count & 0xffU);
  }
  return bytes;
}

std::string decoded_words(std::string_view field) {
  DecodedWords words;
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
    if (!after_word || !word || !trimmed(between).empty()) words.add_plain(between);
    if (word) words.add(*word);
    after_word = word.has_value();
    field.remove_prefix(between.size() + (word ? word->size : 0));
  }
  words.add_plain(rest);
  return words.take();
}

bool is_reply_subject(std::string_view subject) {
  subject = without_list_names(subject).substr(0, kMostPrefix);
  const std::size_t colon = std::min(subject.find(':'), subject.find(kFullwidthColon));
  if (colon == std::string_view::npos) return false;
  std::string_view prefix = trimmed(subject.substr(0, colon));
  prefix = trimmed(prefix.substr(0, prefix.find_first_of("[(^*")));
  return std::find(std::begin(kPrefixes), std::end(kPrefixes), lower_ascii(prefix)) != std::end(kPrefixes);
}

}  // namespace neardup
