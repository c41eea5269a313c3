/** @file corpus_signer.h
 *  Signs texts of a corpus: only what grouping needs, so without the number of features, and without the
 *  fingerprint if no band needs it. THREADS: one per thread. */
#ifndef NEARDUP_CORE_CORPUS_CORPUS_SIGNER_H
#define NEARDUP_CORE_CORPUS_CORPUS_SIGNER_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "corpus/corpus_table.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"
#include "sign/streaming_signer.h"

namespace neardup {

/** The signatures of some texts, in flat arrays. */
struct SignedTexts {
  struct Text {
    CorpusSignature signature;  ///< without its sketch
    std::size_t keys = 0;       ///< how many it has
  };
  std::vector<Text> texts;
  std::vector<std::uint8_t> sketches;  ///< of texts with tokens
  std::vector<std::uint64_t> keys;     ///< of the buckets (signature_buckets.h)

  /** Call take(number, signature, keys) for each text, in order; `number` and the signature's sketch are its own, `keys`
   *  is the first of its keys. @param slots  of a sketch. */
  template <typename Take>
  void each(std::size_t slots, const Take& take) const {
    const std::uint8_t* sketch = sketches.data();
    const std::uint64_t* key = keys.data();
    for (std::size_t i = 0; i != texts.size(); ++i) {
      CorpusSignature signature = texts[i].signature;
      signature.sketch = sketch;
      take(i, signature, key);
      if (signature.tokens != 0) sketch += slots;
      key += texts[i].keys;
    }
  }
};

class CorpusSigner {
 public:
  /** @param tokenizer  of the scheme's profile. */
  CorpusSigner(const Scheme& scheme, std::unique_ptr<Tokenizer> tokenizer);

  /** Sign a text and add it to others. @param content  UTF-8. The scope of the signature is 0. Cost: linear in the text. */
  void sign(std::string_view content, const SignatureOrigin& origin, SignedTexts& to);

 private:
  std::unique_ptr<Tokenizer> tokenizer_;
  StreamingSigner signer_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_CORPUS_SIGNER_H
