#include "find/pair_explanation.h"

#include <gmock/gmock.h>

#include <string>

#include "neardup/error.h"
#include "plugin/plain_texts.h"
#include "plugin/remote_server.h"
#include "plugin/signed_database.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

WordComparison compared(const std::string& a, const std::string& b) {
  WhiteSpaceTokenizer tokenizer;
  const Signer signer(white_space_scheme());
  return compare_words(measured_text(signer, tokenizer, a), measured_text(signer, tokenizer, b));
}

TEST(CompareWordsTest, LongestCommonRunAndDifferencesAreGiven) {
  const WordComparison comparison =
      compared("The cat sat on the mat and then it left", "a cat sat on the mat but then it stayed stayed");
  EXPECT_EQ(5U, comparison.measures.longest_common_run.length);
  EXPECT_EQ("cat sat on the mat", comparison.longest_common_run_text());
  EXPECT_THAT(comparison.only_in_a, ElementsAre("and", "left"));
  EXPECT_THAT(comparison.only_in_b, ElementsAre("a", "but", "stayed")) << "each once, in the order of the text";
}

TEST(CompareWordsTest, EmptyTextSharesNothing) {
  const WordComparison comparison = compared("", "b a");
  EXPECT_EQ(0U, comparison.measures.longest_common_run.length);
  EXPECT_EQ("", comparison.longest_common_run_text());
  EXPECT_THAT(comparison.shared_runs, IsEmpty());
  EXPECT_THAT(comparison.only_in_a, IsEmpty());
  EXPECT_THAT(comparison.only_in_b, ElementsAre("b", "a"));
}

TEST(CompareWordsTest, SharedRunsStandInBothInOneOrder) {
  const WordComparison comparison = compared("a b c X d e", "a b c Y d e");
  ASSERT_EQ(2U, comparison.shared_runs.size());
  EXPECT_EQ(3U, comparison.shared_runs[0].length);
  EXPECT_EQ(4U, comparison.shared_runs[1].begin_in_b);
}

class ExplanationTest : public ::testing::Test {
 protected:
  PairExplanation explained(Xapian::docid a, Xapian::docid b, const DocumentTextSource& texts = {}) {
    WhiteSpaceTokenizer tokenizer;
    return explain_pair(database_.database(), database_.scheme(), tokenizer, a, b, texts);
  }

  SignedDatabase database_;
};

TEST_F(ExplanationTest, NearDuplicatesAreExplained) {
  database_.add(kFourteen);
  database_.add(std::string(kFourteen) + " fifteen");
  const PairExplanation explanation = explained(1, 2);
  EXPECT_EQ(8U, explanation.bands);
  EXPECT_FALSE(explanation.bands_shared.empty());
  for (const std::string& term : explanation.bands_shared) {
    for (const Xapian::docid docid : {1U, 2U}) {
      EXPECT_THAT(terms_of(database_.database().get_document(docid)), ::testing::Contains(term));
    }
  }
  EXPECT_TRUE(explanation.hamming);
  ASSERT_TRUE(explanation.similarity);
  EXPECT_EQ(12.0 / 13, explanation.similarity->jaccard);
  EXPECT_EQ(Verification::kExact, explanation.similarity->verification);
  ASSERT_TRUE(explanation.words);
  EXPECT_EQ(14U, explanation.words->measures.longest_common_run.length);
  EXPECT_THAT(explanation.words->only_in_a, IsEmpty());
  EXPECT_THAT(explanation.words->only_in_b, ElementsAre("fifteen"));
}

TEST_F(ExplanationTest, EachBandOfEachFamilyIsNamed) {
  Scheme scheme = white_space_scheme();
  scheme.families.push_back(BandFamily::simhash_4x16());
  SignedDatabase database(scheme);
  database.add(kFourteen);
  database.add(std::string(kFourteen) + " fifteen");
  database.remove_terms(2, "XNDa");
  WhiteSpaceTokenizer tokenizer;
  const PairExplanation explanation = explain_pair(database.database(), scheme, tokenizer, 1, 2);
  ASSERT_EQ(2U, explanation.families.size());
  EXPECT_EQ(BandFamily::simhash_4x16(), explanation.families[1].family);
  EXPECT_EQ(4U, explanation.families[1].bands.size());
  std::string labels;
  std::size_t shared = 0;
  for (const FamilyMatch& family : explanation.families) {
    for (const BandMatch& band : family.bands) {
      labels += band.label;
      shared += band.shared ? 1 : 0;
      EXPECT_TRUE(band.in_a);
      EXPECT_EQ(band.label != "a", band.in_b);
    }
  }
  EXPECT_EQ("abcdefghijkl", labels);
  EXPECT_EQ(explanation.bands_shared.size(), shared);
  EXPECT_FALSE(explanation.families[0].bands[0].shared);
}

TEST_F(ExplanationTest, WordsWeighAsTheDatabaseHasThem) {
  database_.add("rare common");
  database_.add("rare other");
  for (const char* text : {"common x", "common y"}) database_.add(text);
  const TextMeasures measures = explained(1, 2).words->measures;
  // ln(1 + 4 / df) for df 2, 3 and 1: 1.09861 / (1.09861 + 0.84730 + 1.60944), in Python's arithmetic.
  EXPECT_NEAR(0.3090027388789262, *measures.idf_jaccard, 1e-12);
  EXPECT_NEAR(0.44643172400568726, measures.cosine, 1e-12);
}

TEST_F(ExplanationTest, WordLongerThanATermWeighsAsOneOfOneDocument) {
  database_.add(std::string(300, 'x') + " a");
  EXPECT_NO_THROW(explained(1, 1));
}

TEST_F(ExplanationTest, WordsAreReadOnce) {
  database_.add_uncovered(kFourteen);
  database_.add_uncovered(std::string(kFourteen) + " fifteen");
  std::vector<Xapian::docid> asked;
  explained(1, 2, [&](Xapian::docid docid) {
    asked.push_back(docid);
    return std::optional<std::string>(database_.database().get_document(docid).get_data());
  });
  EXPECT_THAT(asked, ElementsAre(1, 2));
}

TEST_F(ExplanationTest, UnlikeDocumentsAreExplainedToo) {
  database_.add("one two three four");
  database_.add("five six seven eight");
  const PairExplanation explanation = explained(1, 2);
  EXPECT_THAT(explanation.bands_shared, IsEmpty());
  EXPECT_EQ(0, explanation.similarity->jaccard);
  EXPECT_EQ(0U, explanation.words->measures.longest_common_run.length);
}

TEST_F(ExplanationTest, DocumentIsLikeItself) {
  database_.add(kFourteen);
  const PairExplanation explanation = explained(1, 1);
  EXPECT_EQ(8U, explanation.bands_shared.size());
  EXPECT_EQ(0U, explanation.hamming);
  EXPECT_EQ(1, explanation.similarity->jaccard);
  EXPECT_EQ(14U, explanation.words->measures.longest_common_run.length);
}

TEST_F(ExplanationTest, WithoutPositionsTheWordsAreUnknownUnlessATextSourceHasThem) {
  database_.add_uncovered(kFourteen);
  database_.add_uncovered(std::string(kFourteen) + " fifteen");
  const PairExplanation estimated = explained(1, 2);
  EXPECT_FALSE(estimated.words);
  EXPECT_EQ(Verification::kEstimated, estimated.similarity->verification);
  const PairExplanation with_texts = explained(1, 2, [&](Xapian::docid docid) {
    return std::optional<std::string>(database_.database().get_document(docid).get_data());
  });
  ASSERT_TRUE(with_texts.words);
  EXPECT_EQ(Verification::kExact, with_texts.similarity->verification);
}

TEST_F(ExplanationTest, DamagedFingerprintTakesTheDistanceOnly) {
  database_.add(kFourteen);
  database_.add(kFourteen);
  database_.set_value(1, 64, "damaged");
  EXPECT_FALSE(explained(1, 2).hamming);
  EXPECT_EQ(1, explained(1, 2).similarity->jaccard);
}

TEST_F(ExplanationTest, UnusableDocumentsAreReported) {
  database_.add(kFourteen);
  database_.add(plain_document("never signed"));
  DocumentSigner other = white_space_indexer(word_set_scheme());
  database_.add(signed_document(other, kFourteen));
  EXPECT_THROW(explained(1, 99), Xapian::DocNotFoundError);
  EXPECT_THROW(explained(2, 1), Xapian::DocNotFoundError);
  EXPECT_THROW(explained(1, 3), SchemeMismatchError);
  WhiteSpaceTokenizer tokenizer;
  EXPECT_THROW(explain_pair(database_.database(), Scheme(), tokenizer, 1, 1), Xapian::InvalidArgumentError);
}

TEST_F(ExplanationTest, RemoteDocumentsAreExplainedAlike) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  database_.add(kFourteen);
  database_.add(std::string(kFourteen) + " fifteen");
  database_.database().commit();
  RemoteServer server({database_.path()});
  WhiteSpaceTokenizer tokenizer;
  const PairExplanation remote = explain_pair(server.open(), database_.scheme(), tokenizer, 1, 2);
  EXPECT_EQ(explained(1, 2).bands_shared, remote.bands_shared);
  EXPECT_EQ(12.0 / 13, remote.similarity->jaccard);
  EXPECT_EQ(14U, remote.words->measures.longest_common_run.length);
}

}  // namespace
}  // namespace neardup
