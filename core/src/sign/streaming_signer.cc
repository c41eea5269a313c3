#include "sign/streaming_signer.h"

#include <optional>

#include "sign/signature_accumulator.h"
#include "sign/text_features.h"
#include "sign/token_hash_block.h"
#include "tokens/chunked_text.h"

namespace neardup {

namespace {

Scheme validated(const Scheme& scheme) {
  scheme.validate();
  return scheme;
}

}  // namespace

class StreamingSigner::Implementation final : public TokenSink {
 public:
  Implementation(const Scheme& scheme, Tokenizer& tokenizer)
      : scheme_(validated(scheme)), tokenizer_(tokenizer), block_(scheme), accumulator_(scheme) {
    if (scheme.needs_tokens()) hasher_.emplace(scheme);
    if (!scheme.features.of_token_hashes()) features_.emplace(scheme);
  }

  void add_field(std::string_view text) { add_field(text, tokenizer_); }
  void add_field(std::string_view text, Tokenizer& tokenizer) {
    accumulator_.add_text(text);
    tokenizer.tokenize(text, *this);
  }
  void add_chunk(std::string_view chunk) {
    accumulator_.add_text(chunk);
    chunks_.add(chunk, tokenizer_, *this);
  }
  void end_field() { chunks_.finish(tokenizer_, *this); }

  void take(const Token* tokens, std::size_t count) override {
    if (also_ != nullptr) also_->take(tokens, count);
    block_.append_all(tokens, count, [this] { flush(); });
    if (hasher_) hasher_->each_part(tokens, count, hashed_tokens_taker_);
  }

  const Signature& finish() {
    flush();
    if (features_) add_features(features_->finish());
    return accumulator_.finish();
  }

  void clear(TokenSink* also = nullptr) {
    also_ = also;
    chunks_.clear();
    block_.clear();
    if (features_) features_->finish();
    accumulator_.clear();
  }

  const Scheme& scheme() const { return scheme_; }

 private:
  void flush() {
    accumulator_.add_tokens(block_.tokens(), block_.token_count());
    accumulator_.add_words(block_.words(), block_.word_count());
    block_.clear();
  }

  void take_hashed(const Token* tokens, const std::uint64_t* hashes, std::size_t count) {
    accumulator_.add_keyed_tokens(tokens, hashes, count);
    if (features_) add_features(features_->add(tokens, hashes, count));
  }

  void add_features(const FeatureList& features) { accumulator_.add_features(features.data(), features.size()); }

  const Scheme scheme_;
  Tokenizer& tokenizer_;
  TokenSink* also_ = nullptr;  // of the present text
  ChunkedText chunks_;
  TokenHashBlock block_;
  SignatureAccumulator accumulator_;
  std::optional<TokenHasher> hasher_;     // for methods that need the tokens themselves
  std::optional<TextFeatures> features_;  // where token hashes do not give them
  const HashedTokensTaker hashed_tokens_taker_ = [this](const Token* tokens, const std::uint64_t* hashes,
                                                        std::size_t count) { take_hashed(tokens, hashes, count); };
};

StreamingSigner::StreamingSigner(const Scheme& scheme, Tokenizer& tokenizer)
    : implementation_(std::make_unique<Implementation>(scheme, tokenizer)) {}

StreamingSigner::~StreamingSigner() = default;
StreamingSigner::StreamingSigner(StreamingSigner&&) noexcept = default;
StreamingSigner& StreamingSigner::operator=(StreamingSigner&&) noexcept = default;

const Signature& StreamingSigner::sign(std::string_view text, TokenSink* also) {
  implementation_->clear(also);
  implementation_->add_field(text);
  return implementation_->finish();
}

const Signature& StreamingSigner::sign(std::string_view text, Tokenizer& tokenizer) {
  implementation_->clear();
  implementation_->add_field(text, tokenizer);
  return implementation_->finish();
}

const Signature& StreamingSigner::sign(const std::vector<std::string_view>& fields) {
  implementation_->clear();
  for (const std::string_view field : fields) implementation_->add_field(field);
  return implementation_->finish();
}

void StreamingSigner::add(std::string_view chunk) {
  implementation_->add_chunk(chunk);
}

void StreamingSigner::end_field() {
  implementation_->end_field();
}

const Signature& StreamingSigner::finish() {
  implementation_->end_field();
  return implementation_->finish();
}

void StreamingSigner::clear() {
  implementation_->clear();
}

const Scheme& StreamingSigner::scheme() const {
  return implementation_->scheme();
}

}  // namespace neardup
