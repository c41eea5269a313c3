#include "mail/reply_subject.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "characters/ascii_case.h"
#include "characters/text_line.h"
#include "mail/mail_line.h"

namespace neardup {

namespace {

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

bool is_reply_subject(std::string_view subject) {
  subject = without_list_names(subject).substr(0, kMostPrefix);
  const std::size_t colon = std::min(subject.find(':'), subject.find(kFullwidthColon));
  if (colon == std::string_view::npos) return false;
  std::string_view prefix = trimmed(subject.substr(0, colon));
  prefix = trimmed(prefix.substr(0, prefix.find_first_of("[(^*")));
  return std::find(std::begin(kPrefixes), std::end(kPrefixes), lower_ascii(prefix)) != std::end(kPrefixes);
}

}  // namespace neardup
