#include "mail/mail_content.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "bytes/feature_hash.h"
#include "characters/text_measures.h"
#include "mail/mail_ending.h"
#include "mail/mail_line.h"
#include "mail/original_message.h"
#include "mail/quoted_lines.h"

namespace neardup {

namespace {

/** Where the lines of each role go, in the order of LineRole. */
constexpr std::string MailText::*kParts[] = {&MailText::own,    &MailText::quoted, &MailText::quoted,
                                             &MailText::ending, &MailText::ending, &MailText::ending};

constexpr std::size_t kFewWords = 20;
constexpr std::size_t kSubjectWords = 40;  // with fewer, the subject says what a mail is about
constexpr std::size_t kManyWords = 500;
constexpr std::size_t kPartOfText = 20;  // pictures that say less than this part of the words are ornaments

/** A hash of what a mail with words of its own may be about beside them. */
std::uint64_t unproved_digest(const MailText& mail) {
  const std::size_t words = word_count(mail.own);
  std::string unproved = figures(mail.own);
  if (words < kManyWords) unproved += mail.quoted;
  if (words < kFewWords) {
    unproved += mail.ending;
  } else if (word_count(mail.signature) >= words) {
    unproved += mail.signature;
  }
  if (kPartOfText * word_count(mail.pictures) >= words) unproved += mail.pictures;
  const std::uint64_t subject = words < kSubjectWords ? word_digest(mail.subject) : 0;
  return word_digest(unproved) ^ (subject == 0 ? 0 : mix64(subject));
}

/** The number of bytes of a character that is neither a letter nor a digit: ASCII, punctuation and symbols, a byte order
 *  mark; 0 for other characters. */
std::size_t mark_bytes(std::string_view text) {
  const auto byte = static_cast<unsigned char>(text.front());
  const bool word = (byte >= '0' && byte <= '9') || ((byte | 0x20U) >= 'a' && (byte | 0x20U) <= 'z');
  if (byte < 0x80) return word ? 0 : 1;
  if (byte == 0xc2) return 2;                                         // U+0080 to U+00BF
  if (byte == 0xe2 || text.substr(0, 3) == "\xef\xbb\xbf") return 3;  // U+2000 to U+2FFF
  return text.substr(0, 2) == "\xe3\x80" ? 3 : 0;                     // U+3000 to U+303F
}

}  // namespace

MailText mail_content(std::string_view text, const MailTraits& traits) {
  MailLines lines = mail_lines(text);
  mark_pgp_armour(lines);
  if (traits.known_footer != nullptr) mark_known_footer(lines, *traits.known_footer);
  mark_quoted_lines(lines, traits.reply);
  mark_list_footer(lines, traits.html);
  mark_original_message(lines, traits.reply, traits.html);
  mark_signature(lines);
  MailText mail;
  for (const MailLine& line : lines) {
    std::string& part = mail.*kParts[static_cast<std::size_t>(line.role)];
    part += line.text;
    part += '\n';
    if (line.role == LineRole::kSignature) (mail.signature += line.text) += '\n';
  }
  return mail;
}

bool has_words(std::string_view text) {
  while (!text.empty()) {
    const std::size_t bytes = mark_bytes(text);
    if (bytes == 0) return true;
    text.remove_prefix(std::min(bytes, text.size()));
  }
  return false;
}

DocumentText document_text_of(MailText mail) {
  DocumentText text;
  text.evidence = mail.attachments;
  if (has_words(mail.own)) {
    text.evidence ^= unproved_digest(mail);
    text.body = std::move(mail.own);
    text.left_out = std::move(mail.quoted) + mail.ending;
  } else if (has_words(mail.quoted)) {
    text.body = std::move(mail.quoted);
    text.left_out = std::move(mail.ending);
  } else {
    text.body = std::move(mail.ending);
  }
  return text;
}

}  // namespace neardup
