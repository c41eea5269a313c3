#include "quality/measuring/scheme_evaluation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "plugin/random_texts.h"
#include "plugin/white_space_tokenizer.h"

namespace neardup::cli {
namespace {

/** Shingles as strings, with none of the project's code. */
std::set<std::string> shingles_of(const std::string& text, std::size_t n) {
  std::istringstream stream(text);
  const std::vector<std::string> words{std::istream_iterator<std::string>(stream), {}};
  std::set<std::string> shingles;
  if (words.empty()) return shingles;
  const std::size_t length = std::min(n, words.size());
  for (std::size_t i = 0; i + length <= words.size(); ++i) {
    shingles.insert(joined({words.begin() + static_cast<long>(i), words.begin() + static_cast<long>(i + length)}));
  }
  return shingles;
}

using Counts = std::array<std::uint64_t, SimilarityHistogram::kClasses>;

/** Where every pair of a set is counted. */
struct ShingleTwin {
  Counts all{};
  Counts labelled{};
  Counts truth{};

  ShingleTwin(const LabelledSet& set, std::size_t n, const EvaluationOptions& options) {
    for (std::size_t b = 0; b != set.documents.size(); ++b) {
      for (std::size_t a = 0; a != b; ++a) {
        if (!options.comparable || options.comparable(a, b)) add(set, a, b, n, options.truth);
      }
    }
  }

  void add(const LabelledSet& set, std::size_t a, std::size_t b, std::size_t n, double least_true) {
    const std::set<std::string> x = shingles_of(set.documents[a].text, n);
    const std::set<std::string> y = shingles_of(set.documents[b].text, n);
    if (x.empty() || y.empty()) return;
    const auto shared = static_cast<std::size_t>(
        std::count_if(x.begin(), x.end(), [&](const std::string& shingle) { return y.count(shingle) != 0; }));
    const std::size_t united = x.size() + y.size() - shared;
    const std::size_t place = std::min<std::size_t>(19, shared * 20 / united);
    if (10 * shared >= united) ++all[place];
    for (const LabelledPair& pair : set.pairs) {
      if (pair.first != a || pair.second != b) continue;
      ++labelled[place];
      if (!pair.similarity || *pair.similarity >= least_true) ++truth[place];
    }
  }
};

TEST(ShingleLengthsTest, AreWhatBruteForceCounts) {
  for (const unsigned seed : {1U, 2U, 3U}) {
    SCOPED_TRACE("random seed " + std::to_string(seed));
    RandomTexts random(seed, 30);
    LabelledSet set;
    for (std::size_t i = 0; i != 30; ++i) {
      const bool copy = i != 0 && random.below(2) == 0;
      set.documents.push_back(
          {std::to_string(i), copy ? random.edited_text(set.documents[random.below(i)].text, random.below(6))
                                   : random.text(random.below(60))});
    }
    for (std::size_t i = 1; i != 30; ++i) {
      set.pairs.push_back({random.below(i), i, static_cast<double>(random.below(11)) / 10});
    }
    EvaluationOptions options;
    options.truth = 0.5;
    if (seed == 3) options.comparable = [](std::size_t a, std::size_t b) { return a % 2 != b % 2; };
    WhiteSpaceTokenizer tokenizer;
    const auto lengths = measure_shingle_lengths(set, white_space_scheme(), tokenizer, options);
    std::uint64_t counted = 0;
    for (std::size_t i = 0; i != kShingleLengths; ++i) {
      const ShingleTwin twin(set, i + 1, options);
      EXPECT_EQ(twin.all, lengths[i].all.counts()) << i + 1;
      EXPECT_EQ(twin.labelled, lengths[i].labelled.counts()) << i + 1;
      EXPECT_EQ(twin.truth, lengths[i].truth.counts()) << i + 1;
      for (const std::uint64_t count : twin.all) counted += count;
    }
    EXPECT_NE(0U, counted);
  }
}

TEST(ShingleLengthsTest, PairsOfTextsWithoutWordsAreCountedNowhere) {
  const LabelledSet set{"set", {{"a", ""}, {"b", ""}, {"c", "one"}}, {{0, 1, std::nullopt}, {0, 2, std::nullopt}}};
  WhiteSpaceTokenizer tokenizer;
  for (const ShingleLength& length : measure_shingle_lengths(set, white_space_scheme(), tokenizer, {})) {
    EXPECT_EQ(Counts{}, length.all.counts());
    EXPECT_EQ(Counts{}, length.labelled.counts());
  }
}

}  // namespace
}  // namespace neardup::cli
