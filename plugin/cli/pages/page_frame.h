/** @file page_frame.h
 *  The frame of all HTML pages that commands write, with their tables, small plots and escaped foreign text.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CLI_PAGES_PAGE_FRAME_H
#define NEARDUP_CLI_PAGES_PAGE_FRAME_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "compare/similarity_histogram.h"
#include "pages/svg_plot.h"

namespace neardup::cli {

/** The text with the special characters of markup escaped, for content and quoted attributes: < > & " '. printable()
 *  replaces controls and ill-formed bytes. */
std::string markup_text(std::string_view text);

/** A self-contained page without scripts, light or dark like the reader's system. The style can use the page's
 *  colours: --text, --page, --faint, --line, --soft, --mark, --on-mark.
 *  @param title  of the window, and of the page above its body; any bytes.
 *  @param style  additional rules.
 *  @param body   markup. */
std::string page_frame(std::string_view title, std::string_view style, std::string_view body);

/** Foreign text for a page: printable(), then markup_text(), without marks of direction that have no form. */
std::string shown_text(std::string_view text);

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

/** Add a bar for a count; none for 0. @param left  side of the bar. @param note  tooltip. */
void add_bar(PlotSeries& bars, const LogarithmicScale& scale, double left, std::uint64_t count,
             const std::string& note);

/** A histogram of pairs by similarity, as bars over 0 to 1.
 *  @param name  name in the legend; empty for none. */
PlotSeries histogram_bars(const SimilarityHistogram& histogram, const std::string& name, const LogarithmicScale& scale);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_PAGE_FRAME_H
