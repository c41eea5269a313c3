#include "sample/recall_sample_reader.h"

#include <algorithm>
#include <string>

#include "database/slot_values.h"
#include "features/shingles.h"
#include "marks/signature_reader.h"
#include "sign/words_evidence.h"
#include "text/position_reader.h"

namespace neardup {

namespace {

std::vector<FeatureMethod> compared_methods(const Scheme& scheme) {
  std::vector<FeatureMethod> methods;
  for (unsigned length = 1; length <= kLongestRun; ++length) methods.push_back({"word", length});
  if (std::find(methods.begin(), methods.end(), scheme.features) == methods.end()) methods.push_back(scheme.features);
  return methods;
}

}  // namespace

SignedDocuments signed_documents(const Xapian::Database& database, const Scheme& scheme) {
  SignedDocuments documents;
  const std::uint32_t id = scheme.id();
  for_each_value(database, scheme.slots.signature, [&](Xapian::docid docid, const std::string& value) {
    if (const auto signature = decode_signature(value, scheme, id)) {
      documents.list.push_back({docid, signature->tokens});
    } else {
      ++documents.unusable;
    }
  });
  return documents;
}

SampleReader::SampleReader(const Xapian::Database& database, const Scheme& scheme, Tokenizer& tokenizer)
    : database_(database), signer_(scheme), tokenizer_(tokenizer), methods_(compared_methods(scheme)) {}

std::optional<ReadDocument> SampleReader::read(const SignedDocument& document) const {
  const std::optional<StoredSignature> signature =
      SignatureReader(database_, signer_.scheme()).signature(document.docid);
  if (!signature) return std::nullopt;
  const TextFromPositions words = text_from_positions(database_, document.docid, signer_.scheme());
  PositionsTokenizer tokenizer(tokenizer_, words);
  TextFeatureSet own = signer_.feature_set(words.text, tokenizer);
  if (!words_evidence(signer_, own, !words.overlapping, *signature)) return std::nullopt;
  ReadDocument result{signer_.token_hashes(words.text, tokenizer), {}};
  for (const FeatureMethod& method : methods_) {
    result.features.push_back(method.of_token_hashes() ? word_shingles(result.tokens, method.length) : own.features);
  }
  return result;
}

}  // namespace neardup
