#include "verify/text_measures.h"

#include <algorithm>
#include <memory>

#include "features/feature_method.h"
#include "sign/token_filter.h"

namespace neardup {

namespace {

/** Keeps the tokens of a text under a scheme, their hashes, and counts of their features. */
class TokenKeeper final : public TokenSink {
 public:
  explicit TokenKeeper(const Scheme& scheme)
      : filter_(scheme), maker_(make_feature_maker(scheme.features, scheme.stop_words, scheme.seed)) {}

  void take(const Token* tokens, std::size_t count) override {
    filter_.each_part(tokens, count, [this](const HashedTokens& part) { keep(part); });
  }

  MeasuredText release(std::string text, ShingleSet features) {
    maker_->finish(features_);
    FeatureCounts word_counts = count_features(hashes_);
    return {std::move(text),
            std::move(tokens_),
            std::move(hashes_),
            std::move(features),
            count_features(std::move(features_)),
            std::move(word_counts)};
  }

 private:
  void keep(const HashedTokens& part) {
    maker_->add(part.tokens, part.hashes, part.count, features_);
    hashes_.insert(hashes_.end(), part.hashes, part.hashes + part.count);
    for (const Token* token = part.tokens; token != part.tokens + part.count; ++token) {
      tokens_.push_back({std::string(token->text), token->begin, token->end, token->token_class});
    }
  }

  TokenFilter filter_;
  std::unique_ptr<FeatureMaker> maker_;
  std::vector<OwnedToken> tokens_;
  std::vector<std::uint64_t> hashes_;
  FeatureList features_;
};

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
  TokenKeeper keeper(signer.scheme());
  tokenizer.tokenize(text, keeper);
  ShingleSet features = signer.shingle_set(text, tokenizer);
  return keeper.release(std::move(text), std::move(features));
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
