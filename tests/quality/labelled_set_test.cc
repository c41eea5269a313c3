#include "quality/labelled_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "plugin/temporary_folder.h"

namespace neardup::quality {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

void write(const std::string& path, const std::string& content) {
  std::ofstream(path, std::ios::binary) << content;
}

const std::vector<LabelledDocument> kDocuments{{"a", ""}, {"b", ""}, {"c", ""}, {"d", ""}, {"e", ""}};

TEST(LabelledSetFileTest, DocumentsAreReadAndUnescaped) {
  const TemporaryFolder folder;
  write(folder.path("docs.tsv.xz"), "one\tfirst\\tline\\nsecond \\\\ line\ntwo\t\nthree\tlast");  // xz passes it on
  const std::vector<LabelledDocument> documents = read_documents(folder.path());
  ASSERT_EQ(3U, documents.size());
  EXPECT_EQ("one", documents[0].id);
  EXPECT_EQ("first\tline\nsecond \\ line", documents[0].text);
  EXPECT_EQ("", documents[1].text);
  EXPECT_EQ("last", documents[2].text);
}

TEST(LabelledSetFileTest, SetWithoutDocumentsIsAnError) {
  const TemporaryFolder folder;
  write(folder.path("docs.tsv.xz"), "");
  EXPECT_THROW(read_documents(folder.path()), std::runtime_error);
}

TEST(LabelledSetFileTest, ClustersAreThoseOfTheirFile) {
  const TemporaryFolder folder;
  write(folder.path("clusters.tsv"), "a\tx\nd\ty\textra\nc\tx\nb\ty\n");
  write(folder.path("pairs.tsv"), "#id1\tid2\nd\te\n");
  const Clustering clusters = labelled_clusters(folder.path(), kDocuments);
  ASSERT_EQ(5U, clusters.size());
  EXPECT_EQ(clusters[0], clusters[2]);
  EXPECT_EQ(clusters[1], clusters[3]);
  EXPECT_EQ(2U, pair_count(clusters)) << "a document without a label stands alone";
}

TEST(LabelledSetFileTest, ClustersAreWhatHangsTogetherByMatches) {
  const TemporaryFolder folder;
  write(folder.path("pairs.tsv"), "#id1\tid2\tmatch\na\tc\t1\nd\te\t1\nc\te\t1\n");
  const Clustering clusters = labelled_clusters(folder.path(), kDocuments);
  ASSERT_EQ(5U, clusters.size());
  EXPECT_EQ(6U, pair_count(clusters));
  EXPECT_NE(clusters[0], clusters[1]);
}

TEST(LabelledSetFileTest, PairsWithASimilarityAreNoClusters) {
  const TemporaryFolder folder;
  EXPECT_THAT(labelled_clusters(folder.path(), kDocuments), IsEmpty());
  write(folder.path("pairs.tsv"), "#id1\tid2\tJ\na\tc\t0.8\n");
  EXPECT_THAT(labelled_clusters(folder.path(), kDocuments), IsEmpty());
}

TEST(LabelledSetFileTest, NoMatchesAreNoClusters) {
  const TemporaryFolder folder;
  for (const char* content : {"", "#id1\tid2\n"}) {
    write(folder.path("pairs.tsv"), content);
    EXPECT_THAT(labelled_clusters(folder.path(), kDocuments), IsEmpty());
  }
}

TEST(LabelledSetFileTest, LabelOfNoDocumentIsAnError) {
  const TemporaryFolder folder;
  write(folder.path("clusters.tsv"), "a\tx\nz\tx\n");
  EXPECT_THROW(labelled_clusters(folder.path(), kDocuments), std::out_of_range);
}

TEST(LabelledSetFileTest, SetsAreListedByName) {
  const TemporaryFolder place;
  for (const char* set : {"second", "first", "empty"}) std::filesystem::create_directory(place.path(set));
  for (const char* set : {"second", "first"}) write(place.path(set) + "/docs.tsv.xz", "a\ttext\n");
  write(place.path("second") + "/pairs.tsv", "#id1\tid2\tJ\n");
  EXPECT_THAT(labelled_sets(place.path()), ElementsAre("first", "second"));
  EXPECT_THAT(sets_with_jaccard(place.path()), ElementsAre("second"));
}

TEST(LabelledSetFileTest, KindsOfLabelsAreThoseOfTheManifest) {
  const TemporaryFolder place;
  EXPECT_THAT(label_kinds(place.path()), IsEmpty());
  write(place.path("MANIFEST.tsv"), "first\thuman\t12\nsecond\texact J\t3\n");
  EXPECT_THAT(label_kinds(place.path()), ElementsAre(Pair("first", "human"), Pair("second", "exact J")));
}

}  // namespace
}  // namespace neardup::quality
