#include "scheme_choice.h"

#include <gtest/gtest.h>

namespace neardup::hook {
namespace {

TEST(IndexerPoolTest, SchemesOfOneMethodAndOtherPlacesHaveSignersOfTheirOwn) {
  IndexerPool pool;
  const Scheme usual;
  const Scheme moved = Scheme::parse("standard slots=80,81,82,83");
  ASSERT_EQ(usual.id(), moved.id());
  for (const Scheme& scheme : {usual, moved, usual, moved}) {
    const auto lease = pool.lease(scheme);
    EXPECT_EQ(scheme, lease->scheme());
  }
}

}  // namespace
}  // namespace neardup::hook
