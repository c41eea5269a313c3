#include "sign/streaming_signer.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include "bytes/feature_hash.h"

namespace neardup {

namespace {

class TwoSinks final : public TokenSink {
 public:
  TwoSinks(TokenSink& first, TokenSink& second) : first_(first), second_(second) {}

  void take(const Token* tokens, std::size_t count) override {
    first_.take(tokens, count);
    second_.take(tokens, count);
  }

 private:
  TokenSink& first_;
  TokenSink& second_;
};

bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || (c & '\x80') != 0;
}

/** Bytes of the sign at the beginning of a text: `+`, `++` or `#`, if nothing is stuck to it; else 0. */
std::size_t sign_bytes(std::string_view text) {
  const std::size_t end = std::min(text.find_first_not_of("+#"), text.size());
  const std::string_view sign = text.substr(0, end);
  if (sign != "+" && sign != "++" && sign != "#") return 0;
  return end != text.size() && is_word_byte(text[end]) ? 0 : end;
}

/** The words before such signs, in ASCII lower case. */
std::multiset<std::string> names_with_signs(std::string_view text) {
  std::multiset<std::string> names;
  for (std::size_t at = 0; (at = text.find_first_of("+#", at)) != std::string_view::npos;) {
    const std::size_t bytes = sign_bytes(text.substr(at));
    std::size_t begin = at;
    while (begin != 0 && is_word_byte(text[begin - 1])) --begin;
    if (bytes != 0 && begin != at) {
      std::string name(text.substr(begin, at + bytes - begin));
      std::transform(name.begin(), name.end(), name.begin(),
                     [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
      names.insert(std::move(name));
    }
    at = std::min(text.find_first_not_of("+#", at), text.size());
  }
  return names;
}

/** A hash of names such as C++ and C#, whose signs the tokenizer drops: the words that end in `+`, `++` or `#`, each as
 *  often as it occurs, in any order; 0 for none. @param text  UTF-8. Cost: linear in the text. */
std::uint64_t evidence_of_names_with_signs(std::string_view text) {
  std::uint64_t evidence = 0;
  for (const std::string& name : names_with_signs(text)) evidence = mix64(evidence ^ xxh3_hash(name));
  return evidence;
}

}  // namespace

StreamingSigner::StreamingSigner(const Scheme& scheme, Tokenizer& tokenizer, const SignatureParts& parts)
    : scheme_(scheme), tokenizer_(&tokenizer) {
  scheme_.validate();
  pass_ = std::make_unique<SigningPass>(scheme_, parts);
}

const Signature& StreamingSigner::sign(std::string_view text, TokenSink* also) {
  if (also == nullptr) return sign(text, *tokenizer_);
  pass_->clear();
  pass_->add_text(text);
  TwoSinks both(*also, *pass_);
  tokenizer_->tokenize(text, both);
  return pass_->finish();
}

const Signature& StreamingSigner::sign(std::string_view text, Tokenizer& tokenizer) {
  pass_->clear();
  pass_->add_text(text);
  tokenizer.tokenize(text, *pass_);
  return pass_->finish();
}

const Signature& StreamingSigner::sign(const std::vector<std::string_view>& fields) {
  pass_->clear();
  for (const std::string_view field : fields) {
    pass_->add_text(field);
    tokenizer_->tokenize(field, *pass_);
  }
  return pass_->finish();
}

SignedContent StreamingSigner::sign_content(std::string_view content, const LeftOutText& left_out, TokenSink* also) {
  constexpr std::uint64_t kMostTokens = 200;  // a longer text says more of what it is about
  const Signature& signature = sign(content, also);
  const std::uint64_t names = signature.tokens <= kMostTokens ? evidence_of_names_with_signs(content) : 0;
  return {
      signature,
      {TextSource::kText, left_out.content_rules, left_out.evidence ^ names, left_out.canonical, left_out.names_other}};
}

}  // namespace neardup
