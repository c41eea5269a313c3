#include "neardup/pairs.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "fingerprint/simhash.h"
#include "marks/distinct_pairs.h"
#include "neardup/error.h"
#include "neardup/icu_tokenizer.h"
#include "plugin/plain_texts.h"
#include "plugin/random_texts.h"
#include "plugin/signature_buckets.h"
#include "plugin/signed_database.h"
#include "sign/signer.h"

namespace neardup {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using DocidPair = std::pair<Xapian::docid, Xapian::docid>;

/** The pairs of a run, in the order in which they came. */
struct Found {
  std::vector<DocumentPair> pairs;
  PairsReport report;

  std::vector<DocidPair> docids() const {
    std::vector<DocidPair> docids;
    for (const DocumentPair& pair : pairs) docids.emplace_back(pair.first, pair.second.docid);
    return docids;
  }
};

Found pairs_of(const Xapian::Database& database, const Scheme& scheme, PairsOptions options) {
  WhiteSpaceTokenizer tokenizer;
  Found found;
  const auto take = [&](const DocumentPair& pair) { found.pairs.push_back(pair); };
  options.scheme = scheme.name();
  found.report = find_pairs(database, options, take, &tokenizer);
  EXPECT_EQ(found.pairs.size(), found.report.pairs);
  return found;
}

Found pairs_of(SignedDatabase& database, const PairsOptions& options = {}) {
  return pairs_of(database.database(), database.scheme(), options);
}

PairsOptions pairs_at(double threshold) {
  PairsOptions options;
  options.threshold = threshold;
  return options;
}

PairsOptions with_band_cap(std::size_t band_cap) {
  PairsOptions options;
  options.band_cap = band_cap;
  return options;
}

PairsOptions pairs_within(unsigned distance) {
  PairsOptions options;
  options.max_distance = distance;
  return options;
}

TEST(PairsTest, DatabaseWithoutNearDuplicatesHasNone) {
  SignedDatabase database;
  EXPECT_THAT(pairs_of(database).pairs, IsEmpty());
  database.add(kFourteen);
  database.add("");
  database.add("");
  database.add(plain_document(kFourteen));
  EXPECT_THAT(pairs_of(database, pairs_at(0)).pairs, IsEmpty());
}

TEST(PairsTest, EachPairComesOnceInAscendingOrder) {
  SignedDatabase database;
  const std::string near = std::string(kFourteen) + " fifteen";
  for (const std::string& text : {near, std::string("something else altogether"), std::string(kFourteen), near}) {
    database.add(text);
  }
  const Found found = pairs_of(database);
  EXPECT_THAT(found.docids(), ElementsAre(DocidPair(1, 3), DocidPair(1, 4), DocidPair(3, 4)));
  EXPECT_EQ(12.0 / 13, found.pairs[0].second.similarity->jaccard);
  EXPECT_EQ(1, found.pairs[0].second.similarity->containment);
  EXPECT_EQ(Verification::kExact, found.pairs[0].second.similarity->verification);
  EXPECT_EQ(1, found.pairs[1].second.similarity->jaccard);
  EXPECT_EQ(0U, found.pairs[1].second.hamming);
  EXPECT_EQ(3U, found.report.candidates);
  EXPECT_EQ(0U, found.report.rejected);
  EXPECT_EQ(0U, found.report.oversized_bands);
}

TEST(PairsTest, PairAtExactlyTheThresholdCounts) {
  SignedDatabase database(word_set_scheme());
  database.add("a b c d e f g h i j");
  database.add("a b c d e f g h");
  EXPECT_EQ(1U, pairs_of(database, pairs_at(0.8)).pairs.size());
  EXPECT_EQ(0U, pairs_of(database, pairs_at(0.8000001)).pairs.size());
}

TEST(PairsTest, BadOptionsAreRefused) {
  SignedDatabase database;
  for (const double threshold : {-0.1, 1.1}) {
    EXPECT_THROW(pairs_of(database, pairs_at(threshold)), Xapian::InvalidArgumentError);
  }
  EXPECT_THROW(pairs_of(database, with_band_cap(0)), Xapian::InvalidArgumentError);
  EXPECT_NO_THROW(pairs_of(database, pairs_within(7)));
  EXPECT_THROW(pairs_of(database, pairs_within(8)), Xapian::InvalidArgumentError);
  EXPECT_THROW(pairs_of(database.database(), Scheme(), {}), SchemeMismatchError);
  IcuTokenizer other;
  EXPECT_THROW(find_pairs(
                   database.database(), {}, [](const DocumentPair&) {}, &other),
               Xapian::InvalidArgumentError);
}

TEST(PairsTest, UnusableDocumentsAreLeftOut) {
  SignedDatabase database;
  for (int i = 0; i != 4; ++i) database.add(kFourteen);
  database.set_value(1, 66, "damaged");
  database.set_value(2, 66, encode_signature({{}, 3, 2, 1, {}}, Scheme().id()));
  database.set_value(database.add("never signed"), 66, "");
  database.add("");
  const Found found = pairs_of(database);
  EXPECT_THAT(found.docids(), ElementsAre(DocidPair(3, 4)));
  EXPECT_EQ(2U, found.report.unusable) << "neither the one never signed nor the empty one";
}

TEST(PairsTest, EstimatesCountByTheirLowerBoundAndTextsHelp) {
  SignedDatabase database(word_set_scheme());
  database.add_uncovered("a b c d e f g h i j");
  database.add_uncovered("j i h g f e d c b a");
  const Found estimated = pairs_of(database, pairs_at(0.95));
  ASSERT_EQ(1U, estimated.pairs.size());
  EXPECT_EQ(Verification::kEstimated, estimated.pairs[0].second.similarity->verification);
  EXPECT_THAT(pairs_of(database, pairs_at(0.97)).pairs, IsEmpty());
  PairsOptions options = pairs_at(1);
  options.texts = [&](Xapian::docid docid) {
    return std::optional<std::string>(database.database().get_document(docid).get_data());
  };
  EXPECT_EQ(1U, pairs_of(database, options).pairs.size());
}

TEST(PairsTest, ProgressIsToldOfEveryDocument) {
  SignedDatabase database;
  for (int i = 0; i != 3; ++i) database.add(kFourteen);
  std::vector<std::size_t> done;
  PairsOptions options;
  options.progress = [&](std::size_t so_far, std::size_t all) {
    done.push_back(so_far);
    EXPECT_EQ(3U, all);
  };
  pairs_of(database, options);
  EXPECT_THAT(done, ElementsAre(0, 1, 2));
}

TEST(PairsTest, WithoutASketchMinHashCandidatesAreVerified) {
  Scheme scheme = white_space_scheme(BandFamily::minhash(8, 4));
  scheme.families.push_back(BandFamily::simhash_16x28());
  scheme.sketch = false;
  SignedDatabase database(scheme);
  database.add(kFourteen);
  Xapian::Document near = signed_document(database.indexer(), std::string(kFourteen) + " fifteen");
  plant_fingerprint(near, scheme, 0);  // far from the other's
  database.add(near);
  EXPECT_EQ(1U, pairs_of(database).pairs.size());
}

TEST(PairsByDistanceTest, DocumentsOfAHotFingerprintArePairedWithItsFirstTextsOnly) {
  SignedDatabase database(white_space_scheme(BandFamily::simhash_4x16()));
  std::vector<std::uint64_t> fingerprints(6, 42);
  for (std::size_t i = 0; i != fingerprints.size(); ++i) {
    // Texts 1 and 2 are the same, all others differ.
    Xapian::Document document =
        signed_document(database.indexer(), "text " + std::to_string(std::max<std::size_t>(i, 1)));
    plant_fingerprint(document, database.scheme(), fingerprints[i]);
    database.add(document);
  }
  EXPECT_EQ(15U, pairs_of(database, pairs_within(0)).pairs.size());
  PairsOptions options = pairs_within(0);
  options.band_cap = 2;
  const Found found = pairs_of(database, options);
  // Documents 1 and 3 stand for the first two texts; 2 is a copy of 1.
  EXPECT_THAT(found.docids(), ElementsAre(DocidPair(1, 2), DocidPair(1, 3), DocidPair(1, 4), DocidPair(1, 5),
                                          DocidPair(1, 6), DocidPair(3, 4), DocidPair(3, 5), DocidPair(3, 6)));
  EXPECT_EQ(1U, found.report.oversized_bands) << "one fingerprint";
  EXPECT_EQ(4U, found.report.left_out);
  options.band_cap = 6;
  EXPECT_EQ(0U, pairs_of(database, options).report.oversized_bands) << "not above the cap";
}

TEST(PairsTest, CopiesInAHotBandArePairedWithTheFirstOfTheirText) {
  SignedDatabase database;
  for (int i = 0; i != 5; ++i) database.add(kFourteen);
  const Found found = pairs_of(database, with_band_cap(1));
  EXPECT_THAT(found.docids(), ElementsAre(DocidPair(1, 2), DocidPair(1, 3), DocidPair(1, 4), DocidPair(1, 5)));
  EXPECT_EQ(8U, found.report.oversized_bands) << "bands, and nothing but bands";
}

TEST(PairsByDistanceTest, CopiesFarDownAHotFingerprintArePairedWithTheFirstOfTheirText) {
  SignedDatabase database(white_space_scheme(BandFamily::simhash_4x16()));
  for (const char* text : {"first of all", "second of all", "third of all", "third of all"}) {
    Xapian::Document document = signed_document(database.indexer(), text);
    plant_fingerprint(document, database.scheme(), 42);
    database.add(document);
  }
  PairsOptions options = pairs_within(0);
  options.band_cap = 1;
  EXPECT_THAT(pairs_of(database, options).docids(),
              ElementsAre(DocidPair(1, 2), DocidPair(1, 3), DocidPair(1, 4), DocidPair(3, 4)));
}

TEST(PairsByDistanceTest, FindsAllUnderAnySchemeAndSaysWhatTheyAre) {
  constexpr unsigned kSeed = 47;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  RandomTexts random(kSeed);
  for (const BandFamily& family : {BandFamily::simhash_16x28(), BandFamily::minhash(8, 4)}) {
    SignedDatabase database(white_space_scheme(family));
    std::vector<std::uint64_t> fingerprints;
    for (int i = 0; i != 150; ++i) {
      fingerprints.push_back(i % 5 == 0 ? random.bits()
                                        : random.flipped(fingerprints[static_cast<std::size_t>(i / 5 * 5)],
                                                         static_cast<unsigned>(random.below(7))));
      Xapian::Document document = signed_document(database.indexer(), "text number " + std::to_string(i));
      plant_fingerprint(document, database.scheme(), fingerprints.back());
      database.add(document);
    }
    for (const unsigned distance : {0U, 1U, 3U, 5U, 7U}) {
      std::vector<DocidPair> expected;
      for (std::size_t a = 0; a != fingerprints.size(); ++a) {
        for (std::size_t b = a + 1; b != fingerprints.size(); ++b) {
          if (hamming_distance(fingerprints[a], fingerprints[b]) <= distance) expected.emplace_back(a + 1, b + 1);
        }
      }
      const Found found = pairs_of(database, pairs_within(distance));
      EXPECT_EQ(expected, found.docids()) << "each once, ascending";
      EXPECT_EQ(found.report.candidates, found.report.pairs);
      for (const DocumentPair& pair : found.pairs) {
        EXPECT_EQ(hamming_distance(fingerprints[pair.first - 1], fingerprints[pair.second.docid - 1]),
                  pair.second.hamming);
        EXPECT_LT(pair.second.similarity->jaccard, 1);
      }
    }
  }
}

TEST(PairsByDistanceTest, NoBandTermIsNeeded) {
  SignedDatabase database;
  database.add(kFourteen);
  database.add(kFourteen);
  for (const Xapian::docid docid : {1U, 2U}) database.remove_terms(docid, database.scheme().band_prefix);
  EXPECT_THAT(pairs_of(database, pairs_within(0)).docids(), ElementsAre(DocidPair(1, 2)));
}

TEST(PairsByDistanceTest, TextsWithoutAWordAndDamagedFingerprintsAreLeftOut) {
  SignedDatabase database;
  for (const char* text : {"1 2 3 4", "5 6 7 8", "1 2 3 4", kFourteen, kFourteen, kFourteen}) database.add(text);
  database.set_value(4, 64, "damaged");
  EXPECT_THAT(pairs_of(database, pairs_within(7)).docids(), ElementsAre(DocidPair(5, 6)));
}

TEST(PairsByDistanceTest, FollowersOfAHotFingerprintAreNotPairedWithFingerprintsNearIt) {
  SignedDatabase database;
  for (int i = 0; i != 6; ++i) {
    Xapian::Document document = signed_document(database.indexer(), "text " + std::to_string(i));
    plant_fingerprint(document, database.scheme(), i == 5 ? 43 : 42);
    database.add(document);
  }
  PairsOptions options = pairs_within(1);
  options.band_cap = 2;
  const Found found = pairs_of(database, options);
  EXPECT_THAT(found.docids(),
              ElementsAre(DocidPair(1, 2), DocidPair(1, 3), DocidPair(1, 4), DocidPair(1, 5), DocidPair(1, 6),
                          DocidPair(2, 3), DocidPair(2, 4), DocidPair(2, 5), DocidPair(2, 6)));
  EXPECT_EQ(1U, found.report.oversized_bands);
  EXPECT_EQ(3U, found.report.left_out);
}

TEST(PairsTest, PairsDeclaredDistinctAreLeftOutAndCounted) {
  SignedDatabase database;
  for (const char* id : {"a", "b", "c"}) database.add(kFourteen, id);
  declare_distinct(database.database(), "c", "a");
  for (const PairsOptions& options : {PairsOptions(), pairs_within(0), with_band_cap(1)}) {
    const Found found = pairs_of(database, options);
    EXPECT_EQ(1U, found.report.distinct);
    EXPECT_EQ(found.report.candidates, found.report.pairs + 1);
    EXPECT_THAT(found.docids(), Not(Contains(DocidPair(1, 3))));
    EXPECT_THAT(found.docids(), Contains(DocidPair(1, 2)));
  }
}

PairsOptions by_measure(Measure measure, double threshold) {
  PairsOptions options = pairs_at(threshold);
  options.measure = measure;
  return options;
}

TEST(PairsByMeasureTest, EachReachesItsThresholdWhereItsDefinitionSays) {
  SignedDatabase database(word_set_scheme());
  database.add("a b c d e f a b c d e f");
  database.add("a b c d e f g h");
  // Words as features; all of the first are in the second, each twice; in Python's arithmetic.
  const std::map<Measure, double> expected{{Measure::kJaccard, 6.0 / 8},
                                           {Measure::kContainment, 1},
                                           {Measure::kMultiset, 6.0 / 14},
                                           {Measure::kIdf, 0.6543128759565947},
                                           {Measure::kCosine, 0.7377374699182058}};
  for (const auto& [measure, value] : expected) {
    const Found found = pairs_of(database, by_measure(measure, value - 1e-9));
    ASSERT_EQ(1U, found.pairs.size()) << measure_name(measure);
    EXPECT_NEAR(value, *found.pairs[0].measure, 1e-12) << measure_name(measure);
    EXPECT_EQ(0.75, found.pairs[0].second.similarity->jaccard) << "told whatever the measure";
    if (value < 1) {
      EXPECT_THAT(pairs_of(database, by_measure(measure, value + 1e-9)).pairs, IsEmpty());
    }
  }
}

TEST(PairsByMeasureTest, CandidateThatJaccardRejectsMayBeContained) {
  SignedDatabase database(word_set_scheme());
  std::string longer = "a b c d e f";
  for (int i = 0; i != 30; ++i) longer += " w" + std::to_string(i);
  database.add("a b c d e f");
  database.add(longer);
  const Found contained = pairs_of(database, by_measure(Measure::kContainment, 1));
  ASSERT_EQ(1U, contained.pairs.size());
  EXPECT_EQ(1, contained.pairs[0].measure);
  EXPECT_EQ(0U, contained.report.rejected);
  EXPECT_EQ(1U, pairs_of(database).report.rejected) << "its Jaccard index is 1/6";
}

TEST(PairsByMeasureTest, WhatTheSketchesRuleOutIsNotLookedAt) {
  SignedDatabase database(word_set_scheme());
  database.add("a b c d e f g h i j k l m n o p q r s t");
  database.add("a b c 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20");
  for (const Measure measure : {Measure::kContainment, Measure::kMultiset})
    EXPECT_EQ(1U, pairs_of(database, by_measure(measure, 0.9)).report.rejected) << "3 of 20 are shared";
  for (const Measure measure : {Measure::kIdf, Measure::kCosine}) {
    const PairsReport report = pairs_of(database, by_measure(measure, 0.9)).report;
    EXPECT_EQ(1U, report.candidates);
    EXPECT_EQ(0U, report.rejected) << measure_name(measure);
  }
}

TEST(PairsByMeasureTest, PairsWithoutWordsAreCountedAsNotComparable) {
  SignedDatabase database;
  database.add(kFourteen);
  database.add_uncovered(std::string(kFourteen) + " fifteen");
  for (const std::string& name : measure_names()) {
    const PairsReport report = pairs_of(database, by_measure(measure_named(name), 0.3)).report;
    EXPECT_EQ(1U, report.candidates);
    EXPECT_EQ(name == "jaccard" ? 1U : 0U, report.pairs) << "estimated, or not at all";
    EXPECT_EQ(name == "jaccard" ? 0U : 1U, report.unknown) << name;
  }
  database.add_uncovered(std::string(kFourteen) + " fifteen");
  EXPECT_THAT(pairs_of(database, by_measure(Measure::kCosine, 1)).docids(), ElementsAre(DocidPair(2, 3)))
      << "signed as the same text";
}

TEST(PairsByMeasureTest, WithoutASketchUnknownPairsAreCountedByJaccardToo) {
  Scheme scheme = white_space_scheme();
  scheme.sketch = false;
  SignedDatabase database(scheme);
  for (const char* more : {" fifteen", " sixteen", ""}) database.add_uncovered(std::string(kFourteen) + more);
  database.add(kFourteen);
  const PairsReport report = pairs_of(database).report;
  EXPECT_EQ(1U, report.pairs) << "3 and 4 are the same text";
  EXPECT_EQ(report.candidates - 1, report.unknown);
  EXPECT_GT(report.unknown, 0U);
}

TEST(PairsByMeasureTest, DistanceAndAnotherMeasureExcludeEachOther) {
  SignedDatabase database;
  PairsOptions options = pairs_within(3);
  options.measure = Measure::kIdf;
  EXPECT_THROW(pairs_of(database, options), Xapian::InvalidArgumentError);
}

/** What the measures are made of, as strings. */
struct CountedText {
  std::map<std::string, double> words;
  std::map<std::string, double> shingles;

  CountedText(const std::string& text, std::size_t shingle_length) {
    std::istringstream stream(text);
    const std::vector<std::string> tokens{std::istream_iterator<std::string>(stream),
                                          std::istream_iterator<std::string>()};
    for (const std::string& token : tokens) ++words[token];
    const std::size_t length = std::min(shingle_length, tokens.size());
    for (std::size_t i = 0; length != 0 && i + length <= tokens.size(); ++i) {
      const auto at = [&](std::size_t place) { return tokens.begin() + static_cast<std::ptrdiff_t>(place); };
      ++shingles[joined({at(i), at(i + length)})];
    }
  }
};

/** Every measure by its definition. */
class MeasureTwin {
 public:
  MeasureTwin(const Scheme& scheme, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
      texts_.emplace_back(text, scheme.features.length);
      for (const auto& [word, count] : texts_.back().words) ++frequency_[word];
    }
  }

  double measured(Measure measure, std::size_t i, std::size_t j) {
    CountedText a = texts_[i];
    CountedText b = texts_[j];
    double shared = 0, all = 0, least = 0, most = 0, shared_weight = 0, all_weight = 0, product = 0;
    for (const auto& side : {a.shingles, b.shingles}) {
      for (const auto& [shingle, count] : side) {
        const double x = a.shingles[shingle];
        const double y = b.shingles[shingle];
        const double share = x > 0 && y > 0 ? 0.5 : 1;  // it comes twice
        all += share;
        shared += x > 0 && y > 0 ? share : 0;
        least += share * std::min(x, y);
        most += share * std::max(x, y);
      }
    }
    for (const auto& side : {a.words, b.words}) {
      for (const auto& [word, count] : side) {
        const bool common = a.words[word] > 0 && b.words[word] > 0;
        all_weight += weight(word) * (common ? 0.5 : 1);
        if (!common) continue;
        shared_weight += weight(word) * 0.5;
        product += a.words[word] * b.words[word] * weight(word) * weight(word) * 0.5;
      }
    }
    const CountedText& text_a = texts_[i];
    const CountedText& text_b = texts_[j];
    switch (measure) {
      case Measure::kJaccard:
        return shared / all;
      case Measure::kContainment:
        return shared / static_cast<double>(std::min(text_a.shingles.size(), text_b.shingles.size()));
      case Measure::kMultiset:
        return least / most;
      case Measure::kIdf:
        return shared_weight / all_weight;
      case Measure::kCosine:
        return product / (length(text_a) * length(text_b));
    }
    return 0;
  }

 private:
  double weight(const std::string& word) { return std::log(1 + static_cast<double>(texts_.size()) / frequency_[word]); }

  double length(const CountedText& text) {
    double sum = 0;
    for (const auto& [word, count] : text.words) sum += count * weight(word) * count * weight(word);
    return std::sqrt(sum);
  }

  std::vector<CountedText> texts_;
  std::map<std::string, double> frequency_;
};

/** Pairs by their definition. */
std::vector<DocidPair> by_brute_force(const Scheme& scheme, const std::vector<std::string>& texts,
                                      const PairsOptions& options, const std::set<DocidPair>& distinct) {
  WhiteSpaceTokenizer tokenizer;
  const Signer signer(scheme);
  std::vector<Signature> signatures;
  std::map<std::string, std::vector<std::size_t>> bands;
  for (std::size_t i = 0; i != texts.size(); ++i) {
    signatures.push_back(signer.sign(texts[i], tokenizer));
    for (const std::string& bucket : signature_buckets(scheme, signatures.back())) bands[bucket].push_back(i);
  }
  std::set<DocidPair> met;
  for (const auto& [term, documents] : bands) {
    std::set<std::uint64_t> seen;
    for (std::size_t i = 0; i != documents.size(); ++i) {
      const bool first_text = seen.insert(signatures[documents[i]].token_digest).second;
      if (documents.size() > options.band_cap && !(first_text && seen.size() <= options.band_cap)) continue;
      for (std::size_t j = i + 1; j != documents.size(); ++j) met.emplace(documents[i] + 1, documents[j] + 1);
    }
  }
  std::map<std::uint64_t, std::size_t> first;
  for (std::size_t i = 0; i != texts.size(); ++i) {
    if (signatures[i].empty()) continue;
    const std::size_t before = first.emplace(signatures[i].token_digest, i).first->second;
    if (before != i) met.emplace(before + 1, i + 1);
  }
  std::vector<DocidPair> pairs;
  MeasureTwin twin(scheme, texts);
  for (const auto& [a, b] : met) {
    const double similarity = signatures[a - 1].token_digest == signatures[b - 1].token_digest
                                  ? 1
                                  : twin.measured(options.measure, a - 1, b - 1);
    if (similarity >= options.threshold && distinct.count({a, b}) == 0) pairs.emplace_back(a, b);
  }
  return pairs;
}

TEST(PairsTwinTest, PairsAreThoseOfTheDefinition) {
  std::size_t pairs = 0, left_out = 0, distinct_pairs = 0;
  for (unsigned seed = 1; seed <= 150; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed, 2 + seed % 31);
    const std::vector<BandFamily> families{BandFamily::minhash(8, 4), BandFamily::minhash(20, 1),
                                           BandFamily::simhash_4x16()};
    Scheme scheme = white_space_scheme(families[random.below(families.size())]);
    scheme.features.length = static_cast<unsigned>(1 + random.below(3));
    SignedDatabase database(scheme);
    std::vector<std::string> texts;
    std::vector<std::string> words;
    for (std::size_t i = 0; i != 40; ++i) {
      words = random.below(3) == 0 ? random.words(random.below(30)) : random.edited(words, random.below(3));
      texts.push_back(joined(words));
      database.add(texts.back(), std::to_string(i + 1));
    }
    std::set<DocidPair> distinct;
    for (std::size_t i = random.below(300); i != 0; --i) {
      const auto a = static_cast<Xapian::docid>(1 + random.below(40));
      const auto b = static_cast<Xapian::docid>(1 + random.below(40));
      if (a >= b) continue;
      declare_distinct(database.database(), std::to_string(a), std::to_string(b));
      distinct.emplace(a, b);
    }
    PairsOptions options = pairs_at(std::vector<double>{0, 0.5, 0.8, 1}[random.below(4)]);
    options.band_cap = std::vector<std::size_t>{1, 3, 200}[random.below(3)];
    options.measure = measure_named(measure_names()[random.below(measure_names().size())]);
    // Sums of logarithms depend on their order: no threshold that a measure can have exactly.
    if (options.measure == Measure::kIdf || options.measure == Measure::kCosine) options.threshold *= 0.9876543;
    const Found found = pairs_of(database, options);
    ASSERT_EQ(by_brute_force(scheme, texts, options, distinct), found.docids());
    pairs += found.pairs.size();
    left_out += found.report.left_out;
    distinct_pairs += found.report.distinct;
  }
  EXPECT_GT(pairs, 1000U);
  EXPECT_GT(left_out, 1000U);
  EXPECT_GT(distinct_pairs, 1000U);
}

}  // namespace
}  // namespace neardup
