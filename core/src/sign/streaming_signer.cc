#include "sign/streaming_signer.h"

#include <cstdint>
#include <utility>

#include "notation/meaningful_signs.h"

namespace neardup {

namespace {

constexpr std::uint64_t kFewTokens = rule_of(EvidenceKind::kSigns).below;

void add_signs(std::string& evidence, std::string_view content, Tokenizer& tokenizer) {
  const MeaningfulSigns found = meaningful_signs(content, &tokenizer);
  add_fact(evidence, EvidenceKind::kSigns, found.signs);
  add_fact(evidence, EvidenceKind::kSymbols, found.symbols);
}

}  // namespace

StreamingSigner::StreamingSigner(const Scheme& scheme, Tokenizer& tokenizer, const SignatureParts& parts)
    : scheme_(scheme), tokenizer_(&tokenizer) {
  scheme_.validate();
  pass_ = std::make_unique<SigningPass>(scheme_, parts);
}

const Signature& StreamingSigner::sign(std::string_view text, Tokenizer& tokenizer, TokenSink* also) & {
  pass_->clear();
  pass_->add_text(text);
  pass_->hand_on(also);
  tokenizer.tokenize(text, *pass_);
  return pass_->finish();
}

const Signature& StreamingSigner::sign(const std::vector<std::string_view>& fields) & {
  pass_->clear();
  for (const std::string_view field : fields) {
    pass_->add_text(field);
    tokenizer_->tokenize(field, *pass_);
  }
  return pass_->finish();
}

SignedContent StreamingSigner::sign_content(std::string_view content, SignatureOrigin origin, TokenSink* also) & {
  const Signature& signature = sign(content, *tokenizer_, also);
  SignedContent made{signature, std::move(origin)};
  if (signature.tokens < kFewTokens) add_signs(made.origin.evidence, content, *tokenizer_);
  return made;
}

SignedContent StreamingSigner::sign_content(const std::vector<std::string_view>& fields) & {
  SignedContent made{sign(fields), {}};
  if (made.signature.tokens >= kFewTokens) return made;
  std::string content;
  for (const std::string_view field : fields) content.append(field).append("\n");
  add_signs(made.origin.evidence, content, *tokenizer_);
  return made;
}

}  // namespace neardup
