#include "sign/text_fingerprint.h"

#include <cstddef>

#include "fingerprint/fingerprint_method.h"
#include "sign/signature_accumulator.h"
#include "sign/signer.h"
#include "sign/token_hash_block.h"

namespace neardup {

namespace {

class WordFingerprint final : public TokenSink {
 public:
  explicit WordFingerprint(const Scheme& scheme) : block_(scheme), maker_(scheme) {}

  void take(const Token* tokens, std::size_t count) override {
    block_.append_all(tokens, count, [this] { flush(); });
  }

  TextFingerprint finish() {
    flush();
    return {maker_.fingerprint(), tokens_};
  }

 private:
  void flush() {
    tokens_ += block_.token_count();
    maker_.add_words(block_.words(), block_.word_count());
    block_.clear();
  }

  TokenHashBlock block_;
  FingerprintMaker maker_;
  std::uint64_t tokens_ = 0;
};

}  // namespace

TextFingerprint text_fingerprint(const Scheme& scheme, std::string_view text, Tokenizer& tokenizer) {
  if (of_features(scheme.fingerprint)) {
    const Signature signature = Signer(scheme).sign(text, tokenizer);
    return {signature.fingerprint, signature.tokens};
  }
  scheme.validate();
  WordFingerprint words(scheme);
  tokenizer.tokenize(text, words);
  return words.finish();
}

}  // namespace neardup
