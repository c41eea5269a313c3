/** @file fingerprint_sink.h
 *  Of what a StreamingSigner computes, the fingerprint alone: to tell what it costs. */
#ifndef NEARDUP_TESTS_BENCH_FINGERPRINT_SINK_H
#define NEARDUP_TESTS_BENCH_FINGERPRINT_SINK_H

#include <cstddef>
#include <cstdint>

#include "fingerprint/simhash.h"
#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/token_hash_block.h"

namespace neardup::bench {

/** Hashes the tokens of a text and folds those of class word into a fingerprint, block by block as a signature does. */
class FingerprintSink final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t count) override {
    block_.append_all(tokens, count, [this] { flush(); });
  }

  /** The fingerprint of the tokens since the last call: Signature::fingerprint under the default scheme. */
  std::uint64_t finish() {
    flush();
    const std::uint64_t fingerprint = simhash_.fingerprint();
    simhash_.clear();
    return fingerprint;
  }

 private:
  void flush() {
    simhash_.add(block_.words(), block_.word_count());
    block_.clear();
  }

  TokenHashBlock block_{Scheme()};
  SimhashAccumulator simhash_;
};

}  // namespace neardup::bench

#endif  // NEARDUP_TESTS_BENCH_FINGERPRINT_SINK_H
