#include "sign/content_signing.h"

namespace neardup {

namespace {

/** Of the words of a text; 0 if there are none. */
std::uint64_t digest_of(StreamingSigner& signer, std::string_view left_out) {
  const Signature& signature = signer.sign(left_out);
  constexpr std::uint64_t kInPlaceOfZero = 1;  // 0 says that nothing was left out
  if (signature.empty()) return 0;
  return signature.token_digest == 0 ? kInPlaceOfZero : signature.token_digest;
}

}  // namespace

SignedContent sign_content(StreamingSigner& signer, std::string_view content, const LeftOutText& left_out,
                           TokenSink* also) {
  SignatureOrigin origin{TextSource::kText, left_out.content_rules, 0};
  const Signature& signature = signer.sign(content, also);
  if (signature.empty() || signature.tokens >= kFewWords || left_out.text.empty()) return {signature, origin};
  origin.left_out_digest = digest_of(signer, left_out.text);
  return {signer.sign(content), origin};
}

}  // namespace neardup
