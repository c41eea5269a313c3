#include "output/left_out.h"

#include <filesystem>
#include <string>

#include <gmock/gmock.h>

namespace neardup::cli {
namespace {

NamedCount named(int count) {
  NamedCount names;
  for (int i = 0; i != count; ++i) names.add(std::string(1, static_cast<char>('a' + i)));
  return names;
}

TEST(LeftOutTest, ThreeNamesStandBeforeTheRemedy) {
  EXPECT_EQ(named(0).line("skipped", "image"), "");
  EXPECT_EQ(named(1).line("skipped", "image"), "\nskipped 1: image (a)");
  EXPECT_EQ(named(3).line("skipped", "PDF; install it; or not"), "\nskipped 3: PDF (a, b, c); install it; or not");
  EXPECT_EQ(named(4).line("unsigned", "image"), "\nunsigned 4: image (a, b, c, ...)");
  EXPECT_TRUE(named(3).names_all());
  EXPECT_FALSE(named(4).names_all());
}

TEST(LeftOutTest, NamesAreRelativeAndPrintable) {
  const std::string here = std::filesystem::current_path().string();
  NamedCount names;
  names.add(here + "/a/b");
  names.add(here + "x/c");
  names.add("/d\n");
  EXPECT_EQ(names.line("skipped", "image"), "\nskipped 3: image (a/b, " + here + "x/c, /d\\x0a)");
}

TEST(LeftOutTest, TheLastLineSaysHowToSeeAllNames) {
  EXPECT_EQ(skipped_text({}), "");
  EXPECT_EQ(skipped_text({{"a", named(1)}, {"b", named(2)}}), "\nskipped 1: a (a)\nskipped 2: b (a, b)");
  const std::string hint = "\n--log-format jsonl names each";
  EXPECT_EQ(skipped_text({{"a", named(5)}, {"b", named(1)}}), "\nskipped 5: a (a, b, c, ...)\nskipped 1: b (a)" + hint);
  EXPECT_EQ(skipped_text({}, false), hint);
}

TEST(LeftOutTest, TheLogHasALineForEach) {
  ::testing::internal::CaptureStderr();
  log_left_out(LogFormat::kText, "skipped", "a", "b");
  log_left_out(LogFormat::kJsonLines, "skipped", "a\xff", "PDF; install it");
  log_left_out(LogFormat::kJsonLines, "repeated", "a", "image");
  EXPECT_EQ(::testing::internal::GetCapturedStderr(),
            "{\"event\":\"skipped\",\"source\":\"a\xef\xbf\xbd\",\"reason\":\"PDF\",\"remedy\":\"install it\"}\n"
            "{\"event\":\"repeated\",\"source\":\"a\",\"reason\":\"image\"}\n");
}

}  // namespace
}  // namespace neardup::cli
