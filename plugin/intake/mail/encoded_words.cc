#include "mail/encoded_words.h"

#include <gmime/gmime.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "bytes/percent_encoding.h"
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

constexpr std::size_t kMostPrefix = 40;  // bytes

// What stands before the colon, in lower case where that is ASCII.
constexpr std::string_view kReplyPrefixes[] = {"re",   "aw",   "antw",  "antwort", "sv",    "vs",  "odp",  "ynt",
                                               "res",  "rif",  "rép",   "réf",     "bls",   "atb", "vá",   "σχετ",
                                               "απ",   "отв",  "ответ", "відп",    "תגובה", "رد",  "回复", "回覆",
                                               "答复", "答覆", "返信",  "회신",    "답장"};
constexpr std::string_view kForwardPrefixes[] = {
    "fw",  "fwd", "wg",         "tr",  "vb", "vl",     "vs",        "rv",   "enc",  "i",    "doorst", "pd",
    "ilt", "trs", "továbbítás", "πρθ", "fs", "пересл", "переслать", "חזרה", "转发", "轉寄", "転送",   "전달"};

/** A subject without names of lists and marks of filters: "[list] ", "{Spam?} ", "***SPAM*** ". */
std::string_view without_list_names(std::string_view subject) {
  constexpr std::string_view kBegins = "[{*";
  constexpr std::string_view kEnds = "]}*";
  for (subject = trimmed(subject); !subject.empty(); subject = trimmed(subject)) {
    const std::size_t kind = kBegins.find(subject.front());
    if (kind == kBegins.npos) break;
    const std::size_t mark = std::min(subject.find_first_not_of(kBegins[kind]), subject.size());
    const std::size_t end = subject.find(kEnds[kind], mark);
    if (end == std::string_view::npos) break;
    subject.remove_prefix(std::min(subject.find_first_not_of(kEnds[kind], end), subject.size()));
  }
  return subject;
}

/** "re" of "[list] Re[2]: subject", in lower case; empty without a colon near the beginning. */
std::string prefix_of(std::string_view subject) {
  subject = without_list_names(subject).substr(0, kMostPrefix);
  const std::size_t colon = std::min(subject.find(':'), subject.find(kFullwidthColon));
  if (colon == std::string_view::npos) return {};
  const std::string_view prefix = trimmed(subject.substr(0, colon));
  return lower_ascii(trimmed(prefix.substr(0, prefix.find_first_of("[(^*"))));
}

template <typename Words>
bool is_among(const Words& words, const std::string& word) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
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

std::string_view bare_subject(std::string_view subject) {
  while (is_reply_subject(subject) || is_forward_subject(subject)) {
    subject = without_list_names(subject);
    const std::string_view begin = subject.substr(0, kMostPrefix + kFullwidthColon.size());
    const std::size_t colon = begin.find(':');
    const std::size_t wide = begin.find(kFullwidthColon);
    subject.remove_prefix(colon < wide ? colon + 1 : wide + kFullwidthColon.size());
  }
  return without_list_names(subject);
}

std::string_view series_mark(std::string_view subject) {
  const std::size_t open = subject.find('[');
  const std::size_t close = open == subject.npos ? open : subject.find(']', open);
  if (close == subject.npos) return {};
  const std::string_view tag = subject.substr(open, close - open);
  const std::size_t begin = tag.find_last_not_of("0123456789/") + 1;
  const std::string_view mark = tag.substr(begin);
  const std::size_t slash = mark.find('/');
  const bool two = slash != mark.npos && slash != 0 && slash + 1 != mark.size() && slash == mark.rfind('/');
  return two ? mark : std::string_view();
}

bool is_reply_subject(std::string_view subject) {
  return is_among(kReplyPrefixes, prefix_of(subject));
}

bool is_forward_subject(std::string_view subject) {
  return is_among(kForwardPrefixes, prefix_of(subject));
}

}  // namespace neardup
