/** @file encoded_words.h
 *  Fields of mail headers that are not ASCII. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_MAIL_ENCODED_WORDS_H
#define NEARDUP_INTAKE_MAIL_ENCODED_WORDS_H

#include <string>
#include <string_view>

namespace neardup {

/** A field's value with its encoded words decoded: "=?utf-8?q?=C3=84?=" is "Ä". A charset means what text_encoding.h
 *  has it mean. The bytes of neighbours of one charset are joined first, for some mailers cut within a character. What
 *  is no encoded word stays as it is. Source: RFC 2047, RFC 2231 section 5 (a language after the charset).
 *  @param field  UTF-8. @return UTF-8. */
std::string decoded_words(std::string_view field);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_ENCODED_WORDS_H
