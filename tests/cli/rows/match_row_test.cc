#include "rows/match_row.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(MatchRowTest, OneBitIsOne) {
  const Similarity similarity{0.5, 0.75, 0.5, Verification::kExact};
  EXPECT_EQ(similarity_text(0, similarity), "0.5000 exact      contained 0.7500   0 bits");
  EXPECT_EQ(similarity_text(1, similarity), "0.5000 exact      contained 0.7500   1 bit ");
  EXPECT_EQ(similarity_text(64, similarity), "0.5000 exact      contained 0.7500  64 bits");
}

TEST(MatchRowTest, ColumnsStandBelowEachOther) {
  const Similarity similarity{0.5, 0.75, 0.5, Verification::kEstimated};
  const std::size_t width = similarity_text(1, similarity).size();
  for (const std::optional<unsigned> hamming : {std::optional<unsigned>(), std::optional<unsigned>(63)}) {
    EXPECT_EQ(similarity_text(hamming, similarity).size(), width);
    EXPECT_EQ(similarity_text(hamming, std::nullopt).size(), width);
  }
}

}  // namespace
}  // namespace neardup::cli
