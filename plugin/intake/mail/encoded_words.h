/** @file encoded_words.h
 *  Decodes fields of mail headers beyond ASCII, and base64. Knows the subjects of replies and forwarded mail.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_INTAKE_MAIL_ENCODED_WORDS_H
#define NEARDUP_INTAKE_MAIL_ENCODED_WORDS_H

#include <string>
#include <string_view>

namespace neardup {

/** The value of a field with its encoded words decoded: "=?utf-8?q?=C3=84?=" is "Ä". text_encoding.h decides the
 *  meaning of a charset. The bytes of adjacent words of one charset are joined before decoding, because some mailers
 *  cut within a character. Other text stays unchanged. Source: RFC 2047, RFC 2231 section 5 (a language after the
 *  charset).
 *  @param field  UTF-8.
 *  @return UTF-8. */
std::string decoded_words(std::string_view field);

/** Decode base64. Padding may be missing; other characters are ignored. The same with every version of GMime. */
std::string from_base64(std::string_view text);

/** Whether a subject begins with "Re:" or what mail programs write for it in other languages, also with a number
 *  ("Re[2]:", "RE^2:") and after names of lists ("[list] Re:").
 *  @param subject  UTF-8, on one line. */
bool is_reply_subject(std::string_view subject);

/** Likewise "Fwd:". In some languages a prefix means both. */
bool is_forward_subject(std::string_view subject);

/** A subject without any of these prefixes, and without names of lists. */
std::string_view bare_subject(std::string_view subject);

/** The place of a mail in a series, such as "0/9" of "[PATCH 0/9] pumps"; empty without. A mail with 0 announces the others. */
std::string_view series_mark(std::string_view subject);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_ENCODED_WORDS_H
