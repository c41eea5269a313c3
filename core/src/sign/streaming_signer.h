/** @file streaming_signer.h
 *  Signs one text after another in memory that is reused.
 *
 *  Stage tokens --> features --> signature of the flow. Computes what Signer computes, for many texts.
 *  THREADS: one StreamingSigner per thread, with its own Tokenizer.
 */
#ifndef NEARDUP_CORE_SIGN_STREAMING_SIGNER_H
#define NEARDUP_CORE_SIGN_STREAMING_SIGNER_H

#include <memory>
#include <string_view>
#include <vector>

#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/signer.h"
#include "sign/signing_pass.h"
#include "sign/stored_values.h"

namespace neardup {

/** A signature and what is stored with it. */
struct SignedContent {
  const Signature& signature;  ///< valid until the signer's next call
  SignatureOrigin origin;
};

/** Computes signatures under one scheme, equal to those of Signer::sign(). What it gives refers to it, so that a temporary one
 *  signs nothing.
 *
 *  Hashes are gathered in blocks of 2,048. A full block goes into fingerprint, MinHash and the count of distinct
 *  shingles, and is then dropped. Memory: 100 KiB, and the memory of DistinctCounter (48 bytes a token, 32 MiB at
 *  most). After it has signed similar texts it allocates nothing of its own, if they have up to 2^16 distinct shingles
 *  and band terms fit a small string. */
class StreamingSigner {
 public:
  /** @param tokenizer  not owned, must outlive this; its profile must be the scheme's (not checked here).
   *  @param parts      what sign() computes; the other members of the signature are 0 or empty.
   *  @exception std::invalid_argument if the scheme is not valid. */
  StreamingSigner(const Scheme& scheme, Tokenizer& tokenizer, const SignatureParts& parts = {});

  /** Sign one text, or several fields read as one text: shingles cross fields.
   *  @param text  UTF-8.
   *  @return valid until the next call; the signature of an empty text if there are no tokens.
   *  @exception whatever the tokenizer throws. Cost: linear in the text. */
  const Signature& sign(std::string_view text) & { return sign(text, *tokenizer_); }
  const Signature& sign(const std::vector<std::string_view>& fields) &;

  /** The same by another tokenizer of the scheme's profile, for this text only.
   *  @param also  gets all tokens of the text, too. */
  const Signature& sign(std::string_view text, Tokenizer& tokenizer, TokenSink* also = nullptr) &;

  /** Sign the content of a page or mail. @param origin  what is known beside it. The tokenizer drops signs, so `C++` and `C` are
   *  one token: meaningful_signs.h finds what is evidence. */
  SignedContent sign_content(std::string_view content, SignatureOrigin origin, TokenSink* also = nullptr) &;

  /** The same of several fields, of which nothing was left out. */
  SignedContent sign_content(const std::vector<std::string_view>& fields) &;

  const Scheme& scheme() const { return scheme_; }

 private:
  Scheme scheme_;
  Tokenizer* tokenizer_;
  std::unique_ptr<SigningPass> pass_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_STREAMING_SIGNER_H
