/** @file corpus_signer.h
 *  Signs texts of a corpus: only what grouping needs, so without the number of features, and without the
 *  fingerprint if no band needs it. THREADS: one per thread. */
#ifndef NEARDUP_CORE_CORPUS_CORPUS_SIGNER_H
#define NEARDUP_CORE_CORPUS_CORPUS_SIGNER_H

#include <cstdint>
#include <string_view>
#include <vector>

#include "corpus/corpus_table.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/stored_values.h"
#include "sign/streaming_signer.h"

namespace neardup {

/** A signature and its keys. */
struct KeyedSignature {
  CorpusSignature signature;               ///< its sketch is valid until the next call
  const std::vector<std::uint64_t>& keys;  ///< of the buckets (signature_buckets.h); likewise
};

class CorpusSigner {
 public:
  /** @param tokenizer  not owned, must outlive this. */
  CorpusSigner(const Scheme& scheme, Tokenizer& tokenizer);

  /** @param content  UTF-8. The scope of the signature is 0. Cost: linear in the text. */
  KeyedSignature sign(std::string_view content, const LeftOutText& left_out = {});

 private:
  StreamingSigner signer_;
  std::vector<std::uint64_t> keys_;
};

}  // namespace neardup

#endif  // NEARDUP_CORE_CORPUS_CORPUS_SIGNER_H
