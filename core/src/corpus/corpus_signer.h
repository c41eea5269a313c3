/** @file corpus_signer.h
 *  Signs texts of a corpus: only what grouping needs, so without fingerprint and number of features where the scheme
 *  allows it. THREADS: one per thread. */
#ifndef NEARDUP_CORE_CORPUS_CORPUS_SIGNER_H
#define NEARDUP_CORE_CORPUS_CORPUS_SIGNER_H

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "corpus/corpus_table.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/content_signing.h"
#include "sign/streaming_signer.h"

namespace neardup {

/** A signature and its keys. */
struct KeyedSignature {
  CorpusSignature signature;               ///< its sketch is valid until the next call
  const std::vector<std::uint64_t>& keys;  ///< hashes of the band terms; likewise
};

class CorpusSigner {
 public:
  /** @param tokenizer  not owned, must outlive this. */
  CorpusSigner(const Scheme& scheme, Tokenizer& tokenizer);
  ~CorpusSigner();
  CorpusSigner(const CorpusSigner&) = delete;
  CorpusSigner& operator=(const CorpusSigner&) = delete;

  /** @param text  UTF-8. The scope of the signature is 0. Cost: linear in the text. */
  KeyedSignature sign(std::string_view text);

  /** The same for a text of which other text was left out (content_signing.h). */
  KeyedSignature sign(std::string_view content, const LeftOutText& left_out);

 private:
  class Lean;

  StreamingSigner whole_;
  std::unique_ptr<Lean> lean_;  // null if the scheme needs the whole signature
  std::vector<std::uint64_t> keys_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_CORPUS_SIGNER_H
