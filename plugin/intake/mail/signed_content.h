/** @file signed_content.h
 *  The mail within a signature of S/MIME. THREADS: pure function. */
#ifndef NEARDUP_INTAKE_MAIL_SIGNED_CONTENT_H
#define NEARDUP_INTAKE_MAIL_SIGNED_CONTENT_H

#include <string>
#include <string_view>

namespace neardup {

/** What a signature holds that was signed: a part of a mail with its header. The signature is not verified.
 *  @param bytes  SignedData in BER, with lengths or without.
 *  @return empty if it is none, or holds nothing. Cost: linear. Source: RFC 5652 section 5.1, RFC 8551 section 3.5.2,
 *          ITU-T X.690 section 8.1. */
std::string signed_content(std::string_view bytes);

}  // namespace neardup

#endif  // NEARDUP_INTAKE_MAIL_SIGNED_CONTENT_H
