#include "faults/power_loss/trace.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace neardup::faults {
namespace {

TEST(TraceTest, EmptyTextIsAnEmptyTrace) {
  EXPECT_TRUE(parse_trace("").empty());
}

TEST(TraceTest, RecordsAreReadWithAnyBytes) {
  const std::string data("a\n\0 b", 5);
  const Trace trace = parse_trace("open 3 66 4\ndb/x\nwrite 3 512 5\n" + data + "\nrename 1 0 3\nxyz\n");
  ASSERT_EQ(3U, trace.size());
  EXPECT_EQ(CallKind::kOpen, trace[0].kind);
  EXPECT_EQ(66U, trace[0].number);
  EXPECT_EQ("db/x", trace[0].path);
  EXPECT_EQ(3, trace[1].descriptor);
  EXPECT_EQ(512U, trace[1].number);
  EXPECT_EQ(data, trace[1].data);
  EXPECT_EQ("x", trace[2].path);
  EXPECT_EQ("yz", trace[2].target);
}

TEST(TraceTest, OtherTextIsRefused) {
  for (const char* text : {"jump 3 0 0\n\n", "write 3 0 9\nabc\n", "rename 7 0 3\nxyz\n", "open"}) {
    EXPECT_THROW(parse_trace(text), std::runtime_error) << text;
  }
}

TEST(TraceTest, ARecordThatWasCutIsLeftOutIfItMayBe) {
  const std::string text = "sync 3 0 0\n\nwrite 3 0 9\nabc";
  for (std::size_t size = 12; size != text.size(); ++size) {
    EXPECT_EQ(1U, parse_trace(text.substr(0, size), TraceEnd::kMayBeCut).size()) << size;
  }
  EXPECT_THROW(parse_trace(text), std::runtime_error);
}

}  // namespace
}  // namespace neardup::faults
