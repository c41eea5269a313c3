#include "quality/measuring/labelled_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "cli/temporary_folder.h"
#include "intake/compressed.h"
#include "quality/measuring/pairwise_agreement.h"

namespace neardup::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

using Pair = std::tuple<std::size_t, std::size_t, std::optional<double>>;

std::vector<Pair> pairs_of(const LabelledSet& set) {
  std::vector<Pair> pairs;
  for (const LabelledPair& pair : set.pairs) pairs.emplace_back(pair.first, pair.second, pair.similarity);
  return pairs;
}

/** Documents a to e, and labels to write beside them. */
class LabelledSetTest : public testing::Test {
 protected:
  LabelledSet read(const std::string& labels, const std::string& name = "labels.tsv") const {
    return read_labelled_set(documents_, folder_.write(name, labels));
  }

  std::string message(const std::string& labels, const std::string& name = "labels.tsv") const {
    return message_of(documents_, folder_.write(name, labels));
  }

  static std::string message_of(const std::string& documents, const std::string& labels) {
    try {
      read_labelled_set(documents, labels);
      return "nothing was thrown";
    } catch (const std::runtime_error& error) {
      return error.what();
    }
  }

  std::string message_of_documents(const std::string& documents) const {
    return message_of(folder_.write("docs", documents), folder_.write("labels.tsv", ""));
  }

  TemporaryFolder folder_;
  std::string documents_ = folder_.write("set.tsv", "a\tA\nb\tB\nc\tC\nd\tD\ne\tE\n");
};

TEST_F(LabelledSetTest, LinesOfIdAndTextAreUnescaped) {
  const std::string lines = "one\tfirst\\tline\\nsecond \\\\ line\\r\r\n\ntwo\t\nthree\tlast\twith a tab\\";
  const LabelledSet set = read_labelled_set(folder_.write("docs", lines), folder_.write("pairs", ""));
  ASSERT_EQ(3U, set.documents.size());
  EXPECT_EQ("one", set.documents[0].id);
  EXPECT_EQ("first\tline\nsecond \\ line\r", set.documents[0].text);
  EXPECT_EQ("two", set.documents[1].id);
  EXPECT_EQ("", set.documents[1].text);
  EXPECT_EQ("last\twith a tab\\", set.documents[2].text);
}

TEST_F(LabelledSetTest, DocumentsMayBeJsonLines) {
  const std::string lines = R"({"id": "x", "text": "one\ttwo"})"
                            "\n"
                            R"({"id": 17, "text": ""})"
                            "\n";
  const LabelledSet set = read_labelled_set(folder_.write("docs.jsonl", lines), folder_.write("pairs", "x\t17\n"));
  ASSERT_EQ(2U, set.documents.size());
  EXPECT_EQ("one\ttwo", set.documents[0].text);
  EXPECT_EQ("17", set.documents[1].id);
  EXPECT_THAT(pairs_of(set), ElementsAre(Pair(0, 1, std::nullopt)));
  EXPECT_EQ("docs.jsonl", set.name);
}

TEST_F(LabelledSetTest, FoldersAreReadWhateverTheCompression) {
  for (const char* const ending : {".xz", ".gz", ".zst", ".bz2"}) {
    const char* const filter = ending[1] == 'x'   ? "xz"
                               : ending[1] == 'g' ? "gzip"
                               : ending[1] == 'z' ? "zstd"
                                                  : "bzip2";
    const TemporaryFolder place;
    place.write(std::string("set/docs.tsv") + ending, compressed("a\tA\nb\tB\n", filter));
    place.write(std::string("set/pairs.tsv") + ending, compressed("a\tb\t0.5\n", filter));
    for (const char* const spelling : {"set", "set/", "set/."}) {
      const LabelledSet set = read_labelled_set(place / spelling, "");
      EXPECT_EQ("set", set.name) << spelling;
      EXPECT_EQ(2U, set.documents.size()) << ending;
      EXPECT_THAT(pairs_of(set), ElementsAre(Pair(0, 1, 0.5))) << ending;
    }
  }
}

TEST_F(LabelledSetTest, FolderPrefersJsonLinesAndPairs) {
  folder_.write("set/docs.tsv", "z\t\n");
  folder_.write("set/docs.jsonl", R"({"id": "a", "text": "A"})"
                                  "\n"
                                  R"({"id": "b", "text": "B"})");
  folder_.write("set/clusters.tsv", "a\tx\nb\ty\n");
  EXPECT_THAT(read_labelled_set(folder_ / "set", "").pairs, IsEmpty()) << "clusters of one";
  folder_.write("set/pairs.tsv", "a\tb\n");
  EXPECT_EQ(1U, read_labelled_set(folder_ / "set", "").pairs.size());
  EXPECT_THAT(read_labelled_set(folder_ / "set", folder_ / "set/clusters.tsv").pairs, IsEmpty());
}

TEST_F(LabelledSetTest, PairsAreDistinctAndAscending) {
  EXPECT_THAT(pairs_of(read("d\tc\nb\ta\nc\td\na\te\n")),
              ElementsAre(Pair(0, 1, std::nullopt), Pair(0, 4, std::nullopt), Pair(2, 3, std::nullopt)));
  EXPECT_THAT(pairs_of(read("b a 0.25\n")), ElementsAre(Pair(0, 1, 0.25))) << "columns may stand apart by a space";
}

TEST_F(LabelledSetTest, ColumnWhoseNameBeginsWithJIsTheSimilarity) {
  const LabelledSet set = read("#id1\tid2\tcontainment\tJ_w3\na\tb\t0.9\t0.5\n# no pair\nc\td\t1\t1\n");
  EXPECT_THAT(pairs_of(set), ElementsAre(Pair(0, 1, 0.5), Pair(2, 3, 1.0)));
  EXPECT_TRUE(set.graded());
}

TEST_F(LabelledSetTest, NamedColumnsWithoutOneAreNoSimilarity) {
  const LabelledSet set = read("#id1\tid2\tmatch\na\tb\t1\n");
  EXPECT_THAT(pairs_of(set), ElementsAre(Pair(0, 1, std::nullopt)));
  EXPECT_FALSE(set.graded());
}

TEST_F(LabelledSetTest, ClustersArePairsOfTheirMembers) {
  const LabelledSet set = read("#id\tcluster\na\tx\nd\ty\textra\nc\tx\nb\ty\ne\tx\ne\tx\n", "clusters-of-mine.tsv");
  EXPECT_THAT(pairs_of(set), ElementsAre(Pair(0, 2, std::nullopt), Pair(0, 4, std::nullopt), Pair(1, 3, std::nullopt),
                                         Pair(2, 4, std::nullopt)));
}

TEST_F(LabelledSetTest, ClustersOfPairsAreWhatHangsTogether) {
  const Clustering matched = read("a\tc\nd\te\nc\te\n").clusters(0.8);
  EXPECT_EQ(6U, pair_count(matched)) << "a, c, d and e";
  EXPECT_NE(matched[1], matched[0]);
  const LabelledSet graded = read("a\tb\t0.8\nb\tc\t0.79\n");
  EXPECT_EQ(1U, pair_count(graded.clusters(0.8)));
  EXPECT_EQ(3U, pair_count(graded.clusters(0.79)));
}

TEST_F(LabelledSetTest, BadLabelsNameFileLineAndBothValues) {
  const std::string place = folder_ / "labels.tsv:";
  EXPECT_EQ(place + "2: no document has the id 'z'", message("a\tb\nz\ta\n"));
  EXPECT_EQ(place + "1: a pair needs two ids", message("a\n"));
  EXPECT_EQ(place + "3: 'c' is paired with itself", message("a\tb\n\nc\tc\n"));
  EXPECT_EQ(place + "2: the pair has similarity 0.75, but 0.5 in an earlier line", message("a\tb\t0.5\nb\ta\t0.75\n"));
  EXPECT_EQ(place + "2: the pair has similarity none, but 0.5 in an earlier line", message("a\tb\t0.5\nb\ta\n"));
  EXPECT_EQ(place + "2: the pair has similarity none, but earlier ones have one", message("a\tb\t0.5\nc\td\n"));
  EXPECT_EQ(place + "2: the pair has similarity 0.5, but earlier ones none", message("a\tb\nc\td\t0.5\n"));
  for (const char* const number : {"1.01", "-0.1", "nan", "0.5x", "", "half"}) {
    EXPECT_EQ(place + "1: similarity '" + number + "' is not a number from 0 to 1",
              message(std::string("a\tb\t") + number));
  }
  EXPECT_EQ(place + "2: a column is missing", message("#id1\tid2\tx\tJ\na\tb\t0.5\n"));
}

TEST_F(LabelledSetTest, BadClustersNameFileLineAndBothValues) {
  const std::string place = folder_ / "clusters.tsv:";
  EXPECT_EQ(place + "1: a line needs an id and a cluster", message("a\n", "clusters.tsv"));
  EXPECT_EQ(place + "2: no document has the id 'z'", message("a\tx\nz\tx\n", "clusters.tsv"));
  EXPECT_EQ(place + "2: 'a' is in cluster 'y', but in 'x' in an earlier line", message("a\tx\na\ty\n", "clusters.tsv"));
}

TEST_F(LabelledSetTest, BadDocumentsNameFileAndLine) {
  const std::string place = folder_ / "docs:";
  EXPECT_EQ(place + "2: id 'a' occurs twice", message_of_documents("a\tA\na\tB\n"));
  EXPECT_EQ(place + "1: no tab between id and text", message_of_documents("a A\n"));
  EXPECT_EQ(place + "1: document without an id", message_of_documents("\tA\n"));
  EXPECT_THAT(message_of_documents("a\tA\n\n{\"id\": \"b\"\n"), HasSubstr(place + "3: "));
  EXPECT_THAT(message_of_documents(R"({"id": "b"})"), HasSubstr(place + "1: "));
}

TEST_F(LabelledSetTest, WhatIsNotThereIsNamed) {
  EXPECT_EQ("'" + (folder_ / "docs") + "' has no documents", message_of_documents("\n\r\n"));
  folder_.write("set/other", "");
  EXPECT_EQ("'" + (folder_ / "set") + "' has neither docs.jsonl nor docs.tsv", message_of(folder_ / "set", ""));
  folder_.write("set/docs.tsv", "a\tA\n");
  EXPECT_EQ("'" + (folder_ / "set") + "' has neither pairs.tsv nor clusters.tsv", message_of(folder_ / "set", ""));
  EXPECT_EQ("no file of pairs given for '" + documents_ + "'; name it after the documents", message_of(documents_, ""));
  EXPECT_THAT(message_of(folder_ / "none", documents_), HasSubstr("No such file"));
  EXPECT_THAT(message_of(documents_, folder_ / "none"), HasSubstr(folder_ / "none"));
}

}  // namespace
}  // namespace neardup::cli
