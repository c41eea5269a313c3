#include <stdexcept>
#include <string>
#include <utility>

#include "bytes/plain_words.h"
#include "characters/page_url.h"
#include "guarded_call.h"
#include "text_signer.h"

namespace neardup::c {

constexpr const char* kSignaturePlace = "where the signature is to go";

extern "C" {

neardup_status neardup_signer_new(const char* scheme, size_t size, neardup_signer** signer, neardup_error* error) {
  return guarded(error, signer, "where the signer is to go",
                 [&] { return new neardup_signer(Scheme::parse(bytes(scheme, size, "scheme's text"))); });
}

neardup_status neardup_signer_clone(const neardup_signer* signer, neardup_signer** clone, neardup_error* error) {
  return guarded(error, clone, "where the clone is to go",
                 [&] { return new neardup_signer(required(signer, "signer").scheme().scheme); });
}

void neardup_signer_free(neardup_signer* signer) {
  delete signer;
}

const neardup_scheme* neardup_signer_scheme(const neardup_signer* signer) {
  return signer == nullptr ? nullptr : &signer->scheme();
}

const char* neardup_signer_tokenizer(const neardup_signer* signer) {
  return signer == nullptr ? nullptr : signer->tokenizer_version().c_str();
}

neardup_status neardup_sign(neardup_signer* signer, const char* text, size_t size, const neardup_signature** signature,
                            neardup_error* error) {
  return guarded(error, signature, kSignaturePlace,
                 [&] { return &required(signer, "signer").sign(bytes(text, size, "text")); });
}

neardup_status neardup_sign_fields(neardup_signer* signer, const neardup_bytes* fields, size_t count,
                                   const neardup_signature** signature, neardup_error* error) {
  return guarded(error, signature, kSignaturePlace, [&] {
    neardup_signer& by = required(signer, "signer");
    std::vector<std::string_view> texts;
    require_array(fields, count, "fields");
    for (size_t i = 0; i != count; ++i) texts.push_back(bytes(fields[i].data, fields[i].size, "field"));
    return &by.sign(texts);
  });
}

neardup_status neardup_sign_content(neardup_signer* signer, neardup_bytes content, neardup_bytes left_out,
                                    uint32_t rules, const neardup_signature** signature, neardup_error* error) {
  return guarded(error, signature, kSignaturePlace, [&] {
    const std::string_view text = bytes(content.data, content.size, "content");
    const std::string_view ending = bytes(left_out.data, left_out.size, "left-out text");
    SignatureOrigin origin{rules};
    if (!ending.empty()) {
      EvidenceCollector facts;
      facts.add(EvidenceKind::kEnding, ending);
      origin.evidence = facts.evidence(plain_word_count(text));
    }
    return &required(signer, "signer").sign(text, std::move(origin));
  });
}

neardup_status neardup_sign_page(neardup_signer* signer, neardup_bytes content, uint32_t rules, neardup_bytes evidence,
                                 neardup_bytes canonical, const neardup_signature** signature, neardup_error* error) {
  return guarded(error, signature, kSignaturePlace, [&] {
    const std::string_view facts = bytes(evidence.data, evidence.size, "evidence");
    if (!is_evidence(facts)) throw std::invalid_argument("the evidence is damaged; give that of neardup_page");
    return &required(signer, "signer")
                .sign(bytes(content.data, content.size, "content"),
                      SignatureOrigin{rules, std::string(facts),
                                      page_hash(bytes(canonical.data, canonical.size, "URL"))});
  });
}

neardup_status neardup_fingerprint_terms(neardup_signer* signer, uint64_t fingerprint, const neardup_bytes** terms,
                                         size_t* count, neardup_error* error) {
  if (terms != nullptr) *terms = nullptr;
  return guarded(error, count, "where their number is to go", [&] {
    required(terms, "where the terms are to go");
    const std::vector<neardup_bytes>& found = required(signer, "signer").fingerprint_terms(fingerprint);
    *terms = found.data();
    return found.size();
  });
}

}  // extern "C"

}  // namespace neardup::c
