/** @file curve_plot.h
 *  A curve over 0..1, drawn for a terminal and for a page. */
#ifndef NEARDUP_CLI_PAGES_CURVE_PLOT_H
#define NEARDUP_CLI_PAGES_CURVE_PLOT_H

#include <functional>
#include <string>
#include <vector>

#include "pages/svg_plot.h"

namespace neardup::cli {

/** A curve from 0..1 to 0..1. */
using Curve = std::function<double(double)>;

/** Draw a curve with characters, with axes from 0 to 1.
 *  @param columns, rows  size of the area inside the axes, at least 11 and 2. */
std::vector<std::string> plot_curve(const Curve& curve, unsigned columns, unsigned rows);

/** The curve as points, for a plot with more series. */
PlotSeries curve_series(const Curve& curve, const std::string& name);

/** A self-contained SVG file; readable on light and dark pages. */
std::string draw_curve(const Curve& curve, const std::string& title, const std::vector<Marker>& markers);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_CURVE_PLOT_H
