#include "quality/measuring/scheme_evaluation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "compare/similarity.h"
#include "fingerprint/simhash.h"
#include "plugin/random_texts.h"
#include "plugin/white_space_tokenizer.h"
#include "scheme/scheme.h"
#include "sign/signer.h"
#include "sketch/minhash.h"
#include "verify/text_measures.h"

namespace neardup::cli {
namespace {

constexpr std::size_t kVocabulary = 40;  // so few that unlike texts share shingles

/** Texts of every length class, copies of earlier ones, and copies with a few other words. */
std::string random_document(RandomTexts& random, const std::vector<LabelledDocument>& earlier) {
  constexpr std::size_t kLengths[] = {0, 2, 8, 40, 40, 200, 1100};
  if (earlier.empty() || random.below(3) == 0) return random.text(kLengths[random.below(7)]);
  return random.edited_text(earlier[random.below(earlier.size())].text, random.below(12));
}

LabelledSet random_set(RandomTexts& random, bool graded) {
  LabelledSet set;
  set.name = "random";
  for (std::size_t i = 0; i != 40; ++i) {
    set.documents.push_back({std::to_string(i), random_document(random, set.documents)});
  }
  std::set<std::pair<std::size_t, std::size_t>> pairs;
  for (int i = 0; i != 120; ++i) {
    const std::size_t a = random.below(40), b = random.below(40);
    if (a != b) pairs.insert(std::minmax(a, b));
  }
  for (const auto& [a, b] : pairs) {
    set.pairs.push_back({a, b, graded ? std::optional(static_cast<double>(random.below(101)) / 100) : std::nullopt});
  }
  return set;
}

/** The definitions in their own words: every pair is looked at. */
class SchemeTwin {
 public:
  SchemeTwin(const LabelledSet& set, const Scheme& scheme, const EvaluationOptions& options)
      : set_(set), scheme_(scheme), options_(options) {
    Scheme without_simhash = scheme;
    auto& families = without_simhash.families;
    families.erase(std::remove_if(families.begin(), families.end(), [](const auto& f) { return f.of_simhash(); }),
                   families.end());
    WhiteSpaceTokenizer tokenizer;
    for (const LabelledDocument& document : set.documents) {
      signatures_.push_back(Signer(scheme).sign(document.text, tokenizer));
      features_.push_back(Signer(scheme).shingle_set(document.text, tokenizer));
      texts_.push_back(measured_text(Signer(scheme), tokenizer, document.text));
      std::set<std::string> terms;
      if (!families.empty()) {
        for (const std::string& term : Signer(without_simhash).sign(document.text, tokenizer).band_terms) {
          terms.insert(term);
        }
      }
      terms_.push_back(terms);
    }
    for (const LabelledPair& pair : set.pairs) labels_[{pair.first, pair.second}] = pair.similarity.value_or(1);
  }

  bool comparable(std::size_t a, std::size_t b) const { return !options_.comparable || options_.comparable(a, b); }

  bool near_by_fingerprint(std::size_t a, std::size_t b) const {
    const int distance = scheme_.guaranteed_distance(true);
    const std::uint64_t x = signatures_[a].fingerprint;
    const std::uint64_t y = signatures_[b].fingerprint;
    return x != 0 && y != 0 && static_cast<int>(hamming_distance(x, y)) <= distance;
  }

  bool candidate(std::size_t a, std::size_t b) const {
    const bool share = std::any_of(terms_[a].begin(), terms_[a].end(),
                                   [&](const std::string& term) { return terms_[b].count(term) != 0; });
    return comparable(a, b) && (share || near_by_fingerprint(a, b));
  }

  bool reported(std::size_t a, std::size_t b) const {
    if (!candidate(a, b)) return false;
    const Signature& x = signatures_[a];
    const Signature& y = signatures_[b];
    if (x.tokens < options_.least_words || y.tokens < options_.least_words) return false;
    if (options_.measure != Measure::kJaccard) return measured(a, b) >= options_.threshold;
    if (x.token_digest == y.token_digest) return true;
    const bool rejected =
        !x.sketch.empty() && !near_by_fingerprint(a, b) &&
        estimate_jaccard(x.sketch, y.sketch).value < rejection_floor(options_.threshold, scheme_.minhash.slots);
    return !rejected && similarity(a, b) >= options_.threshold;
  }

  bool truth(std::size_t a, std::size_t b) const {
    const auto label = labels_.find({a, b});
    return comparable(a, b) && label != labels_.end() && label->second >= options_.truth;
  }

  double similarity(std::size_t a, std::size_t b) const { return jaccard(features_[a], features_[b]); }

  double measured(std::size_t a, std::size_t b) const {
    if (signatures_[a].token_digest == signatures_[b].token_digest) return 1;
    const auto documents_with = [&](std::uint64_t word) {
      return std::count_if(texts_.begin(), texts_.end(), [&](const MeasuredText& text) {
        return std::find(text.hashes.begin(), text.hashes.end(), word) != text.hashes.end();
      });
    };
    const auto weight = [&](std::uint64_t word) {
      return std::log(1 + static_cast<double>(texts_.size()) / static_cast<double>(documents_with(word)));
    };
    const TextMeasures all = measure_texts(texts_[a], texts_[b], weight);
    switch (options_.measure) {
      case Measure::kContainment:
        return std::max(all.a_in_b, all.b_in_a);
      case Measure::kMultiset:
        return all.multiset_jaccard;
      case Measure::kIdf:
        return *all.idf_jaccard;
      case Measure::kCosine:
        return all.cosine;
      case Measure::kJaccard:
        break;
    }
    return all.jaccard;
  }
  std::size_t tokens(std::size_t a, std::size_t b) const {
    return std::min(signatures_[a].tokens, signatures_[b].tokens);
  }

  /** Of pairs whose shorter text has from..below tokens. */
  PairCounts counts(std::size_t from, std::size_t below) const {
    PairCounts counts;
    for (std::size_t b = 0; b != set_.documents.size(); ++b) {
      for (std::size_t a = 0; a != b; ++a) {
        if (tokens(a, b) < from || tokens(a, b) >= below) continue;
        counts.truth += truth(a, b);
        counts.candidates += candidate(a, b);
        counts.true_candidates += candidate(a, b) && truth(a, b);
        counts.reported += reported(a, b);
        counts.true_reported += reported(a, b) && truth(a, b);
      }
    }
    return counts;
  }

  /** Members of the star of each document; documents in the set's order, or the longest first. */
  std::vector<std::set<std::size_t>> stars() const {
    std::vector<std::size_t> order(set_.documents.size());
    std::iota(order.begin(), order.end(), 0U);
    if (options_.measure == Measure::kContainment) {
      std::stable_sort(order.begin(), order.end(),
                       [&](std::size_t a, std::size_t b) { return features_[a].size() > features_[b].size(); });
    }
    std::map<std::size_t, std::set<std::size_t>> by_head;
    std::vector<std::size_t> heads(order.size());
    std::vector<std::size_t> representatives;
    for (const std::size_t item : order) {
      const auto first = std::find_if(representatives.begin(), representatives.end(), [&](std::size_t earlier) {
        return reported(std::min(earlier, item), std::max(earlier, item));
      });
      heads[item] = first == representatives.end() ? item : *first;
      if (heads[item] == item) representatives.push_back(item);
      by_head[heads[item]].insert(item);
    }
    std::vector<std::set<std::size_t>> stars;
    for (const std::size_t head : heads) stars.push_back(by_head[head]);
    return stars;
  }

  /** Who hangs together with each document by true labels of comparable pairs. */
  std::vector<std::set<std::size_t>> families() const {
    std::vector<std::set<std::size_t>> families;
    for (std::size_t item = 0; item != set_.documents.size(); ++item) {
      std::set<std::size_t> reached{item};
      for (std::size_t before = 0; before != reached.size();) {
        before = reached.size();
        for (const auto& [pair, similarity] : labels_) {
          if (similarity < options_.truth || !comparable(pair.first, pair.second)) continue;
          if (reached.count(pair.first) != 0) reached.insert(pair.second);
          if (reached.count(pair.second) != 0) reached.insert(pair.first);
        }
      }
      families.push_back(reached);
    }
    return families;
  }

  Agreement b_cubed() const {
    const auto found = stars();
    const auto truth = families();
    Agreement mean{0, 0};
    for (std::size_t item = 0; item != found.size(); ++item) {
      const auto both = static_cast<double>(std::count_if(found[item].begin(), found[item].end(),
                                                          [&](std::size_t i) { return truth[item].count(i) != 0; }));
      mean.precision += both / static_cast<double>(found[item].size() * found.size());
      mean.recall += both / static_cast<double>(truth[item].size() * found.size());
    }
    return mean;
  }

 private:
  const LabelledSet& set_;
  const Scheme& scheme_;
  const EvaluationOptions& options_;
  std::vector<Signature> signatures_;
  std::vector<ShingleSet> features_;
  std::vector<MeasuredText> texts_;
  std::vector<std::set<std::string>> terms_;
  std::map<std::pair<std::size_t, std::size_t>, double> labels_;
};

void expect_counts(const PairCounts& expected, const PairCounts& counts, const char* which) {
  EXPECT_EQ(expected.truth, counts.truth) << which;
  EXPECT_EQ(expected.candidates, counts.candidates) << which;
  EXPECT_EQ(expected.true_candidates, counts.true_candidates) << which;
  EXPECT_EQ(expected.reported, counts.reported) << which;
  EXPECT_EQ(expected.true_reported, counts.true_reported) << which;
}

void expect_bands(const LabelledSet& set, const SchemeTwin& twin, const SchemeEvaluation& result) {
  std::array<SimilarityBand, 10> bands;
  for (std::size_t i = 0; i != set.pairs.size(); ++i) {
    const LabelledPair& pair = set.pairs[i];
    const bool candidate = twin.candidate(pair.first, pair.second);
    EXPECT_EQ(candidate, result.label_is_candidate[i]);
    if (!pair.similarity || !twin.comparable(pair.first, pair.second)) continue;
    SimilarityBand& band = bands[static_cast<std::size_t>(std::min(9L, std::lround(*pair.similarity * 100) / 10))];
    ++band.pairs;
    band.candidates += candidate;
    band.reported += twin.reported(pair.first, pair.second);
  }
  for (std::size_t i = 0; i != bands.size(); ++i) {
    EXPECT_EQ(bands[i].pairs, result.by_similarity[i].pairs) << i;
    EXPECT_EQ(bands[i].candidates, result.by_similarity[i].candidates) << i;
    EXPECT_EQ(bands[i].reported, result.by_similarity[i].reported) << i;
  }
}

void expect_exact_bands(const LabelledSet& set, const SchemeTwin& twin, const SchemeEvaluation& result) {
  std::array<SimilarityBand, 20> bands;
  for (std::size_t b = 0; b != set.documents.size(); ++b) {
    for (std::size_t a = 0; a != b; ++a) {
      const double similarity = twin.similarity(a, b);
      if (similarity < 0.05 || !twin.comparable(a, b)) continue;
      SimilarityBand& band = bands[std::min<std::size_t>(19, static_cast<std::size_t>(similarity * 20 + 1e-9))];
      ++band.pairs;
      band.candidates += twin.candidate(a, b);
      band.similarity += similarity;
    }
  }
  for (std::size_t i = 0; i != bands.size(); ++i) {
    EXPECT_EQ(bands[i].pairs, result.by_exact[i].pairs) << i;
    EXPECT_EQ(bands[i].candidates, result.by_exact[i].candidates) << i;
    EXPECT_NEAR(bands[i].similarity, result.by_exact[i].similarity, 1e-9) << i;
  }
}

Scheme with_families(const std::vector<BandFamily>& families) {
  Scheme scheme = white_space_scheme();
  scheme.families = families;
  return scheme;
}

class SchemeEvaluationTest : public testing::TestWithParam<std::vector<BandFamily>> {};

TEST(TitleEvaluationTest, OnlyPairsOfOneTitleAreReportedIfAskedFor) {
  LabelledSet set;
  const std::string text = "a b c d e f g h";
  set.documents = {{"1", text, "x"}, {"2", text, "x"}, {"3", text, "y"}, {"4", text}, {"5", text}};
  set.pairs = {{0, 1, std::nullopt}};
  WhiteSpaceTokenizer tokenizer;
  EvaluationOptions options;
  EXPECT_EQ(10U, evaluate_scheme(set, white_space_scheme(), tokenizer, options).pairs.reported);
  options.same_title = true;
  const SchemeEvaluation result = evaluate_scheme(set, white_space_scheme(), tokenizer, options);
  EXPECT_EQ(1U, result.pairs.reported);
  EXPECT_EQ(10U, result.pairs.candidates);
}

TEST_P(SchemeEvaluationTest, IsWhatBruteForceFinds) {
  const Scheme scheme = with_families(GetParam());
  PairCounts all;
  for (const unsigned seed : {1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U}) {
    SCOPED_TRACE("random seed " + std::to_string(seed));
    RandomTexts random(seed, kVocabulary);
    const LabelledSet set = random_set(random, seed % 2 == 0);
    EvaluationOptions options;
    options.threshold = 0.5 + static_cast<double>(random.below(40)) / 100;
    options.truth = 0.6;
    options.by_exact_similarity = true;
    if (seed > 4) options.measure = measure_named(measure_names()[seed - 4]);
    if (seed > 6) options.least_words = 8;
    if (seed > 2) options.comparable = [](std::size_t a, std::size_t b) { return a % 2 != b % 2; };
    WhiteSpaceTokenizer tokenizer;
    const SchemeEvaluation result = evaluate_scheme(set, scheme, tokenizer, options);
    const SchemeTwin twin(set, scheme, options);
    EXPECT_EQ(set.documents.size(), result.documents);
    const auto left_out = [&](const LabelledPair& pair) {
      return twin.comparable(pair.first, pair.second) && !twin.truth(pair.first, pair.second);
    };
    EXPECT_EQ(std::count_if(set.pairs.begin(), set.pairs.end(), left_out),
              static_cast<std::ptrdiff_t>(result.labels_left_out));
    expect_counts(twin.counts(0, SIZE_MAX), result.pairs, "all");
    for (std::size_t i = 0; i != kLengthClasses.size(); ++i) {
      const std::size_t below = i + 1 == kLengthClasses.size() ? SIZE_MAX : kLengthClasses[i + 1];
      expect_counts(twin.counts(kLengthClasses[i], below), result.by_length[i], "of a length");
    }
    expect_bands(set, twin, result);
    expect_exact_bands(set, twin, result);
    EXPECT_NEAR(twin.b_cubed().precision, result.clusters.precision, 1e-9);
    EXPECT_NEAR(twin.b_cubed().recall, result.clusters.recall, 1e-9);
    all.candidates += result.pairs.candidates;
    all.reported += result.pairs.reported;
    all.true_reported += result.pairs.true_reported;
  }
  EXPECT_NE(0U, all.true_reported) << "else the test shows little";
  EXPECT_LT(all.reported, all.candidates);
}

INSTANTIATE_TEST_SUITE_P(Families, SchemeEvaluationTest,
                         testing::Values(std::vector{BandFamily::minhash(8, 4)},
                                         std::vector{BandFamily::minhash(16, 1)},
                                         std::vector{BandFamily::simhash_4x16()},
                                         std::vector{BandFamily::simhash_16x28()},
                                         std::vector{BandFamily::minhash(8, 2), BandFamily::simhash_4x16()},
                                         std::vector{BandFamily::of_key_method("sample:4")}),
                         [](const auto& families) {
                           std::string name;
                           for (const BandFamily& family : families.param) name += family.text();
                           std::replace_if(
                               name.begin(), name.end(), [](char c) { return c == ':'; }, '_');
                           return name;
                         });

TEST(SchemeEvaluationFactsTest, TextsWithoutTokensAreCountedAndFoundByNobody) {
  const LabelledSet set{"set", {{"a", ""}, {"b", " "}, {"c", "one two three"}}, {{0, 1, std::nullopt}}};
  WhiteSpaceTokenizer tokenizer;
  const SchemeEvaluation result = evaluate_scheme(set, white_space_scheme(), tokenizer, {});
  EXPECT_EQ(2U, result.without_tokens);
  EXPECT_EQ(0U, result.pairs.candidates);
  EXPECT_EQ(0U, result.pairs.true_reported);
  for (const PairCounts& counts : result.by_length) EXPECT_EQ(0U, counts.truth);
}

TEST(SchemeEvaluationFactsTest, CandidatesOfADocumentCountBothWays) {
  const LabelledSet set{"set", {{"a", "one two three"}, {"b", "one two three"}, {"c", "four"}, {"d", "five"}}, {}};
  WhiteSpaceTokenizer tokenizer;
  const SchemeEvaluation result = evaluate_scheme(set, white_space_scheme(), tokenizer, {});
  EXPECT_EQ(0.5, result.candidates_per_document());
  EXPECT_EQ(0, SchemeEvaluation().candidates_per_document());
}

TEST(SchemeEvaluationFactsTest, CostsAreOfADocument) {
  LabelledSet set{"set", {}, {}};
  RandomTexts random(5);
  for (int i = 0; i != 2000; ++i) set.documents.push_back({std::to_string(i), random.text(30)});
  WhiteSpaceTokenizer tokenizer;
  const SchemeEvaluation result = evaluate_scheme(set, white_space_scheme(), tokenizer, {});
  EXPECT_GT(result.microseconds, 0);
  // 8 terms and their postings, a fingerprint of 16 bytes and a sketch of more than 128.
  EXPECT_GT(result.bytes, 16 + 128);
  EXPECT_LT(result.bytes, 1000);
  for (const SimilarityBand& band : result.by_exact) EXPECT_EQ(0U, band.pairs) << "not asked for";
}

TEST(ExpectedCandidatesTest, IsThatOfTheBestFamily) {
  // 1 - (1 - 0.8^4)^8 and 1 - (1 - 0.8^2)^8 by Python.
  EXPECT_NEAR(0.9852371, *expected_candidates(with_families({BandFamily::minhash(8, 4)}), 0.8), 1e-7);
  const Scheme both = with_families({BandFamily::minhash(8, 4), BandFamily::simhash_4x16(), BandFamily::minhash(8, 2)});
  EXPECT_NEAR(0.9997179, *expected_candidates(both, 0.8), 1e-7);
}

TEST(ExpectedCandidatesTest, HoldsForFeaturesThatAreCounted) {
  Scheme weighted = with_families({BandFamily::minhash(8, 4)});
  weighted.minhash.name = "weighted";
  weighted.features.counted = true;
  EXPECT_NEAR(0.9852371, *expected_candidates(weighted, 0.8), 1e-7);
  LabelledSet set{"set", {}, {}};
  RandomTexts random(6, 3);  // of three words, so that they occur often
  for (int i = 0; i != 60; ++i) set.documents.push_back({std::to_string(i), random.text(40)});
  EvaluationOptions options;
  options.by_exact_similarity = true;
  WhiteSpaceTokenizer tokenizer;
  double expected = 0;
  double measured = 0;
  for (weighted.seed = 1; weighted.seed <= 40; ++weighted.seed) {  // with few features one seed says little
    for (const SimilarityBand& band : evaluate_scheme(set, weighted, tokenizer, options).by_exact) {
      if (band.pairs == 0) continue;
      const double pairs = static_cast<double>(band.pairs);
      expected += pairs * *expected_candidates(weighted, band.similarity / pairs);
      measured += static_cast<double>(band.candidates);
    }
  }
  EXPECT_NEAR(1, measured / expected, 0.15);
}

TEST(ExpectedCandidatesTest, IsNothingWithoutAMinhashFamily) {
  EXPECT_EQ(std::nullopt, expected_candidates(with_families({BandFamily::simhash_4x16()}), 0.8));
}

TEST(SchemeEvaluationTest, BandOfAllTextsMakesNoCandidatesOfAllPairs) {
  constexpr std::size_t kTexts = 700;
  constexpr std::size_t kCap = 200;
  for (const char* bands : {"minhash:8x4", "simhash:4x16"}) {
    LabelledSet set;
    for (std::size_t i = 0; i != kTexts; ++i) {
      set.documents.push_back({std::to_string(i), "one text that all documents have in common"});
    }
    WhiteSpaceTokenizer tokenizer;
    const SchemeEvaluation result =
        evaluate_scheme(set, white_space_scheme(*BandFamily::parse(bands)), tokenizer, EvaluationOptions());
    EXPECT_GE(result.candidates_per_document(), kCap) << bands;
    EXPECT_LE(result.candidates_per_document(), 2 * kCap) << bands;
  }
}

/** The number of bits in which the fingerprints of two texts differ. */
unsigned distance(const std::string& a, const std::string& b) {
  WhiteSpaceTokenizer tokenizer;
  const Signer signer(white_space_scheme(BandFamily::simhash_4x16()));
  return hamming_distance(signer.sign(a, tokenizer).fingerprint, signer.sign(b, tokenizer).fingerprint);
}

TEST(SchemeEvaluationTest, TwoFingerprintsOfManyTextsMakeNoCandidatesOfAllPairs) {
  constexpr std::size_t kTexts = 1200;
  constexpr std::size_t kCap = 200;
  std::string words;
  for (int i = 0; i != 200; ++i) words += "word" + std::to_string(i) + " ";
  std::string other = words;
  for (int i = 0; distance(words, other) == 0 || distance(words, other) > 3; ++i) {
    ASSERT_LT(i, 26) << distance(words, other);
    other = words + "other" + std::string(static_cast<std::size_t>(i % 26 + 1), static_cast<char>('a' + i % 26));
  }
  LabelledSet set;
  for (std::size_t i = 0; i != kTexts; ++i) set.documents.push_back({std::to_string(i), i % 2 == 0 ? words : other});
  WhiteSpaceTokenizer tokenizer;
  const SchemeEvaluation result =
      evaluate_scheme(set, white_space_scheme(BandFamily::simhash_4x16()), tokenizer, EvaluationOptions());
  EXPECT_GE(result.candidates_per_document(), 2 * kCap);
  EXPECT_LE(result.candidates_per_document(), 4 * kCap) << "of " << kTexts;
}

}  // namespace
}  // namespace neardup::cli
