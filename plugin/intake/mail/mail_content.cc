#include "mail/mail_content.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/digits.h"
#include "bytes/eight_bytes.h"
#include "bytes/parsed_number.h"
#include "bytes/plain_words.h"
#include "characters/text_line.h"
#include "characters/text_measures.h"
#include "mail/mail_ending.h"
#include "mail/mail_line.h"
#include "mail/original_message.h"
#include "mail/quoted_lines.h"
#include "sign/evidence.h"

namespace neardup {

namespace {

constexpr std::size_t kMostLines = 8;
constexpr std::size_t kFileFields = 3;  // name, type and size

bool begins_note(std::string_view line) {
  line = trimmed(line);
  const std::size_t begin = std::min(line.find_first_not_of('-'), line.size());
  const std::string_view words = trimmed(line, "-");
  return begin >= 10 && !words.empty() && line.size() - begin - words.size() >= 10 && words.front() == ' ' &&
         words.back() == ' ';
}

/** Whether a line is "Name : value", with white space before the colon or without, and not a link alone. */
bool is_note_field(std::string_view line) {
  const std::size_t colon = line.find(':');
  return colon != line.npos && colon != 0 && line.substr(colon, 3) != "://";
}

/** The place behind a note that begins at a place; that place if none does. */
std::size_t end_of_note(const MailLines& lines, std::size_t begin) {
  const std::size_t most = std::min(lines.size(), begin + 1 + kMostLines);
  for (std::size_t at = begin + 1; at < most && !is_blank(lines[at].text); ++at) {
    if (is_note_field(lines[at].text) && has_link(lines[at].text)) return at + 1;
  }
  return begin;
}

/** The fields of a note on a file; empty for another one. */
std::string file_of_note(const MailLines& lines, std::size_t begin, std::size_t end) {
  std::string fields;
  std::size_t count = 0;
  for (std::size_t at = begin + 1; at + 1 < end; ++at) {
    if (!is_note_field(lines[at].text)) continue;
    ++count;
    (fields += lines[at].text) += '\n';
  }
  const bool signature = fields.find("-signature") != fields.npos;
  return count < kFileFields || signature ? std::string() : fields;
}

}  // namespace

std::string mark_archive_notes(MailLines& lines) {
  std::string files;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::size_t end = begins_note(lines[at].text) ? end_of_note(lines, at) : at;
    if (end == at) continue;
    files += file_of_note(lines, at, end);
    mark_lines(lines, at, end, LineRole::kNote);
    at = end - 1;
  }
  return files;
}

namespace {

constexpr std::ptrdiff_t kAccountDigits = 8;  // of an account or a telephone; a version has fewer

/** Where the lines of each role go, in the order of LineRole. */
constexpr std::string MailText::*kParts[] = {&MailText::own,    &MailText::quoted, &MailText::quoted, &MailText::ending,
                                             &MailText::ending, &MailText::notes,  &MailText::ending};

/** The lines that have at least so many digits, with ASCII digits. */
std::string lines_with_digits(std::string_view any_digits, std::ptrdiff_t least) {
  const std::string plain = with_ascii_digits(any_digits);
  std::string_view text = plain;
  std::string found;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (std::count_if(line.begin(), line.end(), is_digit) >= least) (found += line) += '\n';
  }
  return found;
}

/** The first lines of a quotation, which programs cut at its end. */
std::string first_lines(std::string_view quotation) {
  constexpr std::size_t kWords = 80;
  std::string lines;
  for (std::size_t words = 0; words < kWords && !quotation.empty();) {
    const std::string_view line = take_line(quotation);
    words += word_count(line);
    (lines += line) += '\n';
  }
  return lines;
}

/** Of the beginning of a text: below it programs cut quotations and add notices. */
std::uint64_t digest_of_beginning(std::string_view text) {
  constexpr std::size_t kCountedWords = 150;
  std::string words;
  std::size_t count = 0;
  each_word(text, [&](std::string_view word) {
    if (count++ < kCountedWords) (words += word) += ' ';
  });
  return word_digest(words);
}

/** A number for the figures of a subject; 0 without. Its first byte is of the other words and the places of the figures
 *  (Comparison::kEqualInForm): lists and trackers add a number, which makes no other bill. */
std::uint64_t numbered_subject(const std::string& subject, const std::string& ticket) {
  const std::string numbers = figures(subject + ' ' + ticket) + ticket;
  if (numbers.empty()) return 0;
  std::string words;
  each_word(folded(subject + ' ' + ticket),
            [&](std::string_view word) { (words += has_digit(word) ? "0" : word) += ' '; });
  return (word_digest(words) & 0xffU) << 24U | (word_digest(numbers) & 0xffffffU);
}

/** A word of a subject in which one sign stands for letters that may be lost elsewhere: "Größere", which becomes "Gr??ere" on its
 *  way. What is all of other letters stays. */
std::string without_lost_letters(std::string_view word) {
  constexpr std::string_view kLost = "\u00f8";
  if (std::none_of(word.begin(), word.end(), is_letter)) return std::string(word);
  word = word.substr(0, word.find_last_not_of("?!.,:;)") + 1);
  std::string plain;
  for (std::size_t bytes = 0; !word.empty(); word.remove_prefix(bytes)) {
    bytes = first_character(word).bytes;
    const bool ascii = bytes == 1 && is_ascii(word.substr(0, 1));
    if (sign_bytes(word) != 0)
      plain += ' ';  // a quotation mark or dash, of which another program writes another one
    else if (ascii && word.front() != '?')
      plain += word.front();
    else if (!ends_with(plain, kLost))
      plain += kLost;
  }
  return plain;
}

/** The words of a subject without digits, which lists and trackers change, each twice: so its pairs have single words. Without a last
 *  word that may be cut. */
std::string told_by_subject(std::string_view subject) {
  subject = trimmed(subject);
  if (ends_with(subject, "...") || ends_with(subject, "\u2026"))
    subject = subject.substr(0, std::min(subject.rfind(' '), subject.size()));
  std::string whole;
  for (const std::string& word : split(std::string(subject), ' ')) (whole += without_lost_letters(word)) += ' ';
  std::string words;
  each_word(folded(whole), [&](std::string_view word) {
    if (!has_digit(word)) ((words += word) += ' ').append(word) += ' ';
  });
  return words;
}

/** Whether a mail has a place in a series, such as "2/3", and not the number of a ticket, which a tracker adds. */
bool is_of_series(const MailText& mail) {
  return mail.series.find('/') != std::string::npos;
}

/** The facts of a mail with words of its own. @param words  word_count() of these. */
EvidenceCollector facts_of(const MailText& mail, std::size_t words) {
  EvidenceCollector facts;
  facts.add(EvidenceKind::kFiles, mail.attachments);
  facts.add(EvidenceKind::kFiles, mail.noted_files);
  if (!has_words(mail.own)) return facts;
  facts.add(EvidenceKind::kFigures,
            figures(words < kParagraph ? mail.own + '\n' + first_lines(mail.quoted) : mail.own));
  facts.add(EvidenceKind::kSender, mail.sender);
  facts.add(EvidenceKind::kSubject, is_of_series(mail) ? mail.subject + ' ' + mail.series : mail.subject);
  if (words < kShortText) facts.add(EvidenceKind::kTitle, told_by_subject(mail.subject));
  facts.add(EvidenceKind::kQuotation, mail.quoted);
  facts.add(EvidenceKind::kLead, mail.answer);
  if (words < kManyWords) facts.add(EvidenceKind::kAsides, digest_of_beginning(mail.unmarked));
  facts.add(EvidenceKind::kEnding, mail.ending);
  facts.add(EvidenceKind::kSignature, mail.signature);
  facts.add(EvidenceKind::kPictures, mail.pictures);
  facts.add(EvidenceKind::kEmbedded, mail.files_shown);
  facts.add(EvidenceKind::kInnerPictures, lines_with_digits(mail.pictures, 1));
  if (mail.room >= std::max<std::size_t>(words, 1)) facts.add(EvidenceKind::kInnerPictures, mail.sized);
  facts.add(EvidenceKind::kOtherForm, mail.other_form);
  facts.add(EvidenceKind::kLineFigures, figures(lines_with_digits(mail.signature, kAccountDigits)));
  return facts;
}

/** The beginning of a text below which neighbouring lines have two of a mail address, a time and a year, and then 40 words or
 *  more: these may be a quotation that nobody marked, so that two answers to one mail are alike. A paragraph; in HTML a line. Empty
 *  without. */
std::string answer_above_mail(const MailLines& lines, bool html) {
  std::size_t end = next_filled(lines, 0);
  std::string answer;
  for (; end < lines.size() && !is_blank(lines[end].text) && !(html && !answer.empty()); ++end)
    (answer += lines[end].text) += '\n';
  Named before;
  while ((end = next_filled(lines, end)) < lines.size()) {
    const Named here = Named::in(lines[end++].text);
    before.add(here);
    if (before.address + before.time + before.year > 1) break;
    before = here;
  }
  std::size_t words = 0;
  for (; end < lines.size() && words < kParagraph; ++end) words += word_count(lines[end].text);
  return words < kParagraph ? std::string() : answer;
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
  MailText mail;
  mail.noted_files = mark_archive_notes(lines);
  if (traits.known_footer != nullptr) mark_known_footer(lines, *traits.known_footer);
  mark_quoted_lines(lines, traits.reply);
  mark_list_footer(lines, traits.html);
  mark_original_message(lines, traits.reply, traits.html, traits.subject);
  mark_signature(lines);
  for (const MailLine& line : lines) {
    std::string& part = mail.*kParts[static_cast<std::size_t>(line.role)];
    part += line.text;
    part += '\n';
    if (line.role == LineRole::kSignature) (mail.signature += line.text) += '\n';
    const bool unmarked = line.role == LineRole::kOriginal || (line.role == LineRole::kQuotation && traits.html);
    if (unmarked) (mail.unmarked += line.text) += '\n';
  }
  if (traits.reply && mail.quoted.empty()) mail.answer = answer_above_mail(lines, traits.html);
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
  const std::size_t words = word_count(mail.own);
  text.evidence = facts_of(mail, words).evidence(words);
  if (has_words(mail.own) && words < kShortText)
    add_fact(text.evidence, EvidenceKind::kCells,
             numbered_subject(mail.subject, is_of_series(mail) ? "" : mail.series));
  mail.ending += mail.notes;
  if (has_words(mail.own)) {
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
