#include "pages/svg_plot.h"

#include <cmath>

#include <fmt/format.h>

#include "pages/page_frame.h"

namespace neardup::cli {

namespace {

constexpr double kLeft = 50;
constexpr double kRight = 20;
constexpr double kTop = 50;
constexpr double kBottom = 45;
constexpr double kLegendBox = 11;

/** A plot that is being drawn. */
class Drawing {
 public:
  explicit Drawing(const Plot& plot) : plot_(plot) {}

  std::string content() const {
    std::string content =
        fmt::format("<title>{0}</title>\n<text x=\"{1:.0f}\" y=\"20\" text-anchor=\"middle\">{0}</text>\n",
                    shown_text(plot_.title), plot_.width / 2);
    content += axes() + legend();
    for (std::size_t i = 0; i != plot_.series.size(); ++i) content += series(i);
    return content + markers();
  }

 private:
  double across(double x) const { return kLeft + x * (plot_.width - kLeft - kRight); }
  double down(double y) const { return plot_.height - kBottom - y * (plot_.height - kTop - kBottom); }

  std::string axes() const {
    std::string part;
    for (const PlotTick& tick : plot_.across.ticks) {
      part += fmt::format(
          "<line class=\"grid\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.0f}\" y2=\"{2:.0f}\"/>\n"
          "<text x=\"{0:.1f}\" y=\"{3:.0f}\" text-anchor=\"middle\">{4}</text>\n",
          across(tick.at), down(0), down(1), down(0) + 18, shown_text(tick.name));
    }
    for (const PlotTick& tick : plot_.up.ticks) {
      part += fmt::format(
          "<line class=\"grid\" x1=\"{0:.0f}\" x2=\"{1:.0f}\" y1=\"{2:.1f}\" y2=\"{2:.1f}\"/>\n"
          "<text x=\"{3:.0f}\" y=\"{4:.1f}\" text-anchor=\"end\">{5}</text>\n",
          across(0), across(1), down(tick.at), across(0) - 8, down(tick.at) + 4, shown_text(tick.name));
    }
    part += fmt::format("<text x=\"{:.1f}\" y=\"{:.0f}\" text-anchor=\"middle\">{}</text>\n", across(0.5), down(0) + 38,
                        shown_text(plot_.across.name));
    part += fmt::format("<text transform=\"translate(12 {:.1f}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n",
                        down(0.5), shown_text(plot_.up.name));
    return part;
  }

  std::string legend() const {
    std::string part;
    for (std::size_t i = 0; i != plot_.series.size(); ++i) {
      if (plot_.series[i].name.empty()) continue;
      const double left = across(static_cast<double>(i) / static_cast<double>(plot_.series.size()));
      part += fmt::format(
          "<rect class=\"box c{}\" x=\"{:.1f}\" y=\"29\" width=\"{:.0f}\" height=\"{:.0f}\"/>"
          "<text x=\"{:.1f}\" y=\"39\">{}</text>\n",
          i, left, kLegendBox, kLegendBox, left + kLegendBox + 5, shown_text(plot_.series[i].name));
    }
    return part;
  }

  std::string series(std::size_t number) const {
    const PlotSeries& series = plot_.series[number];
    std::string part;
    for (const PlotPoint& point : series.points) {
      switch (series.mark) {
        case PlotSeries::Mark::kLine:
          part += fmt::format("{}{:.1f},{:.1f}", part.empty() ? "" : " ", across(point.x), down(point.y));
          break;
        case PlotSeries::Mark::kDots:
          part += fmt::format("<circle class=\"dot c{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\">{}</circle>\n", number,
                              across(point.x), down(point.y), note(point));
          break;
        case PlotSeries::Mark::kBars:
          part += fmt::format(
              "<rect class=\"bar c{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\">{}</rect>\n",
              number, across(point.x), down(point.y), across(series.width) - across(0), down(0) - down(point.y),
              note(point));
      }
    }
    if (series.mark != PlotSeries::Mark::kLine) return part;
    return fmt::format("<polyline class=\"line c{}\" points=\"{}\"/>\n", number, part);
  }

  static std::string note(const PlotPoint& point) {
    return point.note.empty() ? "" : "<title>" + shown_text(point.note) + "</title>";
  }

  std::string markers() const {
    std::string part;
    double label = down(1) + 16;
    for (const PlotTick& marker : plot_.markers) {
      const bool left = marker.at < 0.5;  // on the side with more space
      part += fmt::format(
          "<line class=\"marker\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.0f}\" y2=\"{2:.0f}\"/>\n"
          "<text class=\"named\" x=\"{3:.1f}\" y=\"{4:.0f}\" text-anchor=\"{5}\">{6}</text>\n",
          across(marker.at), down(0), down(1), across(marker.at) + (left ? 6 : -6), label, left ? "start" : "end",
          shown_text(marker.name));
      label += 18;
    }
    return part;
  }

  const Plot& plot_;
};

}  // namespace

std::vector<PlotTick> share_ticks() {
  constexpr int kTicks = 5;
  std::vector<PlotTick> ticks;
  for (int tick = 0; tick <= kTicks; ++tick) {
    const double at = static_cast<double>(tick) / kTicks;
    ticks.push_back({at, fmt::format("{:.1f}", at)});
  }
  return ticks;
}

const char* const kPlotStyle = R"(
.plot { font: 13px sans-serif; }
.plot text { fill: #333; } .plot .grid { stroke: #ccc; } .plot .marker { stroke: #c40; stroke-dasharray: 4 3; }
.plot .line { fill: none; stroke-width: 2; }
.plot .named { paint-order: stroke; stroke: #fff; stroke-width: 4px; }
.plot .c0 { --c: #06c; } .plot .c1 { --c: #b35900; } .plot .c2 { --c: #1a7f37; } .plot .c3 { --c: #8250df; }
@media (prefers-color-scheme: dark) {
  .plot text { fill: #ddd; } .plot .named { stroke: #15171a; } .plot .grid { stroke: #444; } .plot .marker { stroke: #f96; }
  .plot .c0 { --c: #6af; } .plot .c1 { --c: #f0a35e; } .plot .c2 { --c: #6fd68a; } .plot .c3 { --c: #c297ff; }
}
.plot .line { stroke: var(--c); } .plot .dot, .plot .bar, .plot .box { fill: var(--c); }
)";

std::string plot_element(const Plot& plot, const std::string& attributes, const std::string& style) {
  return fmt::format("<svg {}class=\"plot\" viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\">\n{}{}</svg>\n", attributes,
                     plot.width, plot.height, style, Drawing(plot).content());
}

std::string plot_document(const Plot& plot) {
  return plot_element(plot, "xmlns=\"http://www.w3.org/2000/svg\" ", fmt::format("<style>{}</style>\n", kPlotStyle));
}

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

}  // namespace neardup::cli
