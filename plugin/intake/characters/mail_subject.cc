#include "characters/mail_subject.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/plain_words.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

constexpr std::size_t kMostPrefix = 40;  // bytes

// What stands before the colon, as folded() gives it.
constexpr std::string_view kReplyPrefixes[] = {
    "re",      "aw",   "antw", "antwort", "sv",   "vs",   "odp",   "ynt",  "res",   "rif", "réf",
    "bls",     "atb",  "vá",   "σχετ",    "απ",   "отв",  "ответ", "відп", "תגובה", "رد",  "回复",
    "回覆",    "答复", "答覆", "返信",    "회신", "답장", "r",     "rép",  "odg",   "одг", "tl",
    "trả lời", "ats",  "на",   "svar",    "השב",  "תש",   "پاسخ",  "ตอบ",  "ตอบกลับ"};
constexpr std::string_view kForwardPrefixes[] = {
    "fw",     "fwd",  "wg",   "tr",   "vb",         "vl",   "vs",    "rv",          "enc",         "i",
    "doorst", "pd",   "ilt",  "trs",  "továbbítás", "πρθ",  "fs",    "пересл",      "переслать",   "חזרה",
    "转发",   "轉寄", "転送", "전달", "yml",        "posr", "הועבר", "إعادة توجيه", "chuyển tiếp", "ส่งต่อ"};

/** A subject without names of lists and marks of filters in front of it: "[list] ", "{Spam?} ", "***SPAM*** ". */
std::string_view without_list_names(std::string_view subject) {
  constexpr std::string_view kBegins = "[{*";
  constexpr std::string_view kEnds = "]}*";
  for (subject = trimmed(subject); !subject.empty(); subject = trimmed(subject)) {
    const std::size_t kind = kBegins.find(subject.front());
    if (kind == kBegins.npos) break;
    const std::size_t mark = std::min(subject.find_first_not_of(kBegins[kind]), subject.size());
    const std::size_t end = subject.find(kEnds[kind], mark);
    if (end == std::string_view::npos) break;
    const std::size_t behind = subject.find_first_not_of(kEnds[kind], end);
    if (behind == subject.npos) return trimmed(subject.substr(mark, end - mark));  // it is all of the subject
    subject.remove_prefix(behind);
  }
  return subject;
}

/** "re" of "[list] Re[2]: subject", in lower case; empty without a colon near the beginning. */
std::string prefix_of(std::string_view subject) {
  subject = without_list_names(subject).substr(0, kMostPrefix);
  const std::size_t colon = std::min(subject.find(':'), subject.find(kFullwidthColon));
  if (colon == std::string_view::npos) return {};
  const std::string prefix = folded(subject.substr(0, colon));
  return std::string(trimmed(std::string_view(prefix).substr(0, prefix.find_first_of("[(^*")), ". \t"));
}

/** Whether the number of a ticket stands behind some text in brackets. Lists number their mails, too: "[list:71]", "[list 71]". */
bool names_ticket(std::string_view text) {
  constexpr std::string_view kTickets[] = {"bug", "ticket", "case",    "issue", "incident", "request",
                                           "id",  "task",   "vorgang", "fall",  "demande",  "caso"};
  if (text.empty()) return false;
  const std::string_view before = text.substr(0, text.size() - 1);
  if (text.back() == '#') return true;
  if (text.back() == '-') return before.size() > 1 && std::all_of(before.begin(), before.end(), is_capital);
  return text.back() == ' ' && is_among(kTickets, lower_ascii(before));
}

}  // namespace

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
  for (std::size_t close = subject.find(']'); close != subject.npos; close = subject.find(']')) {
    const std::string_view before = std::exchange(subject, subject.substr(close + 1)).substr(0, close);
    const std::size_t open = before.rfind('[');
    if (open == before.npos) continue;
    const std::string_view tag = before.substr(open + 1);
    const std::size_t begin = tag.find_last_not_of("0123456789/") + 1;
    const std::string_view mark = tag.substr(begin);
    const std::size_t slash = mark.find('/');
    const bool two = slash != mark.npos && slash != 0 && slash + 1 != mark.size() && slash == mark.rfind('/');
    if (two || (slash == mark.npos && !mark.empty() && names_ticket(tag.substr(0, begin)))) return mark;
  }
  return {};
}

bool is_reply_subject(std::string_view subject) {
  return is_among(kReplyPrefixes, prefix_of(subject));
}

bool is_forward_subject(std::string_view subject) {
  return is_among(kForwardPrefixes, prefix_of(subject));
}

}  // namespace neardup
