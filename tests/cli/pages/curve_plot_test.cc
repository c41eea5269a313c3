#include "pages/svg_plot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

double straight(double x) {
  return x;
}

TEST(CurvePlotTest, CurveGoesFromCornerToCorner) {
  const std::vector<std::string> lines = plot_curve(straight, 11, 11);
  ASSERT_EQ(13U, lines.size());
  EXPECT_EQ("   1 |          *", lines[0]);
  EXPECT_EQ("     |     *", lines[5]);
  EXPECT_EQ("   0 |*", lines[10]);
  EXPECT_EQ("     +-----------", lines[11]);
  EXPECT_EQ("      0  0.5    1", lines[12]);
}

TEST(CurvePlotTest, EveryColumnHasOnePoint) {
  const std::vector<std::string> lines = plot_curve([](double x) { return x < 0.5 ? 0.0 : 1.0; }, 61, 11);
  std::size_t points = 0;
  for (const std::string& line : lines) points += static_cast<std::size_t>(std::count(line.begin(), line.end(), '*'));
  EXPECT_EQ(61U, points);
}

TEST(CurvePlotTest, DrawingIsCompleteAndEscaped) {
  const std::string svg = plot_document(
      {"a < b & c", {"", share_ticks()}, {"", share_ticks()}, {curve_series(straight, "")}, {{0.8, "<script>"}}});
  EXPECT_EQ(0U, svg.find("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_THAT(svg, HasSubstr("a &lt; b &amp; c"));
  EXPECT_THAT(svg, HasSubstr("&lt;script&gt;"));
  EXPECT_THAT(svg, Not(HasSubstr("<script")));
  EXPECT_THAT(svg, HasSubstr("</svg>"));
  EXPECT_THAT(svg, HasSubstr("50.0,355.0"));  // 0, 0
  EXPECT_THAT(svg, HasSubstr("620.0,50.0"));  // 1, 1
}

}  // namespace
}  // namespace neardup::cli
