#include "pages/curve_plot.h"

#include <cmath>

#include <fmt/format.h>

namespace neardup::cli {

std::vector<std::string> plot_curve(const Curve& curve, unsigned columns, unsigned rows) {
  std::vector<std::string> lines(rows, std::string(columns, ' '));
  for (unsigned column = 0; column != columns; ++column) {
    const double y = curve(static_cast<double>(column) / (columns - 1));
    const auto height = static_cast<unsigned>(std::lround(y * (rows - 1)));
    lines[rows - 1 - height][column] = '*';
  }
  for (unsigned row = 0; row != rows; ++row) {
    const bool labelled = row == 0 || row == rows - 1;
    lines[row] = fmt::format("{:>4} |{}", labelled ? (row == 0 ? "1" : "0") : "", lines[row]);
    lines[row].erase(lines[row].find_last_not_of(' ') + 1);
  }
  lines.push_back("     +" + std::string(columns, '-'));
  lines.push_back(fmt::format("      0{:>{}}{:>{}}", "0.5", columns / 2, "1", columns - columns / 2 - 1));
  return lines;
}

PlotSeries curve_series(const Curve& curve, const std::string& name) {
  constexpr int kSteps = 200;
  PlotSeries series{name, PlotSeries::Mark::kLine, {}};
  for (int step = 0; step <= kSteps; ++step) {
    const double x = static_cast<double>(step) / kSteps;
    series.points.push_back({x, curve(x)});
  }
  return series;
}

std::string draw_curve(const Curve& curve, const std::string& title, const std::vector<Marker>& markers) {
  return plot_document({title, {"", share_ticks()}, {"", share_ticks()}, {curve_series(curve, "")}, markers});
}

}  // namespace neardup::cli
