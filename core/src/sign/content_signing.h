/** @file content_signing.h
 *  Signs the content of a page or mail, of which other text was left out. THREADS: as StreamingSigner. */
#ifndef NEARDUP_CORE_SIGN_CONTENT_SIGNING_H
#define NEARDUP_CORE_SIGN_CONTENT_SIGNING_H

#include <cstdint>
#include <string_view>

#include "neardup/token.h"
#include "sign/stored_values.h"
#include "sign/streaming_signer.h"

namespace neardup {

/** What of a document is not signed, and what is known of it beside its text. */
struct LeftOutText {
  std::uint64_t content_rules = 0;  ///< version of the rules that chose; 0: no rules, and nothing is left out
  std::string_view text = {};       ///< UTF-8; may be empty
  std::uint64_t evidence = 0;       ///< as in SignatureOrigin
  std::uint64_t canonical = 0;      ///< likewise
  bool names_other = false;         ///< likewise
};

/** A signature and what is stored with it. */
struct SignedContent {
  const Signature& signature;  ///< valid until the signer's next call
  SignatureOrigin origin;
};

/** Sign a content. The tokenizer drops signs, so `C++` and `C` are one token. In a content of at most 200 tokens, the words
 *  that end in `+`, `++` or `#` are evidence, each as often as it occurs.
 *  @param content  UTF-8. @param also  gets all tokens of the content, too.
 *  Cost: linear in the content. */
SignedContent sign_content(StreamingSigner& signer, std::string_view content, const LeftOutText& left_out,
                           TokenSink* also = nullptr);

}  // namespace neardup

#endif  // NEARDUP_CORE_SIGN_CONTENT_SIGNING_H
