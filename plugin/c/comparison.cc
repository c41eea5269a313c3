#include <string>

#include "guarded_call.h"
#include "neardup/similarity.h"
#include "text_signer.h"

struct neardup_features {
  std::string scheme_name;
  neardup::TextFeatureSet set;
};

namespace neardup::c {

namespace {

neardup_similarity similarity_of(const ShingleSet& a, const ShingleSet& b) {
  const double index = jaccard(a, b);
  return {index, containment(a, b), index, 1};
}

neardup_features features_of(neardup_signer& signer, std::string_view text) {
  return {signer.scheme().name, signer.features(text)};
}

}  // namespace

extern "C" {

neardup_status neardup_features_new(neardup_signer* signer, const char* text, size_t size, neardup_features** features,
                                    neardup_error* error) {
  if (features != nullptr) *features = nullptr;
  return guarded(error, [&] {
    required(features, "where the features are to go");
    *features = new neardup_features(features_of(required(signer, "signer"), octets(text, size, "text")));
  });
}

void neardup_features_free(neardup_features* features) {
  delete features;
}

uint64_t neardup_features_tokens(const neardup_features* features) {
  return features == nullptr ? 0 : features->set.tokens;
}

neardup_status neardup_compare(const neardup_features* a, const neardup_features* b, neardup_similarity* similarity,
                               neardup_error* error) {
  if (similarity != nullptr) *similarity = {};
  return guarded(error, [&] {
    const std::string& one = required(a, "first text's features").scheme_name;
    const std::string& other = required(b, "second text's features").scheme_name;
    if (one != other) {
      throw Refusal(NEARDUP_INVALID_ARGUMENT,
                    "features of schemes " + one + " and " + other + " do not compare; take both by one signer");
    }
    required(similarity, "where the similarity is to go") = similarity_of(a->set.features, b->set.features);
  });
}

neardup_status neardup_compare_texts(neardup_signer* signer, const char* a, size_t a_size, const char* b, size_t b_size,
                                     neardup_similarity* similarity, neardup_error* error) {
  if (similarity != nullptr) *similarity = {};
  return guarded(error, [&] {
    required(similarity, "where the similarity is to go");
    neardup_signer& by = required(signer, "signer");
    const std::string_view one = octets(a, a_size, "first text");
    const std::string_view other = octets(b, b_size, "second text");
    *similarity = similarity_of(by.features(one).features, by.features(other).features);
  });
}

}  // extern "C"

}  // namespace neardup::c
