#include "neardup/text_signer.h"

#include <utility>

#include "compare/similarity.h"
#include "database/argument_checks.h"
#include "scheme/scheme.h"
#include "sign/signer.h"
#include "tokenizers/tokenizer_choice.h"

namespace neardup {

class TextSigner::Implementation {
 public:
  Implementation(const Scheme& scheme, std::unique_ptr<Tokenizer> given)
      : signer(scheme), tokenizer(given_or_made(std::move(given), scheme)) {
    require_profile(scheme, *tokenizer);
  }

  const Signer signer;
  const std::unique_ptr<Tokenizer> tokenizer;
};

TextSigner::TextSigner(std::string_view scheme, std::unique_ptr<Tokenizer> tokenizer)
    : implementation_(std::make_unique<Implementation>(read_scheme(scheme), std::move(tokenizer))) {}

TextSigner::TextSigner(TextSigner&&) noexcept = default;
TextSigner& TextSigner::operator=(TextSigner&&) noexcept = default;
TextSigner::~TextSigner() = default;

Signature TextSigner::sign(std::string_view text) const {
  return owned(implementation_).signer.sign(text, *owned(implementation_).tokenizer);
}

Similarity TextSigner::compare(std::string_view a, std::string_view b) const {
  const ShingleSet of_a = owned(implementation_).signer.shingle_set(a, *owned(implementation_).tokenizer);
  const ShingleSet of_b = owned(implementation_).signer.shingle_set(b, *owned(implementation_).tokenizer);
  const double index = jaccard(of_a, of_b);
  return {index, containment(of_a, of_b), index, Verification::kExact};
}

std::string TextSigner::scheme() const {
  return owned(implementation_).signer.scheme().text();
}

}  // namespace neardup
