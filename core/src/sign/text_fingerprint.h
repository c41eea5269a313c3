/** @file text_fingerprint.h
 *  The fingerprint of a text without the rest of its signature.
 *
 *  Stage tokens --> features --> signature of the flow. THREADS: pure function; a Tokenizer in one thread at a time.
 */
#ifndef NEARDUP_CORE_SIGN_TEXT_FINGERPRINT_H
#define NEARDUP_CORE_SIGN_TEXT_FINGERPRINT_H

#include <cstdint>
#include <string_view>

#include "neardup/token.h"
#include "scheme/scheme.h"

namespace neardup {

struct TextFingerprint {
  std::uint64_t fingerprint = 0;  ///< Signature::fingerprint
  std::uint64_t tokens = 0;       ///< Signature::tokens; 0 for a text without tokens, which has no fingerprint
};

/** What Signer::sign() gives of these two.
 *  @param text       UTF-8. @param tokenizer  its profile must be the scheme's (not checked here).
 *  @exception std::invalid_argument if the scheme is not valid.
 *  Cost: linear in the text, about two thirds of a signature; as a signature if the scheme's fingerprint is made of
 *  features instead of words. */
TextFingerprint text_fingerprint(const Scheme& scheme, std::string_view text, Tokenizer& tokenizer);

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_TEXT_FINGERPRINT_H
