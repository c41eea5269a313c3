#include "sample/recall_sample.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "compare/similarity.h"
#include "find/cascade_finder.h"
#include "marks/distinct_pairs.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"
#include "sign/signer.h"
#include "sign/stored_values.h"

namespace neardup {
namespace {

RecallSampleOptions drawing(std::size_t documents, std::uint64_t seed = 1) {
  RecallSampleOptions options;
  options.documents = documents;
  options.seed = seed;
  return options;
}

/** Small families of edited texts among texts of their own. */
std::map<Xapian::docid, std::string> add_families(SignedDatabase& database, RandomTexts& random, std::size_t families,
                                                  std::size_t most_edits) {
  std::map<Xapian::docid, std::string> texts;
  for (std::size_t family = 0; family != families; ++family) {
    const std::string base = random.text(5 + random.below(60));
    for (std::size_t n = 1 + random.below(4); n != 0; --n) {
      const std::string text = random.edited_text(base, random.below(most_edits + 1));
      texts.emplace(database.add(text), text);
    }
  }
  return texts;
}

/** What sample_neighbours() says when all documents are drawn: every pair, both ways, by sets of shingles. */
struct Twin {
  std::vector<std::array<std::uint64_t, 20>> histograms = std::vector<std::array<std::uint64_t, 20>>(9);
  std::vector<double> chance_sums = std::vector<double>(9);
  std::vector<std::uint64_t> near_duplicates = std::vector<std::uint64_t>(9);
  std::uint64_t unrelated = 0;
  std::uint64_t candidates = 0;
  std::uint64_t reported = 0;
  double expected = 0;
};

std::vector<ShingleSet> runs_of(const std::string& text, SignedDatabase& database) {
  const std::vector<std::uint64_t> tokens = Signer(database.scheme()).token_hashes(text, database.tokenizer());
  std::vector<ShingleSet> sets;
  for (unsigned n = 1; n <= 9; ++n) sets.push_back(word_shingles(tokens, n));
  return sets;
}

bool share_a_band(const Xapian::Database& database, Xapian::docid a, Xapian::docid b, const std::string& prefix) {
  const std::vector<std::string> terms = terms_of(database.get_document(a), prefix);
  const std::vector<std::string> others = terms_of(database.get_document(b), prefix);
  return std::any_of(terms.begin(), terms.end(),
                     [&](const std::string& term) { return std::count(others.begin(), others.end(), term) != 0; });
}

/** @param minhash  the scheme's only family. */
Twin brute_force(SignedDatabase& database, const std::map<Xapian::docid, std::string>& texts, double threshold,
                 const BandFamily& minhash) {
  Twin twin;
  std::map<Xapian::docid, std::vector<ShingleSet>> sets;
  for (const auto& [docid, text] : texts) sets[docid] = runs_of(text, database);
  const Xapian::Database reader = database.reader();
  CascadeOptions options;
  options.threshold = threshold;
  CascadeFinder finder(reader, database.scheme(), database.tokenizer(), options);
  for (const auto& [a, of_a] : sets) {
    std::set<Xapian::docid> found;
    for (const Match& match : finder.find_document(a).matches) found.insert(match.docid);
    for (const auto& [b, of_b] : sets) {
      if (a == b) continue;
      const bool unrelated = intersection_size(of_a[8], of_b[8]) == 0;
      twin.unrelated += unrelated ? 1 : 0;
      for (std::size_t n = 0; n != 9; ++n) {
        const std::size_t shared = intersection_size(of_a[n], of_b[n]);
        const std::size_t united = of_a[n].size() + of_b[n].size() - shared;
        ++twin.histograms[n][std::min<std::size_t>(19, shared * 20 / united)];
        twin.near_duplicates[n] += jaccard(of_a[n], of_b[n]) >= threshold ? 1 : 0;
        if (unrelated) twin.chance_sums[n] += containment_in(of_a[n], of_b[n]);
      }
      const double similarity = jaccard(of_a[2], of_b[2]);
      if (similarity < threshold) continue;
      twin.candidates += share_a_band(reader, a, b, database.scheme().band_prefix) ? 1 : 0;
      twin.reported += found.count(b);
      twin.expected += *minhash.candidate_probability(similarity);
    }
  }
  return twin;
}

TEST(RecallSampleTest, AllDrawnItSaysWhatBruteForceSays) {
  for (unsigned seed = 1; seed != 7; ++seed) {
    SCOPED_TRACE("random seed " + std::to_string(seed));
    RandomTexts random(seed, seed % 2 == 0 ? 60 : 3000);
    const BandFamily family = BandFamily::minhash(3, 4);  // misses some
    SignedDatabase database(white_space_scheme(family));
    const auto texts = add_families(database, random, 25, 6);
    RecallSampleOptions options = drawing(1000, seed);
    options.threshold = 0.6;
    const Twin twin = brute_force(database, texts, options.threshold, family);
    const RecallSample sample = sample_neighbours(database.reader(), database.scheme(), database.tokenizer(), options);

    EXPECT_EQ(texts.size(), sample.drawn);
    EXPECT_EQ(texts.size(), sample.documents);
    ASSERT_EQ(9U, sample.methods.size());
    EXPECT_EQ(2U, sample.own);
    EXPECT_EQ(twin.unrelated, sample.unrelated_pairs);
    for (std::size_t n = 0; n != 9; ++n) {
      EXPECT_EQ("word:" + std::to_string(n + 1), sample.methods[n].method.text());
      EXPECT_EQ(twin.histograms[n], sample.methods[n].similarities.counts());
      EXPECT_EQ(twin.near_duplicates[n], sample.methods[n].near_duplicates);
      EXPECT_NEAR(twin.chance_sums[n] / static_cast<double>(twin.unrelated), *sample.methods[n].chance_share, 1e-9);
    }
    const BandRecall& recall = sample.near_duplicates;
    ASSERT_GT(recall.pairs, 0U);
    EXPECT_EQ(twin.near_duplicates[2], recall.pairs);
    EXPECT_EQ(twin.candidates, recall.candidates);
    EXPECT_NEAR(twin.expected / static_cast<double>(recall.pairs), *recall.expected, 1e-9);
    EXPECT_DOUBLE_EQ(static_cast<double>(twin.candidates) / static_cast<double>(recall.pairs),
                     sample.candidates->share);
    EXPECT_DOUBLE_EQ(static_cast<double>(twin.reported) / static_cast<double>(recall.pairs), sample.reported->share);
    std::uint64_t pairs = 0;
    std::uint64_t from_sixty = 0;
    for (std::size_t i = 0; i != 10; ++i) {
      pairs += sample.by_similarity[i].pairs;
      if (i >= 6) from_sixty += sample.by_similarity[i].candidates;
    }
    EXPECT_EQ(texts.size() * (texts.size() - 1), pairs);
    EXPECT_EQ(twin.candidates, from_sixty);
  }
}

TEST(RecallSampleTest, ADrawIsComparedWithAllOthers) {
  SignedDatabase database;
  RandomTexts random(3);
  add_families(database, random, 30, 5);
  const RecallSample sample = sample_neighbours(database.reader(), database.scheme(), database.tokenizer(), drawing(7));
  EXPECT_EQ(7U, sample.drawn);
  std::uint64_t pairs = 0;
  for (const BandRecall& recall : sample.by_similarity) pairs += recall.pairs;
  EXPECT_EQ(7 * (sample.documents - 1), pairs);
}

TEST(RecallSampleTest, OfALargeDatabaseTheOthersAreDrawnToo) {
  RandomTexts random(3);
  SignedDatabase database;
  add_families(database, random, 40, 3);
  const auto sampled = [&](std::size_t compared) {
    RecallSampleOptions options = drawing(7);
    options.compared = compared;
    return sample_neighbours(database.reader(), database.scheme(), database.tokenizer(), options);
  };
  const auto pairs_of = [](const RecallSample& sample) {
    std::uint64_t pairs = 0;
    for (const BandRecall& recall : sample.by_similarity) pairs += recall.pairs;
    return pairs;
  };
  const RecallSample all = sampled(100'000);
  EXPECT_EQ(all.documents, all.compared);
  const RecallSample some = sampled(20);
  EXPECT_EQ(all.documents, some.documents);
  EXPECT_EQ(20U, some.compared);
  EXPECT_EQ(7U, some.drawn);
  EXPECT_EQ(7U * 19U, pairs_of(some)) << "the drawn documents are among the compared ones";
  EXPECT_LE(some.near_duplicates.pairs, all.near_duplicates.pairs);
  EXPECT_EQ(6U, pairs_of(sampled(1))) << "the first drawn one, with the six others";
  EXPECT_THROW(sampled(0), Xapian::InvalidArgumentError);
}

/** Of ten documents of which the i-th has i words and one, which was drawn. */
std::size_t drawn_length(SignedDatabase& database, std::uint64_t seed) {
  const RecallSample sample =
      sample_neighbours(database.reader(), database.scheme(), database.tokenizer(), drawing(1, seed));
  // Of the different words of the drawn document, one fewer than its words, each other document has "a" alone.
  return static_cast<std::size_t>(std::lround(1 / *sample.methods.front().chance_share)) + 1;
}

TEST(RecallSampleTest, TheSeedDecidesWhichAndEachIsDrawnAlike) {
  SignedDatabase database;
  for (std::size_t length = 3; length != 8; ++length) {
    std::string text = "a a";
    for (std::size_t i = 2; i != length; ++i) text += " b" + std::to_string(length) + "x" + std::to_string(i);
    database.add(text);
  }
  std::map<std::size_t, int> drawn;
  for (std::uint64_t seed = 0; seed != 500; ++seed) ++drawn[drawn_length(database, seed)];
  EXPECT_EQ(drawn_length(database, 11), drawn_length(database, 11));
  ASSERT_EQ(5U, drawn.size());
  for (const auto& [length, times] : drawn) EXPECT_NEAR(100, times, 36) << length;  // 4 standard deviations
}

TEST(RecallSampleTest, TheIntervalHoldsTheRecallOfTheWholeDatabase) {
  RandomTexts random(5);
  SignedDatabase database(white_space_scheme(BandFamily::minhash(2, 6)));
  for (int family = 0; family != 150; ++family) {
    const std::string base = random.text(60);
    for (std::size_t n = 2 + random.below(3); n != 0; --n) database.add(random.edited_text(base, random.below(4)));
  }
  const Xapian::Database reader = database.reader();
  const auto recall_of = [&](std::size_t documents, std::uint64_t seed) {
    return *sample_neighbours(reader, database.scheme(), database.tokenizer(), drawing(documents, seed)).candidates;
  };
  const double truth = recall_of(100000, 1).share;
  EXPECT_GT(truth, 0.3);
  EXPECT_LT(truth, 0.95);
  int held = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const ShareEstimate estimate = recall_of(50, seed);
    held += estimate.interval.lower <= truth && truth <= estimate.interval.upper ? 1 : 0;
  }
  EXPECT_GE(held, 53) << "95 % of 60 is 57; 53 is 2.4 standard deviations less";
}

TEST(RecallSampleTest, BandsThatAreNotThereFindNothing) {
  SignedDatabase database;
  RandomTexts random(6);
  const std::string text = random.text(80);
  const Xapian::docid first = database.add(text);
  const Xapian::docid second = database.add(random.edited_text(text, 1));
  RecallSample sample = sample_neighbours(database.reader(), database.scheme(), database.tokenizer());
  EXPECT_EQ(1, sample.candidates->share);
  EXPECT_EQ(1, sample.reported->share);
  for (const Xapian::docid docid : {first, second}) database.remove_terms(docid, "XND");
  sample = sample_neighbours(database.reader(), database.scheme(), database.tokenizer());
  EXPECT_EQ(2U, sample.near_duplicates.pairs);
  EXPECT_EQ(0, sample.candidates->share);
  EXPECT_EQ(0, sample.reported->share);
  EXPECT_GT(*sample.near_duplicates.expected, 0.9) << "what is expected does not depend on what is there";
}

TEST(RecallSampleTest, WhatTheSketchRejectsIsACandidateThatIsNotReported) {
  SignedDatabase database;
  RandomTexts random(13);
  const std::string text = random.text(80);
  database.add(text);
  const Xapian::docid second = database.add(random.edited_text(text, 1));
  const unsigned slot = database.scheme().slots.signature;
  const std::uint32_t id = database.scheme().id();
  StoredSignature signature = *decode_signature(database.database().get_document(second).get_value(slot), id);
  std::fill(signature.sketch.begin(), signature.sketch.end(), std::uint8_t{0});
  database.set_value(second, slot, encode_signature(signature, id));
  const RecallSample sample = sample_neighbours(database.reader(), database.scheme(), database.tokenizer());
  EXPECT_EQ(1, sample.candidates->share);
  EXPECT_EQ(0, sample.reported->share);
}

TEST(RecallSampleTest, FingerprintsAreLookedUpWithTheirProbesAndHaveNoExpectedShare) {
  SignedDatabase database(white_space_scheme(BandFamily::simhash_4x16()));
  RandomTexts random(7);
  const std::string text = random.text(300);
  const Xapian::docid first = database.add(text);
  const Xapian::docid second = database.add(random.edited_text(text, 1));
  const std::uint64_t fingerprint = random.bits() | 1;
  const auto plant = [&](Xapian::docid docid, std::uint64_t bits) {
    Xapian::Document document = database.database().get_document(docid);
    plant_fingerprint(document, database.scheme(), bits);
    database.database().replace_document(docid, document);
  };
  plant(first, fingerprint);
  plant(second, fingerprint ^ 0x0001'0001'0001'0001);  // one bit in each quarter: no term in common
  const RecallSample near = sample_neighbours(database.reader(), database.scheme(), database.tokenizer());
  EXPECT_EQ(2U, near.near_duplicates.candidates);
  EXPECT_FALSE(near.near_duplicates.expected);
  plant(second, fingerprint ^ 0x0003'0003'0003'0003);
  const RecallSample far = sample_neighbours(database.reader(), database.scheme(), database.tokenizer());
  EXPECT_EQ(2U, far.near_duplicates.pairs);
  EXPECT_EQ(0U, far.near_duplicates.candidates);
}

TEST(RecallSampleTest, APlantedValleyIsFound) {
  SignedDatabase database;
  RandomTexts random(8, 100000);
  for (int family = 0; family != 40; ++family) {
    const std::vector<std::string> base = random.words(100);
    database.add(joined(base));
    database.add(joined(random.edited(base, 1)));  // J of about 0.94
    std::vector<std::string> third = base;         // of about 0.25 with both: 40 of 100 words
    for (std::size_t i = 40; i != third.size(); ++i) third[i] = random.word();
    database.add(joined(third));
  }
  const RecallSample sample =
      sample_neighbours(database.reader(), database.scheme(), database.tokenizer(), drawing(100));
  const std::optional<Interval> valley = sample.methods[sample.own].similarities.valley();
  ASSERT_TRUE(valley);
  EXPECT_GT(valley->middle(), 0.4);
  EXPECT_LT(valley->middle(), 0.8);
  EXPECT_LE(valley->upper, 0.9) << "where near-duplicates begin";
}

/** Texts of independent words: by the textbook a run of N is in another text of L words with probability
 *  1 - (1 - V^-N)^(L - N + 1), and texts share no run of 9. */
TEST(RecallSampleTest, IndependentWordsShareWhatTheTextbookSays) {
  struct Case {
    std::size_t vocabulary;
    std::size_t length;
    unsigned advised;
  };
  for (const Case& made : {Case{20, 150, 4}, Case{50, 100, 3}, Case{5000, 100, 2}, Case{1000000, 60, 1}}) {
    SCOPED_TRACE(made.vocabulary);
    SignedDatabase database;
    RandomTexts random(9, made.vocabulary);
    for (int i = 0; i != 150; ++i) database.add(random.text(made.length));
    const RecallSample sample =
        sample_neighbours(database.reader(), database.scheme(), database.tokenizer(), drawing(100));
    EXPECT_EQ(static_cast<double>(made.length), sample.median_tokens);
    EXPECT_EQ(made.advised, sample.advised_length);
    const double vocabulary = static_cast<double>(made.vocabulary);
    for (unsigned n = 1; n != 4; ++n) {
      const double expected =
          1 - std::pow(1 - std::pow(vocabulary, -static_cast<double>(n)), static_cast<double>(made.length - n + 1));
      EXPECT_NEAR(expected, *sample.methods[n - 1].chance_share, 0.05 * expected + 0.0005) << n;
    }
    EXPECT_FALSE(sample.candidates) << "no near-duplicates";
    EXPECT_FALSE(sample.near_duplicates.expected);
  }
}

TEST(RecallSampleTest, WhereAllShareARunOfNineNoLengthIsAdvised) {
  SignedDatabase database;
  RandomTexts random(10);
  for (int i = 0; i != 20; ++i) database.add("this page is the same on top as all others here " + random.text(30));
  const RecallSample sample = sample_neighbours(database.reader(), database.scheme(), database.tokenizer());
  EXPECT_EQ(0U, sample.unrelated_pairs);
  EXPECT_FALSE(sample.methods[0].chance_share);
  EXPECT_FALSE(sample.advised_length);
}

TEST(RecallSampleTest, FeaturesOfAnotherMethodAreComparedToo) {
  Scheme scheme = white_space_scheme();
  scheme.features = *FeatureMethod::parse("char:7");
  SignedDatabase database(scheme);
  RandomTexts random(11);
  const std::vector<std::string> texts{random.text(50), random.text(50)};
  for (const std::string& text : texts) database.add(text);
  const std::string near = random.edited_text(texts[0], 1);
  database.add(near);
  const RecallSample sample = sample_neighbours(database.reader(), scheme, database.tokenizer());
  ASSERT_EQ(10U, sample.methods.size());
  EXPECT_EQ(9U, sample.own);
  EXPECT_EQ("char:7", sample.methods[9].method.text());
  const Signer signer(scheme);
  const double similarity =
      jaccard(signer.shingle_set(texts[0], database.tokenizer()), signer.shingle_set(near, database.tokenizer()));
  ASSERT_GT(similarity, 0.8);
  EXPECT_EQ(2U, sample.near_duplicates.pairs);
  EXPECT_NEAR(*scheme.families[0].candidate_probability(similarity), *sample.near_duplicates.expected, 1e-9);
}

TEST(RecallSampleTest, WhatCannotBeComparedIsCountedAndLeftOut) {
  SignedDatabase database;
  RandomTexts random(12);
  const std::string text = random.text(40);
  database.add(plain_document("never signed"));
  database.add(signed_document(database.indexer(), text, "a"));
  database.add(signed_document(database.indexer(), random.edited_text(text, 1), "b"));
  for (int i = 0; i != 5; ++i) database.add_uncovered(text);
  database.set_value(database.add(random.text(40)), database.scheme().slots.signature, "damaged");
  RecallSample sample = sample_neighbours(database.reader(), database.scheme(), database.tokenizer(), drawing(2));
  EXPECT_EQ(7U, sample.documents);
  EXPECT_EQ(5U, sample.unread);
  EXPECT_EQ(1U, sample.unusable);
  EXPECT_EQ(2U, sample.drawn) << "those without words are passed over";
  EXPECT_EQ(2U, sample.near_duplicates.pairs);
  declare_distinct(database.database(), "a", "b");
  sample = sample_neighbours(database.reader(), database.scheme(), database.tokenizer());
  EXPECT_EQ(2U, sample.distinct);
  EXPECT_EQ(0U, sample.near_duplicates.pairs);
  EXPECT_FALSE(sample.candidates);
}

TEST(RecallSampleTest, WithoutWordsThereIsNothingToSay) {
  SignedDatabase database;
  const auto sample = [&] { sample_neighbours(database.reader(), database.scheme(), database.tokenizer()); };
  EXPECT_THROW(sample(), Xapian::InvalidOperationError) << "empty";
  database.add_uncovered("words without positions are no text");
  try {
    sample();
    FAIL();
  } catch (const Xapian::InvalidOperationError& error) {
    EXPECT_NE(std::string::npos, error.get_msg().find("none of its 1 signed documents")) << error.get_msg();
  }
}

TEST(RecallSampleTest, ArgumentsOutOfRangeAreRefused) {
  SignedDatabase database;
  database.add("a b c d e f");
  const auto refused = [&](const RecallSampleOptions& options) {
    EXPECT_THROW(sample_neighbours(database.reader(), database.scheme(), database.tokenizer(), options),
                 Xapian::InvalidArgumentError);
  };
  refused(drawing(0));
  for (const double threshold : {-0.1, 0.0, 1.1, std::nan("")}) {
    RecallSampleOptions options;
    options.threshold = threshold;
    refused(options);
  }
  Scheme other = database.scheme();
  other.tokenizer_profile = "other";
  EXPECT_THROW(sample_neighbours(database.reader(), other, database.tokenizer()), Xapian::InvalidArgumentError);
}

TEST(RecallSampleTest, ASingleDocumentHasNoNeighbours) {
  SignedDatabase database;
  database.add("all words differ here");
  const RecallSample sample = sample_neighbours(database.reader(), database.scheme(), database.tokenizer());
  EXPECT_EQ(1U, sample.drawn);
  EXPECT_FALSE(sample.candidates);
  EXPECT_FALSE(sample.advised_length);
  EXPECT_EQ(4, sample.median_tokens);
}

TEST(RecallSampleTest, ProgressCountsAllDocuments) {
  SignedDatabase database;
  for (const char* text : {"a b c d", "e f g h", "i j k l"}) database.add(text);
  std::vector<std::size_t> done;
  RecallSampleOptions options;
  options.progress = [&](std::size_t now, std::size_t all) {
    EXPECT_EQ(3U, all);
    done.push_back(now);
  };
  sample_neighbours(database.reader(), database.scheme(), database.tokenizer(), options);
  EXPECT_EQ((std::vector<std::size_t>{0, 1, 2}), done);
}

}  // namespace
}  // namespace neardup
