/** @file text_signer.h
 *  Signs and compares texts outside any database. THREADS: one TextSigner a thread. */
#ifndef NEARDUP_TEXT_SIGNER_H
#define NEARDUP_TEXT_SIGNER_H

#include <memory>
#include <string>
#include <string_view>

#include "neardup/match.h"
#include "neardup/signature.h"
#include "neardup/token.h"

namespace neardup {

/** Computes signatures and similarities of texts. Movable. */
class TextSigner {
 public:
  /** @param scheme     see scheme.h. @param tokenizer  of its profile; null: this library's.
   *  @exception Xapian::InvalidArgumentError if the scheme cannot be read.
   *  @exception Xapian::InvalidArgumentError if the tokenizer has another profile. */
  explicit TextSigner(std::string_view scheme = "standard", std::unique_ptr<Tokenizer> tokenizer = nullptr);
  TextSigner(TextSigner&&) noexcept;
  TextSigner& operator=(TextSigner&&) noexcept;
  ~TextSigner();

  /** Sign a text. @param text  UTF-8. @return all zero for a text without tokens. Cost: linear in the text. */
  Signature sign(std::string_view text) const;

  /** The exact similarity of two texts; 0 for two texts without words. Cost: linear in the texts. */
  Similarity compare(std::string_view a, std::string_view b) const;

  /** The text of the scheme. */
  std::string scheme() const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace neardup

#endif  // NEARDUP_TEXT_SIGNER_H
