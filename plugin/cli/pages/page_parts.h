/** @file page_parts.h
 *  Tables and small plots that pages of HTML are made of. THREADS: pure functions. */
#ifndef NEARDUP_CLI_PAGES_PAGE_PARTS_H
#define NEARDUP_CLI_PAGES_PAGE_PARTS_H

#include <cstdint>
#include <string>
#include <vector>

#include "compare/similarity_histogram.h"
#include "pages/svg_plot.h"

namespace neardup::cli {

/** Rules for `.plots`, which holds small_plot() elements side by side, and `.wide`, which holds a table. */
extern const char* const kPagePartsStyle;

/** @param cells  foreign text. @param element  "td" or "th". */
std::string table_row(const std::vector<std::string>& cells, const char* element);

/** A plot as wide as three of them may stand beside each other. */
std::string small_plot(Plot plot);

/** How high bars of counts stand on a logarithmic scale of its own. */
class LogarithmicScale {
 public:
  /** @param most  the highest count. */
  explicit LogarithmicScale(std::uint64_t most);

  /** 1 and powers of ten up to the first that is not below the highest count. */
  const std::vector<PlotTick>& ticks() const { return ticks_; }

  /** A count of 1 stands a step above 0, so that it shows. @param count  at least 1. */
  double height(std::uint64_t count) const;

 private:
  std::vector<PlotTick> ticks_;
};

/** How many pairs have which similarity, as bars over 0 to 1. @param name  in the legend; empty: in none. */
PlotSeries histogram_bars(const SimilarityHistogram& histogram, const std::string& name, const LogarithmicScale& scale);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_PAGE_PARTS_H
