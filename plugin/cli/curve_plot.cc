#include "curve_plot.h"

#include <cmath>

#include <fmt/format.h>

#include "markup_text.h"

namespace neardup::cli {

namespace {

constexpr double kWidth = 640;
constexpr double kHeight = 400;
constexpr double kMargin = 50;

double across(double x) {
  return kMargin + x * (kWidth - 2 * kMargin);
}
double down(double y) {
  return kHeight - kMargin - y * (kHeight - 2 * kMargin);
}

std::string axes() {
  std::string drawing;
  constexpr int kTicks = 5;
  for (int tick = 0; tick <= kTicks; ++tick) {
    const double at = static_cast<double>(tick) / kTicks;
    drawing += fmt::format(
        "<line class=\"grid\" x1=\"{0:.0f}\" x2=\"{0:.0f}\" y1=\"{1:.0f}\" y2=\"{2:.0f}\"/>\n"
        "<line class=\"grid\" x1=\"{3:.0f}\" x2=\"{4:.0f}\" y1=\"{5:.0f}\" y2=\"{5:.0f}\"/>\n"
        "<text x=\"{0:.0f}\" y=\"{6:.0f}\" text-anchor=\"middle\">{7:.1f}</text>\n"
        "<text x=\"{8:.0f}\" y=\"{9:.0f}\" text-anchor=\"end\">{7:.1f}</text>\n",
        across(at), down(0), down(1), across(0), across(1), down(at), down(0) + 18, at, across(0) - 8, down(at) + 4);
  }
  return drawing;
}

std::string line_of(const Curve& curve) {
  constexpr int kSteps = 200;
  std::string points;
  for (int step = 0; step <= kSteps; ++step) {
    const double x = static_cast<double>(step) / kSteps;
    points += fmt::format("{}{:.1f},{:.1f}", step == 0 ? "" : " ", across(x), down(curve(x)));
  }
  return "<polyline class=\"curve\" points=\"" + points + "\"/>\n";
}

}  // namespace

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

std::string draw_curve(const Curve& curve, const std::string& title, const std::vector<Marker>& markers) {
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0f} {:.0f}\" font-family=\"sans-serif\" "
      "font-size=\"13\">\n<style>\n"
      "text {{ fill: #333 }} .grid {{ stroke: #ccc }} .curve {{ fill: none; stroke: #06c; stroke-width: 2 }}\n"
      ".marker {{ stroke: #c40; stroke-dasharray: 4 3 }}\n"
      "@media (prefers-color-scheme: dark) {{ text {{ fill: #ddd }} .grid {{ stroke: #444 }} .curve {{ stroke: #6af }} "
      ".marker {{ stroke: #f96 }} }}\n</style>\n",
      kWidth, kHeight);
  svg += fmt::format("<title>{0}</title>\n<text x=\"{1:.0f}\" y=\"24\" text-anchor=\"middle\">{0}</text>\n",
                     markup_text(title), kWidth / 2);
  svg += axes() + line_of(curve);
  double label = down(1) + 16;
  for (const Marker& marker : markers) {
    svg += fmt::format(
        "<line class=\"marker\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.0f}\" y2=\"{2:.0f}\"/>\n"
        "<text x=\"{3:.1f}\" y=\"{4:.0f}\" text-anchor=\"end\">{5}</text>\n",
        across(marker.at), down(0), down(1), across(marker.at) - 6, label, markup_text(marker.name));
    label += 18;
  }
  return svg + "</svg>\n";
}

}  // namespace neardup::cli
