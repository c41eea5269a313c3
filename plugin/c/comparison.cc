#include <string>
#include <string_view>
#include <vector>

#include "compare/differing_words.h"
#include "compare/similarity.h"
#include "guarded_call.h"
#include "sign/words_evidence.h"
#include "text_signer.h"
#include "tokens/text_from_positions.h"

struct neardup_features {
  std::string scheme_name;
  neardup::TextFeatureSet set;
  neardup::WordsEvidence evidence{true, 1};  // of the words that were signed
};

namespace neardup::c {

namespace {

neardup_similarity similarity_of(const neardup_features& a, const neardup_features& b) {
  const double index = jaccard(a.set.features, b.set.features);
  const double lower = jaccard_of_signed_words(index, a.evidence.similarity, b.evidence.similarity);
  return {index, containment(a.set.features, b.set.features), lower, a.evidence.same && b.evidence.same ? 1 : 0};
}

neardup_features features_of(neardup_signer& signer, std::string_view text) {
  return {signer.scheme().name, signer.features(text)};
}

/** @param ends  [2 * count] begin and end of each whole word. */
TextFromPositions text_from_positions(std::string_view text, const size_t* ends, size_t count, bool ordered) {
  TextFromPositions positions{std::string(text), {}, !ordered};
  size_t last = 0;
  for (size_t i = 0; i != count; ++i) {
    const WholeWord word{ends[2 * i], ends[2 * i + 1]};
    if (word.begin < last || word.end <= word.begin || word.end > text.size()) {
      throw std::invalid_argument("whole word " + std::to_string(i) + " is from " + std::to_string(word.begin) +
                                  " to " + std::to_string(word.end) + ", must lie after " + std::to_string(last) +
                                  " in a text of " + std::to_string(text.size()) + " bytes");
    }
    positions.whole_words.push_back(word);
    last = word.end;
  }
  return positions;
}

/** @exception Refusal if these are not, or not nearly, the words that were signed. */
neardup_features judged_features(neardup_signer& signer, const TextFromPositions& positions,
                                 const StoredSignature& signature) {
  neardup_features features{signer.scheme().name, signer.features(positions)};
  const std::optional<WordsEvidence> evidence =
      words_evidence(signer.methods(), features.set, !positions.overlapping, signature);
  if (!evidence) {
    throw Refusal(NEARDUP_NOT_COMPARABLE,
                  "the words differ from the words that were signed: " + std::to_string(features.set.tokens) +
                      " words, " + std::to_string(signature.tokens) + " signed; use an estimate instead");
  }
  features.evidence = *evidence;
  return features;
}

/** Each neardup_differing_words is one of these. */
struct OwnedDifference final : neardup_differing_words {
  OwnedDifference(neardup_signer& signer, std::string_view a, std::string_view b)
      : neardup_differing_words{},
        found(differing_words(signer.tokenizer(), a, b)),
        by(neardup::compared_by(found, signer.methods().scheme().features.text())) {
    for (const std::string& word : found.only_in_a) named.push_back(bytes_of(word));
    for (const std::string& word : found.only_in_b) named.push_back(bytes_of(word));
    count = found.count;
    words = found.words;
    only_in_a = named.data();
    only_in_a_count = found.only_in_a.size();
    only_in_b = only_in_a + only_in_a_count;
    only_in_b_count = found.only_in_b.size();
    neardup_differing_words::compared_by = by.c_str();
    similarity = count == 0 ? 1 : jaccard(signer.features(a).features, signer.features(b).features);
  }
  OwnedDifference(const OwnedDifference&) = delete;
  OwnedDifference& operator=(const OwnedDifference&) = delete;

  DifferingWords found;
  std::string by;
  std::vector<neardup_bytes> named;
};

}  // namespace

extern "C" {

neardup_status neardup_differing_words_new(neardup_signer* signer, const char* a, size_t a_size, const char* b,
                                           size_t b_size, neardup_differing_words** words, neardup_error* error) {
  return guarded(error, words, "where the words are to go", [&] {
    return new OwnedDifference(required(signer, "signer"), bytes(a, a_size, "first text"),
                               bytes(b, b_size, "second text"));
  });
}

void neardup_differing_words_free(neardup_differing_words* words) {
  delete static_cast<OwnedDifference*>(words);
}

neardup_status neardup_features_new(neardup_signer* signer, const char* text, size_t size, neardup_features** features,
                                    neardup_error* error) {
  return guarded(error, features, "where the features are to go", [&] {
    return new neardup_features(features_of(required(signer, "signer"), bytes(text, size, "text")));
  });
}

neardup_status neardup_features_of_positions(neardup_signer* signer, const char* text, size_t size,
                                             const size_t* whole_words, size_t count, int32_t ordered,
                                             const char* value, size_t value_size, neardup_features** features,
                                             neardup_error* error) {
  return guarded(error, features, "where the features are to go", [&] {
    neardup_signer& by = required(signer, "signer");
    require_array(whole_words, count, "whole words", 2);
    const TextFromPositions positions =
        text_from_positions(bytes(text, size, "text"), whole_words, count, ordered != 0);
    const StoredSignature signature = signature_in(by.scheme(), bytes(value, value_size, "value"));
    return new neardup_features(judged_features(by, positions, signature));
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
  return guarded(error, similarity, "where the similarity is to go", [&] {
    const std::string& one = required(a, "first text's features").scheme_name;
    const std::string& other = required(b, "second text's features").scheme_name;
    if (one != other) {
      throw std::invalid_argument("features of schemes " + one + " and " + other +
                                  " cannot be compared; take both from one signer");
    }
    return similarity_of(*a, *b);
  });
}

neardup_status neardup_compare_texts(neardup_signer* signer, const char* a, size_t a_size, const char* b, size_t b_size,
                                     neardup_similarity* similarity, neardup_error* error) {
  return guarded(error, similarity, "where the similarity is to go", [&] {
    neardup_signer& by = required(signer, "signer");
    const std::string_view one = bytes(a, a_size, "first text");
    const std::string_view other = bytes(b, b_size, "second text");
    return similarity_of(features_of(by, one), features_of(by, other));
  });
}

}  // extern "C"

}  // namespace neardup::c
