/** @file page_parts.h
 *  Tables and small plots for HTML pages. THREADS: pure functions. */
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

/** A plot small enough for three side by side. */
std::string small_plot(Plot plot);

/** The heights of bars of counts on a logarithmic scale. */
class LogarithmicScale {
 public:
  /** @param most  the highest count. */
  explicit LogarithmicScale(std::uint64_t most);

  /** 1 and powers of ten up to the first that is not below the highest count. */
  const std::vector<PlotTick>& ticks() const { return ticks_; }

  /** The height of a count. A count of 1 is one step above 0, so that it is visible.
   *  @param count  at least 1. */
  double height(std::uint64_t count) const;

 private:
  std::vector<PlotTick> ticks_;
};

/** A histogram of pairs by similarity, as bars over 0 to 1.
 *  @param name  name in the legend; empty for none. */
PlotSeries histogram_bars(const SimilarityHistogram& histogram, const std::string& name, const LogarithmicScale& scale);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_PAGE_PARTS_H
