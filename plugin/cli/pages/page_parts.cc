#include "pages/page_parts.h"

#include <cmath>

#include <fmt/format.h>

#include "output/counted.h"
#include "pages/page_frame.h"

namespace neardup::cli {

const char* const kPagePartsStyle = R"(
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
.plots svg { display: block; width: 100%; border: 1px solid var(--line); border-radius: .3rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th { font-weight: 600; vertical-align: bottom; } th:first-child, td:first-child { padding-left: 0; text-align: left; white-space: nowrap; }
code { overflow-wrap: anywhere; font: .8rem/1.5 ui-monospace, monospace; }
details { margin: .6rem 0; } summary { cursor: pointer; color: var(--faint); }
)";

std::string table_row(const std::vector<std::string>& cells, const char* element) {
  std::string row = "<tr>";
  for (const std::string& cell : cells) row += fmt::format("<{0}>{1}</{0}>", element, shown_text(cell));
  return row + "</tr>\n";
}

std::string small_plot(Plot plot) {
  plot.width = 440;
  plot.height = 300;
  return plot_element(plot);
}

LogarithmicScale::LogarithmicScale(std::uint64_t most) : ticks_{{0, "1"}} {
  for (std::uint64_t power = 10; power / 10 < most; power *= 10) {
    ticks_.push_back({0, power < 1000        ? fmt::format("{}", power)
                         : power < 1'000'000 ? fmt::format("{}k", power / 1000)
                                             : fmt::format("{}M", power / 1'000'000)});
  }
  for (std::size_t i = 0; i != ticks_.size(); ++i) {
    ticks_[i].at = static_cast<double>(i + 1) / static_cast<double>(ticks_.size());
  }
}

double LogarithmicScale::height(std::uint64_t count) const {
  return (std::log10(static_cast<double>(count)) + 1) / static_cast<double>(ticks_.size());
}

PlotSeries histogram_bars(const SimilarityHistogram& histogram, const std::string& name,
                          const LogarithmicScale& scale) {
  PlotSeries series{name, PlotSeries::Mark::kBars, {}, 0.9 / SimilarityHistogram::kClasses};
  for (std::size_t i = 0; i != SimilarityHistogram::kClasses; ++i) {
    const std::uint64_t count = histogram.counts()[i];
    if (count == 0) continue;
    const double from = static_cast<double>(i) / SimilarityHistogram::kClasses;
    series.points.push_back(
        {from + 0.05 / SimilarityHistogram::kClasses, scale.height(count),
         fmt::format("from {:.2f}: {}{}{}", from, counted(count, "pair"), name.empty() ? "" : ", ", name)});
  }
  return series;
}

}  // namespace neardup::cli
