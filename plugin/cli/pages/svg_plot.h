/** @file svg_plot.h
 *  Plots of lines, dots and bars as SVG; readable on light and dark pages. THREADS: pure functions.
 *
 *  A curve over 0..1, drawn for a terminal and for a page.
 */
#ifndef NEARDUP_CLI_PAGES_SVG_PLOT_H
#define NEARDUP_CLI_PAGES_SVG_PLOT_H

#include <functional>
#include <string>
#include <vector>

namespace neardup::cli {

/** A point in a plot; both axes go from 0 to 1. */
struct PlotPoint {
  double x = 0;  ///< left side of a bar
  double y = 0;
  std::string note{};  ///< tooltip; may be empty
};

struct PlotSeries {
  enum class Mark { kLine, kDots, kBars };

  std::string name;  ///< name in the legend; empty for none
  Mark mark = Mark::kLine;
  std::vector<PlotPoint> points;
  double width = 0;  ///< of a bar
};

struct PlotTick {
  double at = 0;
  std::string name;
};

struct PlotAxis {
  std::string name;  ///< may be empty
  std::vector<PlotTick> ticks;
};

struct Plot {
  std::string title;
  PlotAxis across;
  PlotAxis up;
  std::vector<PlotSeries> series;  ///< drawn in this order; the first four have different colours
  std::vector<PlotTick> markers;   ///< vertical lines with names
  double width = 640;
  double height = 400;
};

/** Ticks at 0, 0.2, ... 1. */
std::vector<PlotTick> share_ticks();

/** The style that plot_element() needs, once per page. */
extern const char* const kPlotStyle;

/** A plot as an HTML element. All its text is escaped. */
std::string plot_element(const Plot& plot, const std::string& attributes = "", const std::string& style = "");

/** A plot as a self-contained file. */
std::string plot_document(const Plot& plot);

/** A curve from 0..1 to 0..1. */
using Curve = std::function<double(double)>;

/** Draw a curve with characters, with axes from 0 to 1.
 *  @param columns, rows  size of the area inside the axes, at least 11 and 2. */
std::vector<std::string> plot_curve(const Curve& curve, unsigned columns, unsigned rows);

/** The curve as points, for a plot with more series. */
PlotSeries curve_series(const Curve& curve, const std::string& name);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_SVG_PLOT_H
