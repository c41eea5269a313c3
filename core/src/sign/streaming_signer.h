/** @file streaming_signer.h
 *  Signs one text after another in memory that is reused, and texts of any length in bounded memory.
 *
 *  Stage tokens --> features --> signature of the flow. Computes what Signer computes, for many texts or long ones.
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

namespace neardup {

/** Computes signatures under one scheme, equal to those of Signer::sign().
 *
 *  Token hashes are gathered in blocks of 2,048. A full block goes into fingerprint, digest, MinHash and the count of
 *  distinct shingles, and is then dropped. Memory: 100 KiB, the memory of DistinctCounter (48 bytes a token, 32 MiB at
 *  most) and, for texts in chunks, of ChunkedText. After it has signed similar texts it allocates nothing of its own,
 *  if they have up to 2^16 distinct shingles and band terms fit a small string. */
class StreamingSigner {
 public:
  /** @param tokenizer  not owned, must outlive this; its profile must be the scheme's (not checked here).
   *  @exception std::invalid_argument if the scheme is not valid. */
  StreamingSigner(const Scheme& scheme, Tokenizer& tokenizer);
  ~StreamingSigner();
  StreamingSigner(StreamingSigner&&) noexcept;
  StreamingSigner& operator=(StreamingSigner&&) noexcept;

  /** Sign one text, or several fields read as one text: shingles cross fields. Drops an unfinished text.
   *  @param text  UTF-8. @param also  gets all tokens of the text, too.
   *  @return valid until the next call; the signature of an empty text if there are no tokens.
   *  @exception whatever the tokenizer throws. Cost: linear in the text. */
  const Signature& sign(std::string_view text, TokenSink* also = nullptr);
  const Signature& sign(const std::vector<std::string_view>& fields);

  /** The same by another tokenizer of the scheme's profile, for this text only. */
  const Signature& sign(std::string_view text, Tokenizer& tokenizer);

  /** Take the next chunk of a text, or of a field, cut anywhere, even inside a character.
   *  @exception whatever the tokenizer throws; then start again with sign() or clear(). */
  void add(std::string_view chunk);

  /** End a field. The next chunk begins another field of the same text. */
  void end_field();

  /** The signature of the text from its chunks. The next chunk begins another text.
   *  @return as sign(). */
  const Signature& finish();

  /** Drop the unfinished text. */
  void clear();

  const Scheme& scheme() const;

 private:
  class Implementation;

  std::unique_ptr<Implementation> implementation_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_STREAMING_SIGNER_H
