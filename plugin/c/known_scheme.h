/** @file known_scheme.h
 *  A scheme as C sees it, with the C++ scheme and the tokenizer behind it. Internal.
 */
#ifndef NEARDUP_C_KNOWN_SCHEME_H
#define NEARDUP_C_KNOWN_SCHEME_H

#include <memory>
#include <string>
#include <string_view>

#include "neardup.h"
#include "neardup/token.h"
#include "scheme/own_terms.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"

namespace neardup::c {

/** @exception Refusal if no tokenizer here has the profile. */
std::unique_ptr<Tokenizer> require_tokenizer(const std::string& profile);

/** Each neardup_scheme is one of these. */
struct KnownScheme : neardup_scheme {
  /** @exception std::invalid_argument if the scheme is not valid. */
  explicit KnownScheme(Scheme parsed);
  KnownScheme(const KnownScheme&) = delete;
  KnownScheme& operator=(const KnownScheme&) = delete;

  const Scheme scheme;
  const OwnTerms own_terms;

 private:
  const std::string text_;
  const std::string name_;
};

/** The scheme behind a C scheme. @exception std::invalid_argument for null. */
const KnownScheme& known_scheme(const neardup_scheme* scheme);

/** The content of a signature value. @exception Refusal if it is of another scheme, or damaged. */
StoredSignature signature_in(const KnownScheme& scheme, std::string_view value);

}  // namespace neardup::c

#endif  // NEARDUP_C_KNOWN_SCHEME_H
