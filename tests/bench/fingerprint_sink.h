/** @file fingerprint_sink.h
 *  Of what a StreamingSigner computes, the fingerprint alone: to tell what it costs. */
#ifndef NEARDUP_TESTS_BENCH_FINGERPRINT_SINK_H
#define NEARDUP_TESTS_BENCH_FINGERPRINT_SINK_H

#include <cstddef>
#include <cstdint>

#include "neardup/token.h"
#include "scheme/scheme.h"
#include "sign/signing_pass.h"

namespace neardup::bench {

/** Makes the fingerprint of a text as a signature does. */
class FingerprintSink final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t count) override { pass_.take(tokens, count); }

  /** The fingerprint of the tokens since the last call: Signature::fingerprint under the default scheme. */
  std::uint64_t finish() { return pass_.finish().fingerprint; }

 private:
  SigningPass pass_{Scheme(), {true, false, false, false}};
};

}  // namespace neardup::bench

#endif  // NEARDUP_TESTS_BENCH_FINGERPRINT_SINK_H
