#include "verify/text_measures.h"

#include <algorithm>
#include <memory>

#include "features/feature_method.h"
#include "sign/token_filter.h"
#include "tokens/each_token.h"

namespace neardup {

namespace {

/** Limits the time of an explanation to about a second. */
std::size_t edit_distance_bound(std::size_t longer) {
  constexpr std::size_t kCells = 1'000'000'000;
  constexpr std::size_t kLeast = 1000;
  return longer == 0 ? 0 : std::min(longer, std::max(kLeast, kCells / longer));
}

constexpr std::size_t kLongestTerm = 245;  // bytes; Xapian refuses longer ones

Xapian::doccount frequency_of(const Xapian::Database& database, const std::string& word) {
  return word.size() > kLongestTerm ? 0 : database.get_termfreq(word);
}

}  // namespace

MeasuredText measured_text(const Signer& signer, Tokenizer& tokenizer, std::string text) {
  const Scheme& scheme = signer.scheme();
  MeasuredText measured;
  FeatureList features;
  TokenFilter filter(scheme);
  const std::unique_ptr<FeatureMaker> maker = make_feature_maker(scheme.features, scheme.stop_words, scheme.seed);
  const auto keep = [&](const HashedTokens& part) {
    maker->add(part.tokens, part.hashes, part.count, features);
    measured.hashes.insert(measured.hashes.end(), part.hashes, part.hashes + part.count);
    for (const Token* token = part.tokens; token != part.tokens + part.count; ++token)
      measured.tokens.push_back({std::string(token->text), token->begin, token->end, token->token_class});
  };
  take_tokens(tokenizer, text, [&](const Token* tokens, std::size_t count) { filter.each_part(tokens, count, keep); });
  maker->finish(features);
  measured.features = signer.shingle_set(text, tokenizer);
  measured.feature_counts = count_features(std::move(features));
  measured.word_counts = count_features(measured.hashes);
  measured.text = std::move(text);
  return measured;
}

TextMeasures measure_texts(const MeasuredText& a, const MeasuredText& b, const FeatureWeight& idf) {
  TextMeasures measures;
  measures.jaccard = jaccard(a.features, b.features);
  measures.a_in_b = containment_in(a.features, b.features);
  measures.b_in_a = containment_in(b.features, a.features);
  measures.multiset_jaccard = multiset_jaccard(a.feature_counts, b.feature_counts);
  if (idf) measures.idf_jaccard = weighted_jaccard(a.word_counts, b.word_counts, idf);
  measures.cosine = weighted_cosine(
      a.word_counts, b.word_counts, idf ? idf : [](std::uint64_t) { return 1.0; });
  measures.longest_common_run = longest_common_run(a.hashes, b.hashes);
  measures.edit_distance_bound = edit_distance_bound(std::max(a.hashes.size(), b.hashes.size()));
  measures.edit_distance = token_edit_distance(a.hashes, b.hashes, measures.edit_distance_bound);
  return measures;
}

void WordWeights::learn(const MeasuredText& text) {
  const Xapian::doccount documents = snapshot_ ? 0 : database_.get_doccount();
  for (std::size_t i = 0; i != text.tokens.size(); ++i) {
    const auto [place, added] = weights_.emplace(text.hashes[i], 0);
    if (!added) continue;
    place->second = snapshot_ ? snapshot_->weight(text.hashes[i])
                              : inverse_document_frequency(documents, frequency_of(database_, text.tokens[i].text));
  }
}

}  // namespace neardup
