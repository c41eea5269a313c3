#include "sign/content_signing.h"

namespace neardup {

SignedContent sign_content(StreamingSigner& signer, std::string_view content, const LeftOutText& left_out,
                           TokenSink* also) {
  const SignatureOrigin origin{TextSource::kText, left_out.content_rules, left_out.evidence, left_out.canonical,
                               left_out.names_other};
  return {signer.sign(content, also), origin};
}

}  // namespace neardup
