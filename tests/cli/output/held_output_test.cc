#include "output/held_output.h"

#include <gtest/gtest.h>

#include "output/listing.h"

namespace neardup::cli {
namespace {

/** What reaches stdout and stderr. */
template <typename Print>
std::pair<std::string, std::string> printed(const Print& print) {
  ::testing::internal::CaptureStdout();
  ::testing::internal::CaptureStderr();
  print();
  std::string out = ::testing::internal::GetCapturedStdout();
  return {std::move(out), ::testing::internal::GetCapturedStderr()};
}

void print_row() {
  Listing listing(Format::kJson, {});
  listing.row({{"id", "a"}}, "");
  print_text(stderr, "a note\n");
}

using Streams = std::pair<std::string, std::string>;
const Streams kOnce{"[\n{\"id\":\"a\"}\n]\n", "a note\n"};

TEST(HeldOutputTest, WithoutItTextsArePrintedAtOnce) {
  EXPECT_EQ(kOnce, printed(print_row));
}

TEST(HeldOutputTest, OnlyWhatIsDeliveredIsPrinted) {
  EXPECT_EQ(Streams(), printed([] {
              HeldOutput output;
              print_row();
            }));
  EXPECT_EQ(kOnce, printed([] {
              HeldOutput output;
              print_row();
              output.clear();
              print_row();
              output.deliver();
              output.deliver();
            }));
}

TEST(HeldOutputTest, AfterItTextsArePrintedAtOnce) {
  EXPECT_EQ(kOnce, printed([] {
              { const HeldOutput output; }
              print_row();
            }));
}

}  // namespace
}  // namespace neardup::cli
