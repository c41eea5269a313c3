// Floors under the quality of the whole cascade, on the labelled sets where they are; the whole table is
// recall_table's and group_table's.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "collapse/group_list.h"
#include "compare/similarity.h"
#include "group/grouping.h"
#include "quality/corpus.h"
#include "quality/grouped_set.h"
#include "quality/labelled_set.h"
#include "quality/measured_set.h"

namespace neardup::quality {
namespace {

/** The folder of a set; empty if this machine has none. */
std::string folder_of(const std::string& set) {
  const std::string place = NEARDUP_DATA_DIR;
  return place.empty() || !std::filesystem::exists(place + "/" + set) ? std::string() : place + "/" + set;
}

class LabelledSetTest : public testing::TestWithParam<const char*> {};

TEST_P(LabelledSetTest, CascadeKeepsItsPromises) {
  const std::string folder = folder_of(GetParam());
  if (folder.empty()) GTEST_SKIP() << "labelled set " << GetParam() << " is not here; set NEARDUP_DATA_DIR";
  const SetFigures figures = measure_set(folder, 0.8);
  EXPECT_GE(figures.recall, 0.99);
  EXPECT_GE(figures.recall, figures.expected - 0.01);
  EXPECT_EQ(0U, figures.exact_below);
  EXPECT_GE(figures.coverage, 0.98);
  ASSERT_FALSE(figures.differences.empty());
  EXPECT_EQ(0, figures.differences[figures.differences.size() / 2]);
  EXPECT_LE(figures.differences[figures.differences.size() * 99 / 100], 0.02);
  EXPECT_TRUE(figures.groups_as_defined);
  EXPECT_GE(figures.min_similarity, 0.9);
}

INSTANTIATE_TEST_SUITE_P(Languages, LabelledSetTest,
                         testing::Values("docrev_k8s_en", "docrev_k8s_fr", "docrev_k8s_ko", "docrev_k8s_ru",
                                         "docrev_k8s_zh", "docrev_react_ar", "docrev_react_hi", "tangpoetry_zh"),
                         [](const auto& set) { return std::string(set.param); });

/** The sets that this machine has; a name that none has if it has none, so that a test says so. */
std::vector<std::string> sets_here() {
  const std::string place = NEARDUP_DATA_DIR;
  const bool here = !place.empty() && std::filesystem::exists(place);
  const std::vector<std::string> sets = here ? labelled_sets(place) : std::vector<std::string>();
  return sets.empty() ? std::vector<std::string>{"any"} : sets;
}

class GroupedSetTest : public testing::TestWithParam<std::string> {};

TEST_P(GroupedSetTest, EveryMemberReachesTheThresholdWithItsRepresentative) {
  const std::string folder = folder_of(GetParam());
  if (folder.empty()) GTEST_SKIP() << "labelled set " << GetParam() << " is not here; set NEARDUP_DATA_DIR";
  const GroupFigures figures = measure_groups(folder, {0.9}).at.front();
  EXPECT_GE(figures.min_similarity, 0.9);
  EXPECT_GE(figures.least_similarity, 0.9);
  // What positions hold may differ from the text by a few words in a thousand.
  EXPECT_GE(figures.least_of_texts, 0.89);
}

INSTANTIATE_TEST_SUITE_P(All, GroupedSetTest, testing::ValuesIn(sets_here()),
                         [](const auto& set) { return set.param; });

struct PrecisionFloor {
  const char* set;
  double pairwise;
  double b_cubed;
};

class GroupPrecisionTest : public testing::TestWithParam<PrecisionFloor> {};

TEST_P(GroupPrecisionTest, GroupsAreTrueByHumanLabels) {
  const std::string folder = folder_of(GetParam().set);
  if (folder.empty()) GTEST_SKIP() << "labelled set " << GetParam().set << " is not here; set NEARDUP_DATA_DIR";
  const GroupedSet set = measure_groups(folder, {0.9});
  ASSERT_TRUE(set.labelled);
  ASSERT_NE(0U, set.at.front().groups);
  EXPECT_GE(set.at.front().pairwise.precision, GetParam().pairwise);
  EXPECT_GE(set.at.front().b_cubed.precision, GetParam().b_cubed);
}

// Licences that differ in a word or a name (MPL and SPL, CC-BY and CC-BY-NC) are others by their labels.
INSTANTIATE_TEST_SUITE_P(HumanLabels, GroupPrecisionTest,
                         testing::Values(PrecisionFloor{"bib_cytology_screening", 0.99, 0.99},
                                         PrecisionFloor{"bib_haematology", 0.99, 0.99},
                                         PrecisionFloor{"bib_stroke", 0.99, 0.99},
                                         PrecisionFloor{"er_cora", 0.99, 0.99},
                                         PrecisionFloor{"scancode_licenses", 0.85, 0.95}),
                         [](const auto& floor) { return std::string(floor.param.set); });

/** Different texts of one fingerprint: pairs of numbers. */
std::vector<std::pair<std::size_t, std::size_t>> pairs_of_equal_fingerprints(const Corpus& corpus) {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  const auto& documents = corpus.documents();
  for (std::size_t a = 0; a != documents.size(); ++a) {
    for (std::size_t b = a + 1; b != documents.size(); ++b) {
      const bool equal = documents[a].signature.fingerprint == documents[b].signature.fingerprint;
      if (equal && jaccard(documents[a].of_text, documents[b].of_text) < 0.8) pairs.emplace_back(a, b);
    }
  }
  return pairs;
}

TEST(FingerprintTest, DifferentTextsOfOneFingerprintNeverShareAGroup) {
  const std::string folder = folder_of("bib_cytology_screening");
  if (folder.empty()) GTEST_SKIP() << "labelled set bib_cytology_screening is not here; set NEARDUP_DATA_DIR";
  Corpus corpus(cli::read_labelled_set(folder, "").documents);
  const auto pairs = pairs_of_equal_fingerprints(corpus);
  ASSERT_FALSE(pairs.empty()) << "the set has no such pair";
  group_databases({corpus.database()}, Scheme(), corpus.tokenizer());
  std::map<Xapian::docid, std::string> group_of;
  for (const Group& group : list_groups(corpus.database(), Scheme())) {
    for (const Xapian::docid member : group.members) group_of[member] = group.id;
  }
  std::size_t grouped = 0;
  for (const auto& [a, b] : pairs) {
    const std::string group_a = group_of[static_cast<Xapian::docid>(a + 1)];
    const std::string group_b = group_of[static_cast<Xapian::docid>(b + 1)];
    // Members reach 0.9 with their representative, so two of one group reach 0.8.
    if (!group_a.empty() && group_a == group_b) ++grouped;
  }
  EXPECT_EQ(0U, grouped) << "of " << pairs.size() << " pairs";
}

}  // namespace
}  // namespace neardup::quality
