/** @file html_mail_text.h
 *  The text of an HTML mail, with quotations and signature marked as in plain mail. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_MAIL_HTML_MAIL_TEXT_H
#define NEARDUP_INTAKE_MAIL_HTML_MAIL_TEXT_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace neardup {

/** Bytes from which on a picture within the text may be all that a mail shows; a logo has fewer. */
constexpr std::size_t kLargePicture = std::size_t{8} << 10;

/** The pictures that the text of a mail shows. */
struct MailPictures {
  std::string said = {};    ///< a line for each: the text that stands for it (alt); of a small one in a data URL a hash
  std::string files = {};   ///< names of those elsewhere, without those that are too small to be seen; a line for each
  std::string sized = {};   ///< paths of those whose size the text gives, without tokens in them; a line for each
  std::size_t room = 0;     ///< words that would fit in the place of these
  std::string logos = {};   ///< Content-IDs of those in a signature, with a space behind each
  std::uint64_t large = 0;  ///< hash of the large ones in data URLs
};

/** The text of an HTML mail (html_text.h), with
 *  - "> " before the lines of a blockquote that mail programs write for a quotation: its attributes say "cite", "quote"
 *    or "border-left". Other blockquotes are indented text. Likewise those of a div that GMX, Yahoo or Proton puts round a
 *    quotation, and all text from the div on in which Outlook repeats the header;
 *  - elements with a class or an id that ends in "signature" (moz-signature, gmail_signature) below a line "-- " at its end,
 *    or before a ruler that follows, unless they are quoted;
 *  - a ruler of "-" for hr;
 *  - nothing for text that is struck out (s, del, strike).
 *  @param html      UTF-8.
 *  @param pictures  gets those of the mail; null for none.
 *  Cost: linear. */
std::string html_mail_text(std::string_view html, MailPictures* pictures = nullptr);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_HTML_MAIL_TEXT_H
