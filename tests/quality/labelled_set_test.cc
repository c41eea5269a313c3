#include "quality/labelled_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "plugin/temporary_folder.h"
#include "quality/measuring/pairwise_agreement.h"

namespace neardup::quality {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

void write(const std::string& path, const std::string& content) {
  std::ofstream(path, std::ios::binary) << content;
}

/** A set of five documents and those labels. */
class LabelledSetFileTest : public testing::Test {
 protected:
  LabelledSetFileTest() { write(folder_.path("docs.tsv"), "a\tA\nb\tB\nc\tC\nd\tD\ne\tE\n"); }

  Clustering clusters() const { return read_matches(folder_.path()).clusters(0); }

  const TemporaryFolder folder_;
};

TEST_F(LabelledSetFileTest, ClustersArePreferredToPairs) {
  write(folder_.path("clusters.tsv"), "a\tx\nd\ty\textra\nc\tx\nb\ty\n");
  write(folder_.path("pairs.tsv"), "#id1\tid2\nd\te\n");
  ASSERT_EQ(5U, clusters().size());
  EXPECT_EQ(clusters()[0], clusters()[2]);
  EXPECT_EQ(clusters()[1], clusters()[3]);
  EXPECT_EQ(2U, pair_count(clusters())) << "a document without a label stands alone";
}

TEST_F(LabelledSetFileTest, MatchesArePairs) {
  write(folder_.path("pairs.tsv"), "#id1\tid2\tmatch\na\tc\t1\nd\te\t1\nc\te\t1\n");
  EXPECT_EQ(3U, read_matches(folder_.path()).pairs.size());
  EXPECT_EQ(6U, pair_count(clusters())) << "a, c, d and e hang together";
}

TEST_F(LabelledSetFileTest, PairsWithASimilarityAreNoMatches) {
  EXPECT_THROW(read_matches(folder_.path()), std::runtime_error) << "no labels at all";
  write(folder_.path("pairs.tsv"), "#id1\tid2\tJ\na\tc\t0.8\n");
  EXPECT_THAT(read_matches(folder_.path()).pairs, IsEmpty());
}

TEST(LabelledSetsTest, SetsAreListedByName) {
  const TemporaryFolder place;
  for (const char* set : {"second", "first", "empty"}) std::filesystem::create_directory(place.path(set));
  for (const char* set : {"second", "first"}) write(place.path(set) + "/docs.tsv.xz", "a\ttext\n");
  write(place.path("second") + "/pairs.tsv", "#id1\tid2\tJ\n");
  EXPECT_THAT(labelled_sets(place.path()), ElementsAre("first", "second"));
  EXPECT_THAT(sets_with_jaccard(place.path()), ElementsAre("second"));
}

TEST(LabelledSetsTest, KindsOfLabelsAreThoseOfTheManifest) {
  const TemporaryFolder place;
  EXPECT_THAT(label_kinds(place.path()), IsEmpty());
  write(place.path("MANIFEST.tsv"), "first\thuman\t12\nsecond\texact J\t3\n");
  EXPECT_THAT(label_kinds(place.path()), ElementsAre(Pair("first", "human"), Pair("second", "exact J")));
}

}  // namespace
}  // namespace neardup::quality
