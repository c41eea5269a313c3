/** @file encoded_words.h
 *  Decodes fields of mail headers beyond ASCII, and base64. THREADS: pure functions. */
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

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_ENCODED_WORDS_H
