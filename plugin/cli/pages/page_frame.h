/** @file page_frame.h
 *  The frame of all HTML pages that commands write, with their tables, small plots and escaped foreign text.
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_CLI_PAGES_PAGE_FRAME_H
#define NEARDUP_CLI_PAGES_PAGE_FRAME_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "compare/similarity_histogram.h"
#include "pages/svg_plot.h"
#include "scheme/scheme.h"

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
  /** Up to the highest count. */
  explicit LogarithmicScale(const std::vector<std::uint64_t>& counts);

  /** 1 and powers of ten up to the first that is not below the highest count. */
  const std::vector<PlotTick>& ticks() const { return ticks_; }

  /** The height of a count. A count of 1 is one step above 0, so that it is visible.
   *  @param count  at least 1. */
  double height(std::uint64_t count) const;

 private:
  std::vector<PlotTick> ticks_;
};

/** The middle of a column of several that stand side by side over 0 to 1. */
double middle_of(std::size_t column, std::size_t columns);

/** A bar in the column of each count; none for 0.
 *  @param name        in the legend; empty for none. @param begin, end  of a bar, as shares of the width of its column.
 *  @param note        tooltip of a column. */
PlotSeries count_bars(const std::string& name, const std::vector<std::uint64_t>& counts, double begin, double end,
                      const LogarithmicScale& scale, const std::function<std::string(std::size_t column)>& note);

/** A histogram of pairs by similarity, as bars over 0 to 1.
 *  @param name  name in the legend; empty for none. */
PlotSeries histogram_bars(const SimilarityHistogram& histogram, const std::string& name, const LogarithmicScale& scale);

/** Which pairs become candidates, by exact similarity: as measured, and as the scheme's bands are expected to find them if
 *  that is known. @param share_of  name of the axis. */
std::string candidates_plot(const std::string& title, const std::string& share_of, std::vector<PlotPoint> measured,
                            const Scheme& scheme, double threshold);

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_PAGES_PAGE_FRAME_H
