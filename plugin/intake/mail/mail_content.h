/** @file mail_content.h
 *  What the author of a mail wrote, apart from quotations, the signature, the footer and the notes of the list. THREADS: pure
 *  functions. */
#ifndef NEARDUP_INTAKE_MAIL_MAIL_CONTENT_H
#define NEARDUP_INTAKE_MAIL_MAIL_CONTENT_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "content/frame_set.h"
#include "formats/document_text.h"
#include "mail/mail_line.h"

namespace neardup {

/** Mark the notes of Mailman's archive: a line with words between two rulers of ten dashes or more, such as
 *  "-------------- next part --------------", and the lines up to a field ("Name: value") with a link, at most eight, none of
 *  them blank. The words are in the language of the list.
 *  @return the fields of notes on files, without the links. A note of fewer than three such fields is on another form of the
 *          text. Signatures are no files. Cost: linear. Source: Mailman 2.1, Handlers/Scrubber.py. */
std::string mark_archive_notes(MailLines& lines);

/** The text of a mail in three parts. Each has whole lines, in their order. */
struct MailText {
  std::string own = {};           ///< what the author wrote
  std::string quoted = {};        ///< quotations and what introduces them; forwarded mail
  std::string ending = {};        ///< signature, footer of the list, armour of OpenPGP
  std::string signature = {};     ///< the part of `ending` that is a signature
  std::string unmarked = {};      ///< the part of `quoted` that has no marks, so that answers may stand within it
  std::string answer = {};        ///< first paragraph of a reply that names a mail below and has nothing quoted
  std::string notes = {};         ///< of a list's archive on parts that it took out
  std::string noted_files = {};   ///< what the notes say of files: names, types, sizes
  std::string pictures = {};      ///< what the pictures in the text say: a line for each
  std::string files_shown = {};   ///< names of pictures elsewhere that the text shows
  std::string sized = {};         ///< paths of those whose size the text gives
  std::size_t room = 0;           ///< words that would fit in their place
  std::string other_form = {};    ///< lines with words that the text lacks and another form of it has
  std::uint64_t attachments = 0;  ///< hash of attached files; 0 without
  std::string sender = {};        ///< addresses of the message's From
  std::string subject = {};       ///< bare_subject() of the message; of an attached one empty
  std::string series = {};        ///< series_mark() of it, with the day if it announces other mails
  std::uint64_t words = 0;        ///< hash of all words, undivided; 0 without
};

/** What is known of a text before it is read. */
struct MailTraits {
  bool reply = false;                      ///< the header says that it replies or forwards
  bool html = false;                       ///< the text was HTML, whose quotations have no marks
  const FrameSet* known_footer = nullptr;  ///< lines that end other mails of the list (mail_ending.h); null for none
  std::string subject = {};                ///< bare_subject() of the mail
};

/** Divide the text of a mail. Structure decides, not words, so that it works in any language; of words only the names of
 *  fields (header_fields.h) count. quoted_lines.h, mail_ending.h and original_message.h say how.
 *  @param text  UTF-8; "\r\n" becomes "\n".
 *  Cost: linear. */
MailText mail_content(std::string_view text, const MailTraits& traits);

/** Whether a text has a letter or a digit, or a character of another script. */
bool has_words(std::string_view text);

/** Body and left-out text of a mail. The body is what the author wrote. If that has no words, the mail forwards or quotes
 *  only, and the body is the quotation; and if that has no words either, the body is the ending. The title is empty.
 *  The evidence has the rest (evidence.h). */
DocumentText document_text_of(MailText mail);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_MAIL_CONTENT_H
