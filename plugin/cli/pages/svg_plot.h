/** @file svg_plot.h
 *  Plots of lines, dots and bars as SVG; readable on light and dark pages. THREADS: pure functions. */
#ifndef NEARDUP_CLI_PAGES_SVG_PLOT_H
#define NEARDUP_CLI_PAGES_SVG_PLOT_H

#include <string>
#include <vector>

namespace neardup::cli {

/** A place in a plot; both axes go from 0 to 1. */
struct PlotPoint {
  double x = 0;  ///< of a bar: its left side
  double y = 0;
  std::string note{};  ///< shown when it is pointed at; empty: none
};

struct PlotSeries {
  enum class Mark { kLine, kDots, kBars };

  std::string name;  ///< in the legend; empty: in none
  Mark mark = Mark::kLine;
  std::vector<PlotPoint> points;
  double width = 0;  ///< of a bar
};

struct PlotTick {
  double at = 0;
  std::string name;
};

struct PlotAxis {
  std::string name;  ///< empty: none
  std::vector<PlotTick> ticks;
};

/** What stands upright in a drawing, with its name. */
struct Marker {
  double at = 0;
  std::string name;
};

struct Plot {
  std::string title;
  PlotAxis across;
  PlotAxis up;
  std::vector<PlotSeries> series;  ///< later ones are drawn over earlier ones; each of up to four has a colour
  std::vector<Marker> markers;
  double width = 640;
  double height = 400;
};

/** Ticks at 0, 0.2, ... 1. */
std::vector<PlotTick> share_ticks();

/** What plot_element() needs in the style of its page; once, for all plots. */
std::string plot_style();

/** A plot as an element of HTML. All its text may be foreign: it is escaped. */
std::string plot_element(const Plot& plot);

/** A plot as a file, complete in itself. */
std::string plot_document(const Plot& plot);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_SVG_PLOT_H
