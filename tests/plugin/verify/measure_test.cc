#include "neardup/measure.h"

#include <gmock/gmock.h>

#include <xapian.h>

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(MeasureTest, EachHasItsName) {
  EXPECT_THAT(measure_names(), ElementsAre("jaccard", "containment", "multiset", "idf", "cosine"));
  for (const Measure measure :
       {Measure::kJaccard, Measure::kContainment, Measure::kMultiset, Measure::kIdf, Measure::kCosine}) {
    EXPECT_EQ(measure, measure_named(measure_name(measure)));
  }
  EXPECT_EQ("multiset", measure_name(Measure::kMultiset));
}

TEST(MeasureTest, UnknownNameIsRefusedWithTheKnownOnes) {
  try {
    measure_named("klingon");
    FAIL();
  } catch (const Xapian::InvalidArgumentError& error) {
    EXPECT_THAT(error.get_msg(),
                HasSubstr("'klingon' is unknown; use one of jaccard, containment, multiset, idf, cosine"));
  }
}

}  // namespace
}  // namespace neardup
