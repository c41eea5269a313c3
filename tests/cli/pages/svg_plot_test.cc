#include "pages/svg_plot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Plot plot_of(PlotSeries::Mark mark, std::vector<PlotPoint> points, double width = 0) {
  return {"title", {"x", share_ticks()}, {"y", share_ticks()}, {{"series", mark, std::move(points), width}}, {}};
}

// The area goes from (50, 355) to (620, 50) of 640 x 400.
TEST(SvgPlotTest, LineGoesThroughItsPoints) {
  EXPECT_THAT(plot_element(plot_of(PlotSeries::Mark::kLine, {{0, 0}, {0.5, 1}, {1, 0.5}})),
              HasSubstr("<polyline class=\"line c0\" points=\"50.0,355.0 335.0,50.0 620.0,202.5\"/>"));
}

TEST(SvgPlotTest, DotsStandAtTheirPoints) {
  const std::string element = plot_element(plot_of(PlotSeries::Mark::kDots, {{0.5, 0.5, "a note"}}));
  EXPECT_THAT(element, HasSubstr("cx=\"335.0\" cy=\"202.5\""));
  EXPECT_THAT(element, HasSubstr("<title>a note</title></circle>"));
}

TEST(SvgPlotTest, BarsStandOnTheAxis) {
  EXPECT_THAT(plot_element(plot_of(PlotSeries::Mark::kBars, {{0.5, 0.25}}, 0.1)),
              HasSubstr("x=\"335.0\" y=\"278.8\" width=\"57.0\" height=\"76.2\""));
}

TEST(SvgPlotTest, TicksMarkersAndNamesAreDrawn) {
  Plot plot = plot_of(PlotSeries::Mark::kLine, {});
  plot.markers = {{0.8, "right"}, {0.2, "left"}};
  const std::string element = plot_element(plot);
  for (const char* const text : {">title<", ">x<", ">y<", ">series<", ">0.4<", ">right<", ">left<"}) {
    EXPECT_THAT(element, HasSubstr(text));
  }
  EXPECT_THAT(element, HasSubstr("class=\"marker\" x1=\"506.0\""));
}

TEST(SvgPlotTest, NothingForeignIsMarkup) {
  const std::string foreign = "<script>\x1b&";
  const Plot plot{
      foreign,
      {foreign, {{0, foreign}}},
      {foreign, {{0, foreign}}},
      {{foreign, PlotSeries::Mark::kDots, {{0, 0, foreign}}}, {foreign, PlotSeries::Mark::kBars, {{0, 0, foreign}}}},
      {{0, foreign}}};
  for (const std::string& drawing : {plot_element(plot), plot_document(plot)}) {
    EXPECT_THAT(drawing, Not(HasSubstr("<script")));
    EXPECT_THAT(drawing, Not(HasSubstr("\x1b")));
    EXPECT_THAT(drawing, HasSubstr("&lt;script&gt;\\x1b&amp;"));
  }
}

TEST(SvgPlotTest, ElementNeedsTheStyleOfItsPageAndADocumentNothing) {
  const Plot plot = plot_of(PlotSeries::Mark::kLine, {});
  EXPECT_THAT(plot_element(plot), Not(HasSubstr("http:")));
  EXPECT_THAT(plot_element(plot), Not(HasSubstr("<style>")));
  EXPECT_EQ(0U, plot_document(plot).find("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_THAT(plot_document(plot), HasSubstr(kPlotStyle));
  EXPECT_THAT(kPlotStyle, HasSubstr("prefers-color-scheme: dark"));
}

}  // namespace
}  // namespace neardup::cli
